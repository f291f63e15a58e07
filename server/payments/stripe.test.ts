import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import fc from "fast-check";
import {
  cancelSubscription,
  createCheckoutSession,
  createPortalSession,
  reactivateSubscription,
  readSubscription,
  stripeWebhook,
} from "#domain/billing/billing.contract.ts";
import { AppError } from "#domain/errors.ts";
import { createTestApp, refusalOf, replyOf, type TestApp, TEST_ORIGIN, type TestUser } from "../test/app.fake.ts";
import { type FakeEvent, FakeStripe } from "./stripe.fake.ts";
import { createStripeClient } from "./stripe-client.ts";
import { SIGNATURE_TOLERANCE_SECONDS, stripeEvents } from "./stripe-events.ts";
import { stripePayments } from "./stripe-payments.ts";
import { bodyOf, signStripeEvent, startFakeStripe } from "./stripe-wire.fake.ts";

const KEY = "sk_test_of_this_test";
const SECRET = "whsec_of_this_test";
const stripe = new FakeStripe(new Date());
/** Signs, and proves, without a call. */
const library = createStripeClient({ secretKey: KEY, apiUrl: "http://localhost:1" });
const sign = (body: string, secret = SECRET, at = app.clock.now()) => signStripeEvent(library, body, secret, at);
let api: Awaited<ReturnType<typeof startFakeStripe>>;
let app: TestApp;
let user: TestUser;

beforeAll(async () => {
  api = await startFakeStripe(stripe, KEY);
  const client = createStripeClient({ secretKey: KEY, apiUrl: api.url });
  app = await createTestApp({ payments: stripePayments(client), paymentEvents: stripeEvents(client, SECRET) });
});
afterAll(async () => {
  await app.stop();
  await api.stop();
});
beforeEach(async () => {
  user = await app.createUser({ plan: "free" });
  stripe.now = Math.floor(app.clock.now().getTime() / 1000);
  stripe.failures = [];
});

const post = (body: string, signature: string) =>
  app.ask(stripeWebhook.path, { method: "POST", raw: body, headers: { "stripe-signature": signature } });
const deliver = async (events: readonly FakeEvent[]): Promise<void> => {
  for (const event of events) {
    const body = bodyOf(event);
    expect((await post(body, sign(body))).status).toBe(200);
  }
};
const order = (trialPeriodDays: number, who = user) =>
  app.as(who)(createCheckoutSession.path, {
    json: { returnUrl: `${TEST_ORIGIN}/dashboard`, priceId: 12.99, trialPeriodDays },
  });
const status = async (who = user) =>
  (await replyOf(readSubscription, await app.as(who)(readSubscription.path))).subscription?.status ?? null;
const startTrial = async (card = false) => {
  const { sessionId } = await replyOf(createCheckoutSession, await order(14));
  stripe.completeCheckout(sessionId, card);
  await deliver(stripe.takeEvents());
  const subscription = stripe.subscriptions.at(-1);
  if (subscription === undefined) throw new Error("no trial began");
  return subscription;
};

