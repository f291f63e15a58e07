import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SCENES } from "#coach/content/catalogue.ts";
import {
  cancelSubscription,
  checkSchema,
  createCheckoutSession,
  createPortalSession,
  markNotified,
  readSubscription,
  type SubscriptionReading,
} from "#domain/billing/billing.contract.ts";
import { DAY_MS, FREE_REPLIES_PER_DAY, TRIAL_MS } from "#domain/billing/billing.ts";
import { completeTestCheckout, playTestEvent, type TestEvent } from "#domain/billing/test-payments.contract.ts";
import { predefinedChat } from "#domain/practice/practice.contract.ts";
import { SKILLS } from "#domain/skills/skills.ts";
import { asOwner } from "../auth/session.ts";
import { trialClaims, users } from "../db/schema.ts";
import type { LanguageModel } from "../model/language-model.ts";
import { createTestApp, refusalOf, replyOf, type TestApp, TEST_ORIGIN, type TestUser } from "../test/app.fake.ts";
import { takeReply } from "./daily-use.store.ts";
import { modelWithinBudget } from "./model-budget.ts";
import { endSubscriptionsOf } from "./subscription-end.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ messagesPerMinute: 1_000 });
});
afterAll(() => app.stop());

const order = (user: TestUser, changes: object = {}) =>
  app.as(user)(createCheckoutSession.path, {
    json: { returnUrl: `${TEST_ORIGIN}/dashboard`, priceId: 12.99, trialPeriodDays: 14, ...changes },
  });
const complete = (user: TestUser, sessionId: string, card: string) =>
  app.as(user)(completeTestCheckout.path.replace(":session", sessionId), { json: { card } });
const subscribe = async (user: TestUser, trialPeriodDays: number, card: string) => {
  const { sessionId } = await replyOf(createCheckoutSession, await order(user, { trialPeriodDays }));
  return await replyOf(completeTestCheckout, await complete(user, sessionId, card));
};
const play = (user: TestUser, event: TestEvent) => app.as(user)(playTestEvent.path, { json: { event } });
const reading = async (user: TestUser): Promise<SubscriptionReading> =>
  replyOf(readSubscription, await app.as(user)(readSubscription.path));
const statusOf = async (user: TestUser) => (await reading(user)).subscription?.status ?? null;

const sceneOf = (isBeginner: boolean) => {
  const scene = SCENES.find(({ skill }) => (SKILLS[skill].difficulty === "Beginner") === isBeginner);
  if (scene === undefined) throw new Error("the catalogue is empty");
  return scene;
};
const say = (user: TestUser, isBeginner = true, message = "No, thank you. I'm not going to.") => {
  const { skill, name, id } = sceneOf(isBeginner);
  const json = { skillType: skill, scenarioName: name, scenarioId: id, message, messages: [] };
  return app.as(user)(predefinedChat.path, { json });
};

