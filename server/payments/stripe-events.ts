/** Reads what Stripe tells: proves that the bytes are Stripe's, and takes from them whose state has changed. */
import type { Stripe } from "stripe";
import * as z from "zod/mini";
import { AppError } from "#domain/errors.ts";
import type { PaymentEvents } from "./payments.ts";

/** An event older than this is refused, so that a recorded one cannot be played again later. In seconds. */
export const SIGNATURE_TOLERANCE_SECONDS = 5 * 60;

/** The little that is read. It comes in the shape of the webhook's version, which need not be the one we ask by. */
const eventSchema = z.object({
  id: z.string().check(z.maxLength(255)),
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

export const stripeEvents =
  (stripe: Stripe, secret: string): PaymentEvents =>
  (body, signature, now) => {
    const event = eventSchema.safeParse(proven(stripe, { body, signature, secret, now }));
    if (!event.success) throw new AppError("bad_request", { message: "That is not an event." });
    return { id: event.data.id, customerId: customerOf(event.data) };
  };

type Letter = { readonly body: string; readonly signature: string; readonly secret: string; readonly now: Date };

const proven = (stripe: Stripe, { body, signature, secret, now }: Letter): unknown => {
  try {
    const at = now.getTime();
    return stripe.webhooks.constructEvent(body, signature, secret, SIGNATURE_TOLERANCE_SECONDS, undefined, at);
  } catch (cause) {
    // Whatever it throws: for some malformed headers that is none of its own errors.
    throw new AppError("bad_request", { message: "The signature does not fit.", cause });
  }
};