describe("a subscription with Stripe", () => {
  it("begins with a checkout of 14 days without a card, and counts when Stripe says so", async () => {
    const { sessionId, url } = await replyOf(createCheckoutSession, await order(14));
    expect(url).toBe(`https://checkout.stripe.test/${sessionId}`);
    expect(await status()).toBeNull();
    stripe.completeCheckout(sessionId, false);
    await deliver(stripe.takeEvents());
    expect(await status()).toBe("trialing");
  });

  it("goes from trial to paid, to past due, and back when the invoice is paid", async () => {
    const subscription = await startTrial(true);
    stripe.renew(subscription, true);
    await deliver(stripe.takeEvents());
    expect(await status()).toBe("active");
    stripe.renew(subscription, false);
    await deliver(stripe.takeEvents());
    expect(await status()).toBe("past_due");
    stripe.pay(subscription);
    await deliver(stripe.takeEvents());
    expect(await status()).toBe("active");
  });

  it("is canceled and reactivated by asking Stripe", async () => {
    const subscription = await startTrial(true);
    const canceled = await replyOf(cancelSubscription, await app.as(user)(cancelSubscription.path, { method: "POST" }));
    expect(canceled.subscription).toMatchObject({ status: "canceled", cancel_at_period_end: true });
    expect(subscription.cancel_at_period_end).toBe(true);
    const back = await app.as(user)(reactivateSubscription.path, { method: "POST" });
    expect((await replyOf(reactivateSubscription, back)).subscription?.status).toBe("trialing");
  });

  it("is canceled in Stripe's portal, which sets a date, and reactivated from here", async () => {
    const subscription = await startTrial(true);
    stripe.renew(subscription, true);
    stripe.cancelInPortal(subscription);
    await deliver(stripe.takeEvents());
    expect(await status()).toBe("canceled");
    const back = await app.as(user)(reactivateSubscription.path, { method: "POST" });
    expect((await replyOf(reactivateSubscription, back)).subscription?.status).toBe("active");
    expect(subscription.cancel_at).toBeNull();
  });

  it("is found among more than Stripe lists at once", async () => {
    const customer = stripe.addCustomer("often@example.org");
    for (let count = 0; count < 130; count += 1) {
      stripe.checkouts.push({ id: stripe.id("cs"), customer: customer.id, trialDays: 0, status: "open" });
      stripe.completeCheckout(stripe.checkouts.at(-1)?.id ?? "", true);
    }
    stripe.takeEvents();
    expect(new Set((await app.payments.readSubscriptions(customer.id)).map(({ id }) => id)).size).toBe(130);
  });

  it("has a portal, made for the same customer as the checkout", async () => {
    await startTrial();
    const reply = await replyOf(createPortalSession, await app.as(user)(createPortalSession.path, { method: "POST" }));
    expect(reply.url).toBe(`https://billing.stripe.test/p/${stripe.subscriptions.at(-1)?.customer}`);
  });

  it("is open to many clicks at once as one checkout, and to one trial only", async () => {
    const before = stripe.checkouts.length;
    const replies = await Promise.all(Array.from({ length: 20 }, () => order(14)));
    const sessions = await Promise.all(replies.map((reply) => replyOf(createCheckoutSession, reply)));
    expect(new Set(sessions.map(({ sessionId }) => sessionId)).size).toBe(1);
    expect(stripe.checkouts.length).toBe(before + 1);
    stripe.completeCheckout(sessions[0]?.sessionId ?? "", false);
    // The event is still on its way: Stripe itself is asked.
    expect(await refusalOf(await order(14))).toMatchObject({
      status: 409,
      code: "subscription_already_exists",
      message: "You already have an active subscription",
    });
    await deliver(stripe.takeEvents());
    const subscription = stripe.subscriptions.at(-1);
    if (subscription) stripe.end(subscription);
    await deliver(stripe.takeEvents());
    expect(await refusalOf(await order(14))).toMatchObject({ status: 409, code: "trial_already_used" });
    expect((await order(0)).status).toBe(200);
  });

  it("replaces a checkout of the other kind, which then cannot be completed any more", async () => {
    const trial = await replyOf(createCheckoutSession, await order(14));
    const paid = await replyOf(createCheckoutSession, await order(0));
    expect(paid.sessionId).not.toBe(trial.sessionId);
    expect(stripe.checkouts.find(({ id }) => id === trial.sessionId)?.status).toBe("expired");
  });

  it("tries again what fails for a moment, and says plainly what does not work", async () => {
    stripe.failures = [500, 503];
    expect((await order(14)).status).toBe(200);
    stripe.failures = [500, 500, 500];
    expect(await refusalOf(await order(14))).toMatchObject({
      status: 503,
      message: "Failed to create checkout session",
    });
    stripe.failures = [400];
    const portal = await app.as(user)(createPortalSession.path, { method: "POST" });
    expect(await refusalOf(portal)).toMatchObject({
      status: 503,
      message: "Failed to open subscription management portal",
    });
  });
});