describe("the plan decides on every call", () => {
  it("gives the free plan the Beginner skills and neither the others nor scenarios of one's own", async () => {
    const user = await app.createUser({ plan: "free" });
    expect((await say(user)).status).toBe(200);
    expect(await refusalOf(await say(user, false))).toMatchObject({ status: 402, code: "upgrade_required" });
    const custom = { title: "The gym", description: "A gym will not let me go." };
    const own = { skillType: "broken-record", scenarioName: "The gym", scenarioId: "custom", custom };
    const answer = await app.as(user)(predefinedChat.path, { json: { ...own, message: "No.", messages: [] } });
    expect(await refusalOf(answer)).toMatchObject({ status: 402, code: "upgrade_required" });
  });

  it("gives exactly 20 replies to 100 asked for at once, and 20 more the next day", async () => {
    const user = await app.createUser({ plan: "free" });
    const answers = await Promise.all(Array.from({ length: 100 }, () => say(user)));
    expect(answers.filter(({ status }) => status === 200).length).toBe(FREE_REPLIES_PER_DAY);
    expect(answers.filter(({ status }) => status === 402).length).toBe(80);
    expect((await reading(user)).replies_left).toBe(0);
    const owner = asOwner(user.id);
    const tomorrow = new Date(app.clock.now().getTime() + DAY_MS);
    expect(await takeReply(app.db, owner, FREE_REPLIES_PER_DAY, tomorrow)).toBe(true);
  });

  it("does not count opening lines and the note for someone in danger, and gives the note when no reply is left", async () => {
    const user = await app.createUser({ plan: "free" });
    await say(user, true, "");
    await say(user, true, "I want to kill myself.");
    expect((await reading(user)).replies_left).toBe(FREE_REPLIES_PER_DAY);
    for (let index = 0; index < FREE_REPLIES_PER_DAY; index += 1) await say(user);
    expect((await say(user)).status).toBe(402);
    expect((await say(user, true, "I want to kill myself.")).status).toBe(200);
  });

  it("opens everything from the trial's first moment, and closes it in the millisecond of its end", async () => {
    const timed = await createTestApp();
    const user = await timed.createUser();
    const { skill, name, id } = sceneOf(false);
    const json = { skillType: skill, scenarioName: name, scenarioId: id, message: "No.", messages: [] };
    const ask = () => timed.as(user)(predefinedChat.path, { json });
    expect((await ask()).status).toBe(200);
    const end = async () => {
      const { subscription } = await replyOf(readSubscription, await timed.as(user)(readSubscription.path));
      return Date.parse(subscription?.trial_end ?? "");
    };
    timed.clock.advance((await end()) - timed.clock.now().getTime() - 2_000);
    expect((await ask()).status).toBe(200);
    timed.clock.advance((await end()) - timed.clock.now().getTime());
    const refusal = await refusalOf(await ask());
    expect(refusal).toMatchObject({ status: 402, code: "upgrade_required" });
    expect(refusal.message).toBe("Your free trial has ended. Please subscribe to continue using premium features.");
    await timed.stop();
  });

  it("counts administrators as active, far ahead and without a trial, and sells them nothing", async () => {
    const admin = await app.createUser({ plan: "free", role: "admin" });
    const { subscription, is_admin, trial_available } = await reading(admin);
    expect({ is_admin, trial_available }).toEqual({ is_admin: true, trial_available: false });
    expect(subscription).toMatchObject({ status: "active", trial_start: null });
    expect(new Date(subscription?.trial_end ?? "").getUTCFullYear()).toBe(app.clock.now().getUTCFullYear() + 10);
    expect((await say(admin, false)).status).toBe(200);
    expect((await order(admin)).status).toBe(409);
    expect((await app.as(admin)(createPortalSession.path, { method: "POST" })).status).toBe(409);
  });

  it("leaves the model to itself when a user's share of the day is used up", async () => {
    const user = await app.createUser();
    const owner = asOwner(user.id);
    const model: LanguageModel = {
      label: "a test's",
      async *streamReply() {
        yield "four";
      },
      judge: async () => ({}),
      isReachable: async () => true,
    };
    const deps = { db: app.db, clock: app.clock.now, modelTokensPerDay: 10 };
    const within = await modelWithinBudget(deps, owner, model);
    const request = { instructions: "i".repeat(36), messages: [], signal: new AbortController().signal };
    for await (const _ of within?.streamReply(request) ?? []) continue;
    expect(await modelWithinBudget(deps, owner, model)).toBeNull();
    const stranger = await app.createUser();
    expect(await modelWithinBudget(deps, asOwner(stranger.id), model)).not.toBeNull();
  });
});

describe("checkout", () => {
  it("refuses another price, another trial, and a return to another origin", async () => {
    const user = await app.createUser({ plan: "free" });
    for (const wrong of [{ priceId: 1 }, { priceId: "free" }, { trialPeriodDays: 365 }, { trialPeriodDays: -1 }]) {
      expect((await order(user, wrong)).status).toBe(400);
    }
    for (const returnUrl of ["https://evil.example/dashboard", "//evil.example", "javascript:alert(1)"]) {
      expect((await order(user, { returnUrl })).status).toBe(400);
    }
  });

  it("starts the trial without a card, and refuses a card that is declined", async () => {
    const user = await app.createUser({ plan: "free" });
    expect((await reading(user)).trial_available).toBe(true);
    expect((await subscribe(user, 14, "declining")).outcome).toBe("declined");
    expect(await statusOf(user)).toBeNull();
    expect((await subscribe(user, 14, "none")).outcome).toBe("completed");
    const { subscription, trial_available } = await reading(user);
    expect(subscription).toMatchObject({ status: "trialing", subscription_tiers: { price_cents: 1_299 } });
    const [start, end] = [Date.parse(subscription?.trial_start ?? ""), Date.parse(subscription?.trial_end ?? "")];
    expect(end - start).toBe(TRIAL_MS);
    expect(trial_available).toBe(false);
  });

  it("is completed once by clicks at once", async () => {
    const user = await app.createUser({ plan: "free" });
    const { sessionId } = await replyOf(createCheckoutSession, await order(user));
    const answers = await Promise.all(Array.from({ length: 5 }, () => complete(user, sessionId, "none")));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
  });

  it("gives no second trial: not the same user, not the same address after the account was deleted", async () => {
    const user = await app.createUser({ plan: "free", email: "once@example.org" });
    await subscribe(user, 14, "none");
    await play(user, "end_now");
    expect(await refusalOf(await order(user))).toMatchObject({ status: 409, code: "trial_already_used" });
    await app.db.delete(users).where(eq(users.id, user.id));
    const again = await app.createUser({ plan: "free", email: "once@example.org" });
    expect((await reading(again)).trial_available).toBe(false);
    expect(await refusalOf(await order(again))).toMatchObject({ code: "trial_already_used" });
    expect((await order(again, { trialPeriodDays: 0 })).status).toBe(200);
    const kept = await app.db.select().from(trialClaims);
    expect(JSON.stringify(kept)).not.toContain("once");
  });

  it("is nobody else's: strangers can neither see nor complete it, nor play another's subscription", async () => {
    const [owner, stranger] = [await app.createUser({ plan: "free" }), await app.createUser({ plan: "free" })];
    const { sessionId } = await replyOf(createCheckoutSession, await order(owner));
    const page = `/api/test-payments/checkout/${sessionId}`;
    expect((await app.as(stranger)(page)).status).toBe(404);
    expect((await complete(stranger, sessionId, "none")).status).toBe(404);
    await complete(owner, sessionId, "none");
    expect((await play(stranger, "end_now")).status).toBe(404);
    expect((await app.as(stranger)(cancelSubscription.path, { method: "POST" })).status).toBe(404);
    expect(await statusOf(stranger)).toBeNull();
    expect(await statusOf(owner)).toBe("trialing");
  });
});

