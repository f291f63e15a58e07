/** Card payments by Stripe: hosted checkout and portal, so no card data ever comes near this server. */
import * as z from "zod/mini";
import { CURRENCY, PREMIUM_TIER, PRICE_CENTS } from "#domain/billing/billing.ts";
import { PROVIDER_STATUSES, type ProviderSubscription } from "#domain/billing/provider-subscription.ts";
import { PaymentsError, type Payments } from "./payments.ts";
import type { StripeClient } from "./stripe-client.ts";

const seconds = z.nullish(z.number());
const subscriptionSchema = z.object({
  id: z.string(),
  status: z.enum(PROVIDER_STATUSES),
  created: z.number(),
  trial_start: seconds,
  trial_end: seconds,
  cancel_at_period_end: z.boolean(),
  ended_at: seconds,
  default_payment_method: z.nullish(z.union([z.string(), z.object({ id: z.string() })])),
  items: z.object({ data: z.array(z.object({ current_period_end: seconds })) }),
});
const customerSchema = z.object({
  id: z.string(),
  invoice_settings: z.nullish(z.object({ default_payment_method: z.nullish(z.string()) })),
});
const pageSchema = z.object({ data: z.array(subscriptionSchema), has_more: z.boolean() });
const checkoutSchema = z.object({ id: z.string(), url: z.nullable(z.string()), expires_at: z.number() });
const identified = z.object({ id: z.string() });

/** The most that Stripe lists at once. */
const PAGE_SIZE = 100;

const dateOf = (value: number | null | undefined): Date | null =>
  value === null || value === undefined ? null : new Date(value * 1000);

const read = (given: z.output<typeof subscriptionSchema>, customerHasCard: boolean): ProviderSubscription => ({
  id: given.id,
  status: given.status,
  createdAt: new Date(given.created * 1000),
  trialStart: dateOf(given.trial_start),
  trialEnd: dateOf(given.trial_end),
  currentPeriodEnd: dateOf(given.items.data[0]?.current_period_end),
  cancelAtPeriodEnd: given.cancel_at_period_end,
  endedAt: dateOf(given.ended_at),
  hasPaymentMethod: customerHasCard || (given.default_payment_method ?? null) !== null,
});

export const stripePayments = (client: StripeClient): Payments => ({
  kind: "stripe",

  openCustomer: async ({ id, email }) => {
    const form = { email, metadata: { user_id: id } };
    const request = { method: "POST", path: "/customers", form, idempotencyKey: `customer-${id}` } as const;
    return (await client(request, identified)).id;
  },

  openCheckout: async ({ customerId, trialDays, returnUrl, cancelUrl, key }) => {
    const price = {
      currency: CURRENCY,
      unit_amount: PRICE_CENTS,
      recurring: { interval: "month" },
      product_data: { name: `Plainsay ${PREMIUM_TIER.name}` },
    };
    // No card is asked for at the start of a trial; one that ends without a card ends the subscription.
    const trial = {
      subscription_data: {
        trial_period_days: trialDays,
        trial_settings: { end_behavior: { missing_payment_method: "cancel" } },
      },
      payment_method_collection: "if_required",
    };
    const form = {
      mode: "subscription",
      customer: customerId,
      line_items: [{ price_data: price, quantity: 1 }],
      success_url: returnUrl,
      cancel_url: cancelUrl,
      ...(trialDays > 0 ? trial : {}),
    };
    const session = await client(
      { method: "POST", path: "/checkout/sessions", form, idempotencyKey: key },
      checkoutSchema,
    );
    if (session.url === null) throw new PaymentsError("Stripe opened a checkout without an address", 502);
    return { sessionId: session.id, url: session.url, expiresAt: new Date(session.expires_at * 1000) };
  },

  isCheckoutOpen: async (sessionId) => {
    const path = `/checkout/sessions/${encodeURIComponent(sessionId)}`;
    return (await client({ method: "GET", path }, z.object({ status: z.nullable(z.string()) }))).status === "open";
  },

  closeCheckout: async (sessionId) => {
    try {
      await client({ method: "POST", path: `/checkout/sessions/${encodeURIComponent(sessionId)}/expire` }, identified);
    } catch (error) {
      // Completed or expired already: nothing is open any more.
      if (!(error instanceof PaymentsError && error.status === 400)) throw error;
    }
  },

  openPortal: async ({ customerId, returnUrl }) => {
    const form = { customer: customerId, return_url: returnUrl };
    return await client({ method: "POST", path: "/billing_portal/sessions", form }, z.object({ url: z.string() }));
  },

  readSubscriptions: async (customerId) => {
    const customer = await client(
      { method: "GET", path: `/customers/${encodeURIComponent(customerId)}` },
      customerSchema,
    );
    const hasCard = (customer.invoice_settings?.default_payment_method ?? null) !== null;
    const all: ProviderSubscription[] = [];
    for (let after: string | undefined; ; ) {
      const form = {
        customer: customerId,
        status: "all",
        limit: PAGE_SIZE,
        ...(after === undefined ? {} : { starting_after: after }),
      };
      const page = await client({ method: "GET", path: "/subscriptions", form }, pageSchema);
      all.push(...page.data.map((given) => read(given, hasCard)));
      after = page.data.at(-1)?.id;
      if (!page.has_more || after === undefined) return all;
    }
  },

  setCancelAtPeriodEnd: async (subscriptionId, value) => {
    const path = `/subscriptions/${encodeURIComponent(subscriptionId)}`;
    await client({ method: "POST", path, form: { cancel_at_period_end: value } }, identified);
  },

  endNow: async (subscriptionId) => {
    try {
      await client({ method: "DELETE", path: `/subscriptions/${encodeURIComponent(subscriptionId)}` }, identified);
    } catch (error) {
      if (!(error instanceof PaymentsError && error.status === 404)) throw error;
    }
  },
});
