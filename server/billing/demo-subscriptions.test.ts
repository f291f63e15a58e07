import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { DAY_MS } from "#domain/billing/billing.ts";
import { standingOf } from "#domain/billing/subscription.ts";
import { DEMO_EMAIL, DEMO_EXPIRED_EMAIL, DEMO_PREMIUM_EMAIL, DEMO_TRIAL_EMAIL } from "../auth/demo-accounts.ts";
import { userSubscriptions } from "../db/schema.ts";
import { createTestApp } from "../test/app.fake.ts";
import { ensureDemoSubscriptions } from "./demo-subscriptions.ts";

it("shows a visitor every plan, at every start, however long ago the first one was", async () => {
  const app = await createTestApp();
  const emails = [DEMO_EMAIL, DEMO_TRIAL_EMAIL, DEMO_PREMIUM_EMAIL, DEMO_EXPIRED_EMAIL];
  const demos = await Promise.all(emails.map((email) => app.createUser({ email, plan: "free" })));
  const { db, payments, secret } = app;
  const start = async () => {
    await ensureDemoSubscriptions({ db, payments, secret, clock: app.clock.now });
    const states = demos.map(async ({ id }) => {
      const [row] = await db.select().from(userSubscriptions).where(eq(userSubscriptions.userId, id));
      return standingOf(row ?? null, app.clock.now()).state;
    });
    return await Promise.all(states);
  };
  const plans = ["none", "trialing", "active", "expired"];
  expect(await start()).toEqual(plans);
  expect(await start()).toEqual(plans);
  app.clock.advance(60 * DAY_MS);
  expect(await start()).toEqual(plans);
  await app.stop();
});