describe("Stripe's events", () => {
  it("are dealt with once each, and again when the first time broke off", async () => {
    const { sessionId } = await replyOf(createCheckoutSession, await order(14));
    stripe.completeCheckout(sessionId, false);
    const [event] = stripe.takeEvents();
    if (event === undefined) throw new Error("nothing was told");
    const body = bodyOf(event);
    const signature = sign(body);
    stripe.failures = [500, 500, 500];
    expect((await post(body, signature)).status).toBe(500);
    expect(await status()).toBeNull();
    expect((await post(body, signature)).status).toBe(200);
    expect(await status()).toBe("trialing");
    const calls = stripe.calls.length;
    expect((await post(body, signature)).status).toBe(200);
    expect(stripe.calls.length).toBe(calls);
  });

  it("of customers that are nobody's are taken and change nothing", async () => {
    const calls = stripe.calls.length;
    await deliver([{ id: "evt_stranger", type: "invoice.paid", customer: "cus_of_another_shop" }]);
    expect(stripe.calls.length).toBe(calls);
  });

  it("cannot be forged, changed or played again later: 10,000 tries", () => {
    const now = new Date("2026-11-21T12:00:00Z");
    const body = bodyOf({ id: "evt_1", type: "invoice.paid", customer: "cus_1" });
    const events = stripeEvents(library, SECRET);
    const genuine = sign(body, SECRET, now);
    expect(events(body, genuine, now)).toEqual({ id: "evt_1", customerId: "cus_1" });
    const outcome = (header: string, sent: string): string => {
      try {
        events(sent, header, now);
        return "taken";
      } catch (error) {
        return error instanceof AppError ? error.code : String(error);
      }
    };
    const hex = fc.string({ unit: fc.constantFrom(..."0123456789abcdef"), minLength: 64, maxLength: 64 });
    const stamp = Math.floor(now.getTime() / 1000);
    const stale = fc.integer({ min: SIGNATURE_TOLERANCE_SECONDS + 1, max: 1e9 });
    const forged = fc.oneof(
      hex.map((mac) => ({ header: `t=${stamp},v1=${mac}`, body })),
      fc.string().map((header) => ({ header, body })),
      // As long as a seal, in letters that take more bytes than one; or empty.
      fc.constantFrom("é".repeat(64), "").map((mac) => ({ header: `t=${stamp},v1=${mac}`, body })),
      fc.string({ minLength: 1 }).map((more) => ({ header: genuine, body: body + more })),
      fc.string({ minLength: 1 }).map((other) => ({ header: sign(body, `${SECRET}${other}`, now), body })),
      stale.map((seconds) => ({ header: sign(body, SECRET, new Date(now.getTime() - seconds * 1000)), body })),
      // The right seal under another time.
      stale.map((seconds) => ({ header: genuine.replace(/^t=\d+/, `t=${stamp - (seconds % 299) - 1}`), body })),
      // The seal of another scheme.
      fc.constant({ header: genuine.replace("v1=", "v0="), body }),
    );
    fc.assert(
      fc.property(forged, ({ header, body: sent }) => outcome(header, sent) === "bad_request"),
      { numRuns: 10_000 },
    );
  });

  it("are known by either signature while the secret is being replaced", () => {
    const body = bodyOf({ id: "evt_1", type: "invoice.paid", customer: "cus_1" });
    const now = app.clock.now();
    const both = `${sign(body, "whsec_new", now)},${sign(body, SECRET, now).split(",")[1]}`;
    expect(stripeEvents(library, SECRET)(body, both, now).id).toBe("evt_1");
  });

  it("are refused at the door when the signature does not fit, and nothing is read from Stripe", async () => {
    const body = bodyOf({ id: "evt_x", type: "invoice.paid", customer: "cus_1" });
    const calls = stripe.calls.length;
    for (const signature of ["", "t=1,v1=00", sign(body, "whsec_other")]) {
      expect((await post(body, signature)).status).toBe(400);
    }
    expect(stripe.calls.length).toBe(calls);
  });
});
