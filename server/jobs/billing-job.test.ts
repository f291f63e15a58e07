import { pino } from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { markNotified, readSubscription } from "#domain/billing/billing.contract.ts";
import { DAY_MS } from "#domain/billing/billing.ts";
import { createTestApp, replyOf, type TestApp, TEST_ORIGIN, type TestUser } from "../test/app.fake.ts";
import { runBillingJob } from "./billing-job.ts";

let app: TestApp;
let user: TestUser;
beforeAll(async () => {
  app = await createTestApp();
  user = await app.createUser();
});
afterAll(() => app.stop());

/** As on five servers at the same moment. */
const runEverywhere = async (): Promise<void> => {
  const { db, payments, secret } = app;
  const deps = {
    db,
    payments,
    secret,
    clock: app.clock.now,
    appUrl: new URL(TEST_ORIGIN),
    logger: pino({ level: "silent" }),
  };
  await Promise.all(Array.from({ length: 5 }, () => runBillingJob(deps)));
};
const subscription = async () =>
  (await replyOf(readSubscription, await app.as(user)(readSubscription.path))).subscription;
const mailed = async () => (await app.mails()).filter(({ to }) => to === user.email).map(({ kind }) => kind);

it("tells of the trial's end three days before and at the end, once each, however many servers do it", async () => {
  app.clock.advance(11 * DAY_MS - 60_000);
  await runEverywhere();
  expect((await subscription())?.metadata).toMatchObject({ ending_soon: false });
  expect(await mailed()).toEqual([]);

  app.clock.advance(120_000);
  await runEverywhere();
  await runEverywhere();
  expect((await subscription())?.metadata).toEqual({
    ending_soon: true,
    notification_shown: false,
    trial_expired: false,
  });
  expect(await mailed()).toEqual(["trial-ending"]);

  await app.as(user)(markNotified.path, { method: "POST" });
  app.clock.advance(3 * DAY_MS);
  await runEverywhere();
  await runEverywhere();
  // Whoever has dismissed the first notice must see the second.
  expect(await subscription()).toMatchObject({
    status: "expired",
    metadata: { ending_soon: true, notification_shown: false, trial_expired: true },
  });
  expect((await mailed()).toSorted()).toEqual(["trial-ended", "trial-ending"]);
});
