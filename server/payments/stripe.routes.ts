/** Where Stripe tells that something has changed. The event only says whose state is to be read again. */
import { stripeWebhook } from "#domain/billing/billing.contract.ts";
import { handlePaymentEvent } from "../billing/payment-event.ts";
import type { SyncDeps } from "../billing/subscription-sync.ts";
import { type Route, route } from "../http/route.ts";
import type { PaymentEvents } from "./payments.ts";

export const stripeRoutes = (deps: SyncDeps & { readonly paymentEvents: PaymentEvents }): Route[] => [
  route(stripeWebhook, async ({ context, now }) => {
    const signature = context.req.header("stripe-signature") ?? "";
    // The very bytes that were sent: parsed and written again, they would no longer fit their signature.
    const { id, customerId } = deps.paymentEvents(await context.req.text(), signature, now);
    // An error here answers 500, and Stripe sends the event again.
    if (customerId !== null) await handlePaymentEvent(deps, { id, customerId });
    return { received: true as const };
  }),
];
