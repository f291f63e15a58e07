import { setTimeout as wait } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readSubscription } from "#domain/billing/billing.contract.ts";
import { playTestEvent } from "#domain/billing/test-payments.contract.ts";
import { sessions, userSubscriptions } from "../db/schema.ts";
import { createTestApp, type TestApp, type TestUser } from "../test/app.fake.ts";
import { announceChange } from "./subscriptions.store.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.stop());

type Told = { at: number; type: string; status: string | null };

/** What the stream tells until `enough`, and when. */
const follow = async (user: TestUser, until: (told: readonly Told[]) => boolean, act: () => Promise<void>) => {
  const gone = new AbortController();
  const headers = { accept: "text/event-stream" };
  const response = await app.as(user)(readSubscription.path, { headers, signal: gone.signal });
  const told: Told[] = [];
  const acting = act();
  let rest = "";
  for await (const chunk of (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
    rest += chunk;
    const blocks = rest.split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks.filter((text) => text.startsWith("data: "))) {
      const event = readSubscription.event.parse(JSON.parse(block.slice(6)));
      const status = event.type === "subscription" ? (event.reading.subscription?.status ?? null) : null;
      told.push({ at: performance.now(), type: event.type, status });
    }
    if (until(told)) break;
  }
  gone.abort();
  await acting;
  return told;
};

it("tells at once how things stand, and again when another server has changed them", async () => {
  const user = await app.createUser();
  const told = await follow(
    user,
    (events) => events.some(({ status }) => status === "canceled"),
    async () => {
      await wait(300);
      await app.as(user)(playTestEvent.path, { json: { event: "cancel" } });
    },
  );
  expect(told.map(({ status }) => status)).toEqual(["trialing", "canceled"]);
});

it("tells of a hundred changes at most ten times a second, the last one always", async () => {
  const user = await app.createUser();
  const last = new Date("2030-01-01T00:00:00Z");
  let isDone = false;
  const told = await follow(
    user,
    (events) => isDone && events.at(-1)?.status === "active",
    async () => {
      for (let change = 0; change < 100; change += 1) {
        await app.db.transaction(async (tx) => {
          const status = change === 99 ? ("active" as const) : ("past_due" as const);
          const currentPeriodEnd = new Date(last.getTime() + change);
          await tx
            .update(userSubscriptions)
            .set({ status, currentPeriodEnd, cancelAtPeriodEnd: false })
            .where(eq(userSubscriptions.userId, user.id));
          await announceChange(tx, user.id);
        });
        await wait(15);
      }
      isDone = true;
    },
  );
  expect(told.length).toBeGreaterThan(10);
  for (const [index, { at }] of told.entries()) {
    const eleventh = told[index + 10];
    expect((eleventh?.at ?? Number.POSITIVE_INFINITY) - at).toBeGreaterThan(950);
  }
  expect(told.at(-1)?.status).toBe("active");
});

it("tells that the trial is over at its end, though nothing was written", async () => {
  const user = await app.createUser();
  const trialEnd = new Date(app.clock.now().getTime() + 1_200);
  await app.db.update(userSubscriptions).set({ trialEnd }).where(eq(userSubscriptions.userId, user.id));
  const told = await follow(
    user,
    (events) => events.at(-1)?.status === "expired",
    async () => undefined,
  );
  expect(told.map(({ status }) => status)).toEqual(["trialing", "expired"]);
  expect(app.clock.now().getTime() - trialEnd.getTime()).toBeGreaterThanOrEqual(0);
});

it("ends with its session, and is refused without one", async () => {
  const user = await app.createUser();
  const headers = { accept: "text/event-stream" };
  expect((await app.ask(readSubscription.path, { headers })).status).toBe(401);
  const told = await follow(
    user,
    (events) => events.at(-1)?.type === "done",
    async () => {
      await wait(200);
      await app.db.delete(sessions).where(eq(sessions.userId, user.id));
      await announceChange(app.db, user.id);
    },
  );
  expect(told.map(({ type }) => type)).toEqual(["subscription", "done"]);
});
