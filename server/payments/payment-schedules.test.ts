/** A subscription's life in every disorder: shuffled, repeated, concurrent and broken-off deliveries end where Stripe is. */
import { setTimeout as wait } from "node:timers/promises";
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { decidingSubscription, recordFrom } from "#domain/billing/provider-subscription.ts";
import type { SubscriptionRecord } from "#domain/billing/subscription.ts";
import { asOwner } from "../auth/session.ts";
import { handlePaymentEvent } from "../billing/payment-event.ts";
import { keepCustomer } from "../billing/subscriptions.store.ts";
import type { Database } from "../db/database.ts";
import { userSubscriptions, users } from "../db/schema.ts";
import { createTestApp, type TestApp } from "../test/app.fake.ts";
import type { Payments } from "./payments.ts";
import { type FakeEvent, FakeStripe, type FakeSubscription } from "./stripe.fake.ts";
import { createStripeClient } from "./stripe-client.ts";
import { stripePayments } from "./stripe-payments.ts";
import { fakeStripeFetch } from "./stripe-wire.fake.ts";

/** This many each time; 10,000 take some minutes: PAYMENT_SCHEDULES=10000. */
const SCHEDULES = Number(process.env["PAYMENT_SCHEDULES"] ?? 240);
const AT_ONCE = 8;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  // Whether a commit outlives a power cut is not asked here, and waiting for the disk is most of the time.
  await app.pool.query(
    "DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET synchronous_commit TO off', current_database()); END $$",
  );
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

const KEY = "sk_test_of_this_test";
const CARRIERS = { secretKey: KEY, apiUrl: "https://stripe.test" };

class Crash extends Error {}

/** Answers on their way from Stripe, let go in any order and as late as the schedule likes. */
class Post {
  private readonly held: (() => void)[] = [];
  /** Deliveries under way. */
  active = 0;
  /** Answers that Stripe has given. */
  given = 0;
  private readonly random: () => number;

  constructor(random: () => number) {
    this.random = random;
  }

  hold(): Promise<void> {
    return new Promise((resolve) => this.held.push(resolve));
  }

  letGoOne(): void {
    const [release] = this.held.splice(Math.floor(this.random() * this.held.length), 1);
    release?.();
  }

  /** Everything under way waits for an answer: whatever was asked later has long been dealt with. */
  isStill(): boolean {
    return this.active === this.held.length;
  }
}

/** Answers come late, so that one reading overtakes another, and now and then the server dies before the write. */
const shaky = (payments: Payments, post: Post, random: () => number): Payments => ({
  ...payments,
  readSubscriptions: async (customer) => {
    const all = await payments.readSubscriptions(customer);
    post.given += 1;
    if (random() < 0.4) await post.hold();
    if (random() < 0.1) throw new Crash();
    return all;
  },
});

/** Now and then the server dies in the middle of its transaction, or after it and before its answer. */
const dying = (db: Database, random: () => number): Database => {
  const transaction: Database["transaction"] = async (work, config) => {
    const result = await db.transaction(async (tx) => {
      const done = await work(tx);
      if (random() < 0.07) throw new Crash();
      return done;
    }, config);
    if (random() < 0.07) throw new Crash();
    return result;
  };
  return Object.assign(Object.create(db) as Database, { transaction });
};

/** The six events of a life that has begun. A schedule plays them in one of their 720 orders. */
const STEPS: readonly ((stripe: FakeStripe, newest: FakeSubscription) => void)[] = [
  (stripe, newest) => stripe.renew(newest, true),
  (stripe, newest) => stripe.renew(newest, false),
  (stripe, newest) => stripe.pay(newest),
  (stripe, newest) => stripe.setCancel(newest, true),
  (stripe, newest) => stripe.setCancel(newest, false),
  (stripe, newest) => stripe.end(newest),
];
const ORDERS = 720;

/** The order with this number; each number below `ORDERS` gives another one. */
const orderOf = <T>(number: number, items: readonly T[]): T[] => {
  const rest = [...items];
  let left = number;
  return items.map(() => {
    const at = left % rest.length;
    left = Math.floor(left / rest.length);
    return rest.splice(at, 1)[0] as T;
  });
};

/** Lets what is under way go on a little. */
const turn = (): Promise<void> => wait(1);

const play = async (seed: number): Promise<{ kept: SubscriptionRecord | null; truth: SubscriptionRecord | null }> => {
  const random = chance(seed);
  const stripe = new FakeStripe(new Date("2026-11-21T12:00:00Z"));
  const owner = asOwner(randomUUID());
  const customer = stripe.addCustomer("").id;
  await app.db.insert(users).values({ id: owner, name: "", email: `${owner}@example.org`, emailVerified: true });
  await keepCustomer(app.db, owner, customer);
  const calm = stripePayments(createStripeClient({ ...CARRIERS, fetch: fakeStripeFetch(stripe, KEY) }));
  const post = new Post(random);
  const deps = {
    db: dying(app.db, random),
    payments: shaky(calm, post, random),
    secret: "of this test",
    clock: app.clock.now,
  };

  const open: FakeEvent[] = [];
  const deliver = async (event: FakeEvent): Promise<void> => {
    post.active += 1;
    try {
      await handlePaymentEvent(deps, { id: event.id, customerId: event.customer });
    } catch (error) {
      if (!(error instanceof Crash)) throw error;
      // Stripe did not hear our answer: it sends the event again.
      open.push(event);
    } finally {
      post.active -= 1;
    }
  };
  const subscribe = (trialDays: number, card: boolean): FakeSubscription => {
    stripe.checkouts.push({ id: stripe.id("cs"), customer, trialDays, status: "open" });
    stripe.completeCheckout(stripe.checkouts.at(-1)?.id ?? "", card);
    return stripe.subscriptions.at(-1) as FakeSubscription;
  };
  let newest = subscribe(14, random() < 0.4);

  const running: Promise<void>[] = [];
  for (const step of orderOf(seed % ORDERS, STEPS)) {
    stripe.now += 60;
    if (random() < 0.2) stripe.addCard(newest);
    step(stripe, newest);
    if (newest.ended_at !== null && random() < 0.3) newest = subscribe(0, true);
    for (const event of stripe.takeEvents()) open.push(...(random() < 0.3 ? [event, event] : [event]));
    // Some are delivered now, out of order and side by side with what Stripe does next.
    const before = post.given;
    for (let count = Math.floor(random() * 3); count > 0 && open.length > 0; count -= 1) {
      running.push(...open.splice(Math.floor(random() * open.length), 1).map(deliver));
    }
    // What Stripe does next happens while answers about what was before are on their way.
    const enough = before + (random() < 0.7 ? 1 : 0);
    while (post.given < enough && !post.isStill()) await turn();
    if (random() < 0.4) post.letGoOne();
  }
  // The last events are delivered while slow answers of before are still under way, and may be done before them.
  const isPatient = random() < 0.7;
  while (open.length > 0 || post.active > 0) {
    running.push(...open.splice(0).map(deliver));
    if (post.isStill() || (!isPatient && random() < 0.3)) post.letGoOne();
    await turn();
  }
  await Promise.all(running);
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
  60 * 60_000,
);
