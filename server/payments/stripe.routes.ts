/** Where Stripe tells that something has changed. The event only says whose state is to be read again. */
import * as z from "zod/mini";
import { stripeWebhook } from "#domain/billing/billing.contract.ts";
import { AppError } from "#domain/errors.ts";
import { handlePaymentEvent } from "../billing/payment-event.ts";
import type { SyncDeps } from "../billing/subscription-sync.ts";
import { type Route, route } from "../http/route.ts";
import { isStripeSignature } from "./stripe-signature.ts";

const eventSchema = z.object({
  id: z.string().check(z.maxLength(255)),
  type: z.string(),
  data: z.object({
    object: z.object({
      id: z.optional(z.string()),
      object: z.optional(z.string()),
      customer: z.nullish(z.union([z.string(), z.object({ id: z.string() })])),
    }),
  }),
});

/** Whom an event is about; null where it is about no customer. */
const customerOf = ({ data: { object } }: z.output<typeof eventSchema>): string | null => {
  if (object.object === "customer") return object.id ?? null;
  return typeof object.customer === "string" ? object.customer : (object.customer?.id ?? null);
};

export const stripeRoutes = (deps: SyncDeps & { readonly webhookSecret: string }): Route[] => [
  route(stripeWebhook, async ({ context, now }) => {
    const body = await context.req.text();
    const signature = context.req.header("stripe-signature") ?? "";
    const refusal = () => new AppError("bad_request", { message: "The signature does not fit." });
    if (!isStripeSignature(signature, body, deps.webhookSecret, now)) throw refusal();
    const event = eventSchema.safeParse(parsed(body));
    if (!event.success) throw new AppError("bad_request", { message: "That is not an event." });
    const customerId = customerOf(event.data);
    // An error here answers 500, and Stripe sends the event again.
    if (customerId !== null) await handlePaymentEvent(deps, { id: event.data.id, customerId });
    return { received: true as const };
  }),
];

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};
