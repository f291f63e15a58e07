/** The test provider's calls: mounted only where it stands in for card payments. No money moves and no card is asked for. */
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";

/** What a pretended card does. */
export const TEST_CARDS = ["none", "good", "declining"] as const;
export type TestCard = (typeof TEST_CARDS)[number];

const sessionId = z.object({ session: z.string().check(z.regex(/^test_cs_[\w-]{1,80}$/)) });

export const readTestCheckout = endpoint({
  method: "GET",
  path: "/api/test-payments/checkout/:session",
  caller: "user",
  summary: "What the test checkout page shows",
  params: sessionId,
  reply: z.object({
    trial_days: z.number(),
    price_cents: z.number(),
    is_open: z.boolean(),
    return_url: z.string(),
  }),
});

export const completeTestCheckout = endpoint({
  method: "POST",
  path: "/api/test-payments/checkout/:session/complete",
  caller: "user",
  summary: "Play the customer's confirmation, with a pretended card",
  params: sessionId,
  body: z.object({ card: z.enum(TEST_CARDS) }),
  reply: z.object({
    /** `declined`: the card was refused and nothing has begun. */
    outcome: z.enum(["completed", "declined"]),
    return_url: z.string(),
  }),
});

export const TEST_EVENTS = [
  "card_good",
  "card_declining",
  "cancel",
  "reactivate",
  "end_now",
  /** Time goes by for this subscription alone. */
  "one_day",
  "to_three_days_before_end",
  "to_end_of_period",
] as const;
export type TestEvent = (typeof TEST_EVENTS)[number];

const portal = z.object({
  status: z.nullable(z.string()),
  card: z.nullable(z.enum(TEST_CARDS)),
  trial_end: z.nullable(z.iso.datetime()),
  current_period_end: z.nullable(z.iso.datetime()),
  cancel_at_period_end: z.boolean(),
});

export const readTestPortal = endpoint({
  method: "GET",
  path: "/api/test-payments/portal",
  caller: "user",
  summary: "The caller's subscription as the test provider keeps it",
  reply: portal,
});

export const playTestEvent = endpoint({
  method: "POST",
  path: "/api/test-payments/play",
  caller: "user",
  summary: "Play an event of a subscription's life",
  body: z.object({ event: z.enum(TEST_EVENTS) }),
  reply: portal,
});
