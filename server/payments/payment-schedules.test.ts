/** A subscription's life in every disorder: shuffled, repeated, concurrent and broken-off deliveries end where Stripe is. */
import { setTimeout as wait } from "node:timers/promises";
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type * as z from "zod/mini";
import { afterAll, beforeAll, expect, it } from "vitest";
import { decidingSubscription, recordFrom } from "#domain/billing/provider-subscription.ts";
import type { SubscriptionRecord } from "#domain/billing/subscription.ts";
import { asOwner } from "../auth/session.ts";
import { handlePaymentEvent } from "../billing/payment-event.ts";
import { keepCustomer } from "../billing/subscriptions.store.ts";
import { userSubscriptions, users } from "../db/schema.ts";
import { createTestApp, type TestApp } from "../test/app.fake.ts";
import type { Payments } from "./payments.ts";
import { type FakeEvent, FakeStripe } from "./stripe.fake.ts";
import { type StripeClient, encodeForm } from "./stripe-client.ts";
import { stripePayments } from "./stripe-payments.ts";

/** This many each time; 10,000 take some minutes: PAYMENT_SCHEDULES=10000. */
const SCHEDULES = Number(process.env["PAYMENT_SCHEDULES"] ?? 120);
const AT_ONCE = 8;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.stop());

/** The same numbers for the same seed: a failing schedule can be played again. */
const chance = (seed: number) => {
  let state = seed * 2_654_435_761 + 1;
  return (): number => {
    state = Math.imul(state ^ (state >>> 15), state | 1);
    state ^= state + Math.imul(state ^ (state >>> 7), state | 61);
    return ((state ^ (state >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const clientOf = (stripe: FakeStripe): StripeClient =>
  (async ({ method, path, form = {} }: Parameters<StripeClient>[0], reply: z.ZodMiniType) =>
    reply.parse(stripe.answer(method, `/v1${path}`, encodeForm(form)).body)) as StripeClient;

class Crash extends Error {}

/** Answers come late, so that one reading overtakes another, and now and then the server dies before or after the write. */
const shaky = (payments: Payments, random: () => number): Payments => ({
  ...payments,
  readSubscriptions: async (customer) => {
    const all = await payments.readSubscriptions(customer);
    if (random() < 0.4) await wait(random() * 90);
    if (random() < 0.15) throw new Crash();
    return all;
  },
});

const play = async (seed: number): Promise<{ kept: SubscriptionRecord | null; truth: SubscriptionRecord | null }> => {
  const random = chance(seed);
  const stripe = new FakeStripe(new Date("2026-11-21T12:00:00Z"));
  const owner = asOwner(randomUUID());
  const customer = stripe.id("cus");
  stripe.customers.set(customer, { id: customer, email: "" });
  await app.db.insert(users).values({ id: owner, name: "", email: `${owner}@example.org`, emailVerified: true });
  await keepCustomer(app.db, owner, customer);
  const calm = stripePayments(clientOf(stripe));
  const deps = { db: app.db, payments: shaky(calm, random), secret: "of this test", clock: app.clock.now };

  const open: FakeEvent[] = [];
  const deliver = async (event: FakeEvent): Promise<void> => {
    try {
      await handlePaymentEvent(deps, { id: event.id, customerId: event.customer });
      // Stripe did not hear our answer: it sends the event again.
      if (random() < 0.15) open.push(event);
    } catch (error) {
      if (!(error instanceof Crash)) throw error;
      open.push(event);
    }
  };
  const subscribe = (trialDays: number, card: boolean): void => {
    stripe.checkouts.push({ id: stripe.id("cs"), customer, trialDays, status: "open" });
    stripe.completeCheckout(stripe.checkouts.at(-1)?.id ?? "", card);
  };
  subscribe(14, random() < 0.4);
  const steps = [
    () => newest().card || stripe.addCard(newest()),
    () => stripe.renew(newest(), true),
    () => stripe.renew(newest(), false),
    () => stripe.setCancel(newest(), true),
    () => stripe.setCancel(newest(), false),
    () => stripe.pay(newest()),
    () => stripe.end(newest()),
    () => newest().ended_at !== null && subscribe(0, true),
  ];
  const newest = () => {
    const subscription = stripe.subscriptions.at(-1);
    if (subscription === undefined) throw new Error("nothing was subscribed");
    return subscription;
  };

  const running: Promise<void>[] = [];
  for (let step = 0; step < 6; step += 1) {
    stripe.now += 60;
    steps[Math.floor(random() * steps.length)]?.();
    for (const event of stripe.takeEvents()) open.push(...(random() < 0.3 ? [event, event] : [event]));
    // Some are delivered now, out of order and side by side with what Stripe does next.
    for (let count = Math.floor(random() * 3); count > 0 && open.length > 0; count -= 1) {
      running.push(...open.splice(Math.floor(random() * open.length), 1).map(deliver));
    }
    // What Stripe does next happens while answers about what was before are on their way.
    await wait(random() * 40);
  }
  // The last events are delivered while slow ones of before are still under way, and may be done before them.
  for (;;) {
    if (open.length === 0) await Promise.all(running.splice(0));
    if (open.length === 0) break;
    running.push(...open.splice(0).map(deliver));
  }
  const [row] = await app.db.select().from(userSubscriptions).where(eq(userSubscriptions.userId, owner));
  const deciding = decidingSubscription(await calm.readSubscriptions(customer));
  return { kept: row === undefined ? null : pickRecord(row), truth: deciding && recordFrom(deciding) };
};

const pickRecord = ({ status, trialStart, trialEnd, ...row }: SubscriptionRecord): SubscriptionRecord => ({
  status,
  trialStart,
  trialEnd,
  currentPeriodEnd: row.currentPeriodEnd,
  cancelAtPeriodEnd: row.cancelAtPeriodEnd,
  hasPaymentMethod: row.hasPaymentMethod,
});

it(
  "ends in Stripe's own state after any order of events, repeated, at once, and broken off in the middle",
  async () => {
    const wrong: unknown[] = [];
    for (let first = 0; first < SCHEDULES; first += AT_ONCE) {
      const seeds = Array.from({ length: Math.min(AT_ONCE, SCHEDULES - first) }, (_, index) => first + index);
      const ends = await Promise.all(seeds.map(play));
      for (const [index, { kept, truth }] of ends.entries()) {
        // A later subscription has no trial of its own; the row remembers the first one's.
        const expected = truth && kept && { ...truth, trialStart: kept.trialStart, trialEnd: kept.trialEnd };
        const isSame = kept !== null && JSON.stringify(kept) === JSON.stringify(expected);
        const keepsTrial = truth?.trialStart === null || truth?.trialStart?.getTime() === kept?.trialStart?.getTime();
        if (!isSame || !keepsTrial) wrong.push({ seed: seeds[index], kept, truth });
      }
    }
    expect(wrong).toEqual([]);
  },
  20 * 60_000,
);
