/** The access table of the rulings, asked of the server itself: every plan, every kind of call. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SCENES } from "#coach/content/catalogue.ts";
import { createCheckoutSession } from "#domain/billing/billing.contract.ts";
import { completeTestCheckout, playTestEvent, type TestEvent } from "#domain/billing/test-payments.contract.ts";
import { predefinedChat } from "#domain/practice/practice.contract.ts";
import { SKILLS } from "#domain/skills/skills.ts";
import { createTestApp, refusalOf, type TestApp, TEST_ORIGIN, type TestUser } from "../test/app.fake.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ messagesPerMinute: 1_000 });
});
afterAll(() => app.stop());

const sceneOf = (isBeginner: boolean) => {
  const scene = SCENES.find(({ skill }) => (SKILLS[skill].difficulty === "Beginner") === isBeginner);
  if (scene === undefined) throw new Error("the catalogue is empty");
  return scene;
};
const custom = { title: "The gym", description: "A gym will not let me go." };
const at = "2026-11-21T10:00:00.000Z";
const lines = [
  { content: "Stay!", role: "assistant", timestamp: at },
  { content: "No, I'm leaving at five.", role: "user", timestamp: at },
];
const entry = () => ({
  conversation_id: randomUUID(),
  scenario_id: "gone-at-five",
  skill: "fogging",
  title: "21/11/2026",
  messages: [{ id: randomUUID(), content: "No", sender: "user", timestamp: at }],
});
const say = (isBeginner: boolean, more: object = {}) => {
  const { skill, name, id } = sceneOf(isBeginner);
  const json = {
    skillType: skill,
    scenarioName: name,
    scenarioId: id,
    message: "No, thank you.",
    messages: [],
    ...more,
  };
  return { path: predefinedChat.path, json };
};
const feedback = {
  session_id: "session-1",
  skill_name: "fogging",
  scenario_name: "Gone at five",
  rating: 4,
  feedback_type: "helpful",
  comment: null,
};

/** A call, and the plans of the table to which it is open. */
const CALLS: readonly (readonly [what: string, ask: () => { path: string; json?: object }, open: string])[] = [
  ["read the scenarios", () => ({ path: "/api/skills/fogging/scenarios" }), "free full ended"],
  ["give feedback", () => ({ path: "/api/feedback", json: feedback }), "free full ended"],
  ["practise a Beginner skill", () => say(true), "free full"],
  ["practise another skill", () => say(false), "full"],
  ["practise a scene of one's own", () => say(true, { scenarioId: "custom", custom }), "full"],
  [
    "analyse",
    () => ({ path: "/functions/v1/analyze-chat", json: { messages: lines, scenarioType: "broken-record" } }),
    "full",
  ],
  ["save to the journal", () => ({ path: "/api/journal", json: entry() }), "full"],
  ["read the journal", () => ({ path: "/api/journal" }), "free full ended"],
  ["export the journal", () => ({ path: "/api/journal/export" }), "free full ended"],
  ["download everything", () => ({ path: "/api/account/data" }), "free full ended"],
];

const subscribed = async (days: number, card: string, ...events: TestEvent[]): Promise<TestUser> => {
  const user = await app.createUser({ plan: "free" });
  const json = { returnUrl: `${TEST_ORIGIN}/dashboard`, priceId: 12.99, trialPeriodDays: days };
  const { sessionId } = (await (await app.as(user)(createCheckoutSession.path, { json })).json()) as {
    sessionId: string;
  };
  await app.as(user)(completeTestCheckout.path.replace(":session", sessionId), { json: { card } });
  for (const event of events) await app.as(user)(playTestEvent.path, { json: { event } });
  return user;
};

const CALLERS: readonly (readonly [who: string, plan: string, create: () => Promise<TestUser>])[] = [
  ["someone without a subscription", "free", () => app.createUser({ plan: "free" })],
  ["someone on the trial", "full", () => subscribed(14, "none")],
  ["a subscriber", "full", () => subscribed(0, "good")],
  ["an administrator", "full", () => app.createUser({ plan: "free", role: "admin" })],
  ["someone who canceled a month that still runs", "full", () => subscribed(0, "good", "cancel")],
  ["someone whose canceled month is over", "ended", () => subscribed(0, "good", "cancel", "to_end_of_period")],
  ["someone whose trial has ended", "ended", () => subscribed(14, "none", "to_end_of_period")],
  ["someone whose card was declined", "ended", () => subscribed(0, "good", "card_declining", "to_end_of_period")],
];

const refusalIn = async (answer: Response): Promise<string> => {
  const { status, code } = await refusalOf(answer);
  return `${status} ${code}`;
};

describe("the access table", () => {
  it.each(CALLERS)("opens to %s what the plan %s has, and nothing more", async (_, plan, create) => {
    const user = await create();
    const found: (readonly [what: string, answer: string])[] = [];
    for (const [what, ask] of CALLS) {
      const { path, json } = ask();
      const answer = await app.as(user)(path, json === undefined ? {} : { json });
      found.push([what, answer.ok ? "done" : await refusalIn(answer)]);
    }
    const due = CALLS.map(([what, , open]) => [what, open.split(" ").includes(plan) ? "done" : "402 upgrade_required"]);
    expect(found).toEqual(due);
  });

  it("leaves what was saved to whoever saved it: read, exported and deleted after the trial", async () => {
    const user = await subscribed(14, "none");
    const ask = app.as(user);
    const saved = (await (await ask("/api/journal", { json: entry() })).json()) as { entry: { id: string } };
    await ask(playTestEvent.path, { json: { event: "to_end_of_period" } });
    const path = `/api/journal/${saved.entry.id}`;
    expect((await ask(path)).status).toBe(200);
    expect(await (await ask("/api/journal/export")).text()).toContain(saved.entry.id);
    expect((await ask(`${path}/export`)).status).toBe(200);
    expect((await ask(path, { method: "DELETE" })).ok).toBe(true);
    expect((await ask(path)).status).toBe(404);
  });
});
