import { pino } from "pino";
import { expect, it } from "vitest";
import { signIn } from "#domain/auth/auth.contract.ts";
import { createTestApp, replyOf, TEST_ORIGIN } from "../test/app.fake.ts";
import { createAuth } from "./auth.ts";
import { DEMO_ADMIN_EMAIL, DEMO_EMAIL, DEMO_PASSWORD, ensureDemoAccounts } from "./demo-accounts.ts";

it("lets a newcomer in as a user and as an administrator, and starts over without harm", async () => {
  const app = await createTestApp();
  const auth = createAuth({
    db: app.db,
    secret: "only its password hash is used here",
    appUrl: new URL(TEST_ORIGIN),
    logger: pino({ level: "silent" }),
  });
  await ensureDemoAccounts({ db: app.db, auth });
  await ensureDemoAccounts({ db: app.db, auth });
  const enter = async (email: string) =>
    (await replyOf(signIn, await app.ask(signIn.path, { json: { email, password: DEMO_PASSWORD } }))).user;
  expect(await enter(DEMO_EMAIL)).toMatchObject({ isAdmin: false });
  expect(await enter(DEMO_ADMIN_EMAIL)).toMatchObject({ isAdmin: true });
  await app.stop();
});
