/** Wire schemas of subscription, checkout and portal. Field names of a subscription are the specification's (section 3). */
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { SUBSCRIPTION_STATUSES, type SubscriptionRecord } from "./subscription.ts";

const time = z.iso.datetime();

export const subscriptionSchema = z.object({
  id: z.string(),
  user_id: z.string(),
  /** As it is at `server_time`: a trial past its end is `expired`, one that will not be renewed is `canceled`. */
  status: z.enum(SUBSCRIPTION_STATUSES),
  trial_start: z.nullable(time),
  trial_end: z.nullable(time),
  subscription_tier_id: z.string(),
  cancel_at_period_end: z.boolean(),
  current_period_end: z.nullable(time),
  /** A card is on file with the payment provider. */
  has_payment_method: z.boolean(),
  metadata: z.object({ ending_soon: z.boolean(), notification_shown: z.boolean(), trial_expired: z.boolean() }),
  created_at: time,
  updated_at: time,
  subscription_tiers: z.object({ id: z.string(), name: z.string(), price_cents: z.number(), currency: z.string() }),
});
export type WireSubscription = z.infer<typeof subscriptionSchema>;

/** Everything that menu, account, pricing and guards show comes from this one reading. */
export const subscriptionReadingSchema = z.object({
  /** Null: never begun. An administrator's stands for itself: active, without a trial. */
  subscription: z.nullable(subscriptionSchema),
  is_admin: z.boolean(),
  /** The one free trial is still to be had. */
  trial_available: z.boolean(),
  /** Replies left today; null where no daily count applies. */
  replies_left: z.nullable(z.number()),
  /** So that a wrong clock in the browser does not move the trial's end. */
  server_time: time,
});
export type SubscriptionReading = z.infer<typeof subscriptionReadingSchema>;

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** The record behind a wire subscription, for `standingOf`. */
export const recordOf = (wire: WireSubscription): SubscriptionRecord => ({
  status: wire.status,
  trialStart: dateOf(wire.trial_start),
  trialEnd: dateOf(wire.trial_end),
  currentPeriodEnd: dateOf(wire.current_period_end),
  cancelAtPeriodEnd: wire.cancel_at_period_end,
  hasPaymentMethod: wire.has_payment_method,
});

export const readSubscription = endpoint({
  method: "GET",
  path: "/api/subscription",
  caller: "user",
  summary: "The caller's subscription; as events, again after each change, at most ten a second",
  reply: subscriptionReadingSchema,
  event: z.discriminatedUnion("type", [
    z.object({ type: z.literal("subscription"), reading: subscriptionReadingSchema }),
    /** The stream has lasted long enough; the client opens another. */
    z.object({ type: z.literal("done") }),
  ]),
});

export const markNotified = endpoint({
  method: "POST",
  path: "/api/subscription/notified",
  caller: "user",
  summary: "The notice of the trial's end has been seen: sets metadata.notification_shown",
  reply: subscriptionReadingSchema,
});

export const cancelSubscription = endpoint({
  method: "POST",
  path: "/api/subscription/cancel",
  caller: "user",
  summary: "Ask the payment provider not to renew the subscription when its period ends",
  reply: subscriptionReadingSchema,
});

export const reactivateSubscription = endpoint({
  method: "POST",
  path: "/api/subscription/reactivate",
  caller: "user",
  summary: "Take the cancellation back while the period still runs",
  reply: subscriptionReadingSchema,
});

export const createCheckoutSession = endpoint({
  method: "POST",
  path: "/functions/v1/create-checkout-session",
  caller: "user",
  summary: "Begin the trial or the subscription: the browser goes on to `url`",
  body: z.object({
    /** An address of this origin. */
    returnUrl: z.string().check(z.maxLength(2_000)),
    /** The amount that the caller has shown, 12.99. */
    priceId: z.union([z.number(), z.string().check(z.maxLength(40))]),
    /** The days of the trial; 0 subscribes at once. */
    trialPeriodDays: z.optional(z.number()),
  }),
  reply: z.object({ sessionId: z.string(), url: z.string() }),
});

export const createPortalSession = endpoint({
  method: "POST",
  path: "/api/create-portal-session",
  caller: "user",
  summary: "The payment provider's page for card, invoices and cancelling",
  reply: z.object({ url: z.string() }),
});

export const checkSchema = endpoint({
  method: "POST",
  path: "/functions/v1/check-schema",
  caller: "anyone",
  summary: "Compare the database with what the code needs",
  reply: z.object({ valid: z.literal(true), tables: z.number() }),
});

/** For the payment provider alone: answers by its signature, whoever calls. */
export const stripeWebhook = endpoint({
  method: "POST",
  path: "/api/webhooks/stripe",
  caller: "anyone",
  summary: "Stripe tells that something has changed; the state itself is read from Stripe",
  reply: z.object({ received: z.literal(true) }),
});