describe("a subscription's life with the test provider", () => {
  it("passes through every state", async () => {
    const user = await app.createUser();
    const states: (string | null)[] = [];
    const events: TestEvent[] = ["to_end_of_period"];
    for (const event of events) await play(user, event);
    states.push(await statusOf(user));
    await subscribe(user, 0, "good");
    states.push(await statusOf(user));
    for (const event of [
      "cancel",
      "reactivate",
      "card_declining",
      "to_end_of_period",
      "card_good",
      "end_now",
    ] as const) {
      await play(user, event);
      states.push(await statusOf(user));
    }
    expect(states).toEqual(["expired", "active", "canceled", "active", "active", "past_due", "active", "canceled"]);
  });

  it("keeps a canceled month open to its end, and goes over from a trial with a card into a paid month", async () => {
    const user = await app.createUser({ plan: "free" });
    await subscribe(user, 14, "good");
    await play(user, "to_end_of_period");
    expect(await statusOf(user)).toBe("active");
    await play(user, "cancel");
    expect((await say(user, false)).status).toBe(200);
    await play(user, "to_end_of_period");
    expect((await say(user, false)).status).toBe(402);
  });

  it("ends with its account, and what would be charged is ended first", async () => {
    const user = await app.createUser({ plan: "free" });
    await subscribe(user, 0, "good");
    const { secret, payments } = app;
    await endSubscriptionsOf({ db: app.db, payments, secret, clock: app.clock.now }, asOwner(user.id));
    await play(user, "card_good");
    expect(await statusOf(user)).toBe("canceled");
  });
});

describe("check-schema", () => {
  it("passes on a whole database and names nothing to strangers when a column is missing", async () => {
    expect((await replyOf(checkSchema, await app.ask(checkSchema.path, { method: "POST" }))).valid).toBe(true);
    await app.pool.query("ALTER TABLE user_subscriptions RENAME COLUMN current_period_end TO gone");
    const refusal = await refusalOf(await app.ask(checkSchema.path, { method: "POST" }));
    expect(refusal).toMatchObject({ status: 503, message: "Schema check failed" });
    await app.pool.query("ALTER TABLE user_subscriptions RENAME COLUMN gone TO current_period_end");
    await app.pool.query("ALTER TABLE daily_use ALTER COLUMN replies TYPE text");
    expect((await app.ask(checkSchema.path, { method: "POST" })).status).toBe(503);
    await app.pool.query("ALTER TABLE daily_use ALTER COLUMN replies TYPE integer USING replies::integer");
  });
});

describe("the notice", () => {
  it("is marked as seen for its owner alone", async () => {
    const [user, other] = [await app.createUser(), await app.createUser()];
    const marked = await replyOf(markNotified, await app.as(user)(markNotified.path, { method: "POST" }));
    expect(marked.subscription?.metadata.notification_shown).toBe(true);
    expect((await reading(other)).subscription?.metadata.notification_shown).toBe(false);
  });
});
