import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  changeAddress,
  changePassword,
  deleteAccount,
  downloadData,
  readSecurity,
} from "#domain/auth/account.contract.ts";
import { readSession, signIn } from "#domain/auth/auth.contract.ts";
import { AUTH_ALLOWANCES, FRESH_SIGN_IN_MINUTES } from "#domain/auth/auth.ts";
import { AUTH_MESSAGES } from "#domain/auth/auth-messages.ts";
import { verifyOtp } from "#domain/auth/one-time.contract.ts";
import type { ProviderSubscription } from "#domain/billing/provider-subscription.ts";
import { PaymentsError } from "../payments/payments.ts";
import { createTestApp, refusalOf, replyOf, type TestApp, type TestUser } from "../test/app.fake.ts";

const PASSWORD = "kind but firm";
const RUNNING: ProviderSubscription = {
  id: "sub_1",
  status: "active",
  createdAt: new Date("2026-01-01"),
  trialStart: null,
  trialEnd: null,
  currentPeriodEnd: new Date("2099-01-01"),
  cancelAtPeriodEnd: false,
  endedAt: null,
  hasPaymentMethod: true,
};

let app: TestApp;
let callers = 0;
beforeAll(async () => {
  app = await createTestApp({ trustProxy: 1 });
});
afterAll(() => app.stop());

const whoIs = async (cookie: string) =>
  (await replyOf(readSession, await app.ask(readSession.path, { headers: { cookie } }))).user;
const enter = (email: string, password: string) => {
  callers += 1;
  return app.ask(signIn.path, { json: { email, password }, headers: { "x-forwarded-for": `10.2.0.${callers}` } });
};
const cookieOf = (response: Response): string => response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
const put = (user: TestUser, path: string, json: unknown) => app.as(user)(path, { method: "PUT", json });
const fieldsOf = async (response: Response) =>
  ((await response.json()) as { error: { fields?: Record<string, string> } }).error.fields;
const mailsTo = async (to: string) => (await app.mails()).filter((mail) => mail.to === to);
const linkTo = async (to: string) => /http\S+/.exec((await mailsTo(to))[0]?.text ?? "")?.[0] ?? "http://no.mail";
const codeTo = async (to: string) => /\b\d{6}\b/.exec((await mailsTo(to))[0]?.text ?? "")?.[0] ?? "none";
const landing = async (link: string) => (await app.ask(link)).headers.get("location");

describe("a change of password", () => {
  it("needs the current one, ends the other sessions and keeps this one", async () => {
    const user = await app.createUser({ password: PASSWORD });
    const other = cookieOf(await enter(user.email, PASSWORD));
    const wrong = await put(user, changePassword.path, { current: "a guess", password: "a new sentence" });
    expect(await fieldsOf(wrong)).toEqual({ current: AUTH_MESSAGES.wrong_password });
    const none = await put(user, changePassword.path, { password: "a new sentence" });
    expect(await fieldsOf(none)).toEqual({ current: AUTH_MESSAGES.empty_password });
    expect(await whoIs(other)).toMatchObject({ id: user.id });
    expect((await put(user, changePassword.path, { current: PASSWORD, password: "a new sentence" })).status).toBe(204);
    expect([await whoIs(other), (await whoIs(user.cookie))?.id]).toEqual([null, user.id]);
    expect((await enter(user.email, PASSWORD)).status).toBe(401);
    expect((await enter(user.email, "a new sentence")).status).toBe(200);
    expect((await mailsTo(user.email)).map(({ kind }) => kind)).toContain("password-changed");
  });

  it("is open to the signed-in owner while guesses at the door are refused, and counts guesses of its own", async () => {
    const user = await app.createUser({ password: PASSWORD });
    const { points } = AUTH_ALLOWANCES.reauthenticationPerAccount;
    for (let guess = 0; guess <= points; guess += 1) await enter(user.email, "a guess");
    expect((await enter(user.email, PASSWORD)).status).toBe(429);
    expect((await put(user, changePassword.path, { current: PASSWORD, password: PASSWORD })).status).toBe(204);
    for (let guess = 0; guess < points; guess += 1) {
      expect((await put(user, changePassword.path, { current: "no", password: PASSWORD })).status).toBe(400);
    }
    expect((await put(user, changePassword.path, { current: PASSWORD, password: PASSWORD })).status).toBe(429);
  });

  it("gives a first password to someone without one who has just signed in, and not later", async () => {
    const [fresh, old] = [await app.createUser(), await app.createUser()];
    expect((await put(fresh, changePassword.path, { password: PASSWORD })).status).toBe(204);
    expect((await enter(fresh.email, PASSWORD)).status).toBe(200);
    const longAgo = new Date(app.clock.now().getTime() - FRESH_SIGN_IN_MINUTES * 60_000 - 1);
    await app.pool.query("UPDATE sessions SET created_at = $1 WHERE user_id = $2", [longAgo, old.id]);
    expect((await put(old, changePassword.path, { password: PASSWORD })).status).toBe(400);
  });
});

describe("a change of address", () => {
  it("happens when both mailboxes have said yes, in any order, and not before", async () => {
    for (const order of [[0, 1] as const, [1, 0] as const]) {
      const user = await app.createUser({ password: PASSWORD });
      const email = `new-${user.email}`;
      await put(user, changeAddress.path, { email, password: PASSWORD });
      const links = [await linkTo(user.email), await linkTo(email)];
      expect(await landing(links[order[0]] ?? "")).toBe("/account?address=half");
      expect(await whoIs(user.cookie)).toMatchObject({ email: user.email });
      expect(await landing(links[order[0]] ?? "")).toBe("/account?address=failed");
      expect(await landing(links[order[1]] ?? "")).toBe("/account?address=changed");
      expect(await whoIs(user.cookie)).toMatchObject({ email });
    }
  });

  it("can be confirmed by the two codes, and by nobody else's session", async () => {
    const [user, stranger] = [await app.createUser({ password: PASSWORD }), await app.createUser()];
    const email = `codes-${user.email}`;
    await put(user, changeAddress.path, { email, password: PASSWORD });
    const [oldCode, newCode] = [await codeTo(user.email), await codeTo(email)];
    const verify = (who: TestUser, address: string, token: string) =>
      app.as(who)(verifyOtp.path, { json: { email: address, token, type: "email_change" } });
    expect((await verify(stranger, email, newCode)).status).toBe(400);
    expect((await verify(user, email, newCode)).status).toBe(200);
    await replyOf(verifyOtp, await verify(user, user.email, oldCode));
    expect(await whoIs(user.cookie)).toMatchObject({ email });
  });

  it("by code is open to the signed-in owner while guesses at the door are refused", async () => {
    const user = await app.createUser({ password: PASSWORD });
    const email = `locked-${user.email}`;
    await put(user, changeAddress.path, { email, password: PASSWORD });
    for (let guess = 0; guess <= AUTH_ALLOWANCES.signInPerAccount.points; guess += 1) await enter(user.email, "no");
    const json = { email, token: await codeTo(email), type: "email_change" };
    expect((await app.as(user)(verifyOtp.path, { json })).status).toBe(200);
  });

  it("is shown to its owner while it waits, and for which mailbox", async () => {
    const user = await app.createUser({ password: PASSWORD });
    const email = `shown-${user.email}`;
    const pending = async () => (await replyOf(readSecurity, await app.as(user)(readSecurity.path))).pendingAddress;
    expect(await pending()).toBeNull();
    await put(user, changeAddress.path, { email, password: PASSWORD });
    expect(await pending()).toEqual({ email, waitsFor: ["old", "new"] });
    await landing(await linkTo(user.email));
    expect(await pending()).toEqual({ email, waitsFor: ["new"] });
    await landing(await linkTo(email));
    expect(await pending()).toBeNull();
  });

  it("is told to the payment provider, and happens though the provider is away", async () => {
    const told: unknown[] = [];
    const { payments } = app;
    const changeCustomerAddress = async (...call: unknown[]): Promise<void> => {
      told.push(call);
      throw new PaymentsError("away", 0);
    };
    const paying = await createTestApp({ payments: { ...payments, changeCustomerAddress } });
    const user = await paying.createUser({ password: PASSWORD });
    const email = `paid-${user.email}`;
    await paying.as(user)(changeAddress.path, { method: "PUT", json: { email, password: PASSWORD } });
    for (const { text } of (await paying.mails()).filter(({ kind }) => kind === "change-address"))
      await paying.ask(/http\S+/.exec(text)?.[0] ?? "");
    const { rows } = await paying.pool.query("SELECT email FROM users WHERE id = $1", [user.id]);
    expect([rows, told]).toEqual([[{ email }], [[expect.any(String), email]]]);
    await paying.stop();
  });

  it("to somebody's address answers like any other and never happens", async () => {
    const [user, somebody] = [await app.createUser({ password: PASSWORD }), await app.createUser()];
    const asked = await put(user, changeAddress.path, { email: somebody.email, password: PASSWORD });
    expect([asked.status, await asked.json()]).toEqual([200, { mailbox: true }]);
    expect(await mailsTo(somebody.email)).toEqual([]);
    expect(await landing(await linkTo(user.email))).toBe("/account?address=half");
    expect(await whoIs(user.cookie)).toMatchObject({ email: user.email });
  });
});

describe("the list of devices", () => {
  it("is one's own; one or all others can be signed out, a stranger's never", async () => {
    const [user, stranger] = [await app.createUser({ password: PASSWORD }), await app.createUser()];
    const [second, third] = [cookieOf(await enter(user.email, PASSWORD)), cookieOf(await enter(user.email, PASSWORD))];
    const { devices } = await replyOf(readSecurity, await app.as(user)(readSecurity.path));
    expect(devices).toHaveLength(3);
    expect(devices.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    const [newest] = devices;
    const end = (who: TestUser) => app.as(who)(`/api/account/sessions/${newest?.id}`, { method: "DELETE" });
    expect((await end(stranger)).status).toBe(404);
    expect((await end(user)).status).toBe(204);
    expect([(await whoIs(second))?.id, await whoIs(third)]).toEqual([user.id, null]);
    await app.as(user)("/api/account/sessions", { method: "DELETE" });
    expect([(await whoIs(user.cookie))?.id, await whoIs(second)]).toEqual([user.id, null]);
    expect(await whoIs(stranger.cookie)).not.toBeNull();
  });
});

describe("the download of one's data", () => {
  it("holds everything of the user, no secret, and nothing of anyone else", async () => {
    const [user, other] = [await app.createUser({ password: PASSWORD }), await app.createUser()];
    for (const [who, text] of [
      [user, "mine alone"],
      [other, "not mine"],
    ] as const) {
      const feedback = { submissionId: crypto.randomUUID(), sessionId: "session-1-abc", skillName: "fogging" };
      const rest = { scenarioName: "Gone at five", rating: 4, feedbackType: "helpful", comment: text };
      await app.pool.query(
        `INSERT INTO feedback (id, user_id, submission_id, session_id, skill_name, scenario_name, rating, feedback_type, comment, search_text, created_at)
         VALUES (gen_random_uuid(), $1, $2, $3, $4, $5, $6, $7, $8, '', now())`,
        [who.id, ...Object.values(feedback), ...Object.values(rest)],
      );
    }
    const reply = await app.as(user)(downloadData.path);
    expect(reply.headers.get("content-disposition")).toContain("plainsay-data.json");
    const text = await reply.text();
    const data = JSON.parse(text) as Record<string, unknown>;
    expect(data).toMatchObject({
      account: { email: user.email },
      feedback: [{ comment: "mine alone" }],
      subscription: [{ status: "trialing" }],
      journal: [],
    });
    expect(text).not.toContain("not mine");
    expect(text).not.toContain(other.id);
    const { rows } = await app.pool.query<{ password: string; token: string }>(
      "SELECT password, token FROM accounts JOIN sessions USING (user_id) WHERE user_id = $1",
      [user.id],
    );
    for (const { password, token } of rows)
      expect([text.includes(password), text.includes(token)]).toEqual([false, false]);
  });
});

describe("the deletion of an account", () => {
  it("needs the typed word and the password", async () => {
    const user = await app.createUser({ password: PASSWORD });
    const remove = (json: unknown) => app.as(user)(deleteAccount.path, { json });
    expect(await fieldsOf(await remove({ confirmation: "yes", password: PASSWORD }))).toEqual({
      confirmation: AUTH_MESSAGES.type_delete,
    });
    expect((await remove({ confirmation: "DELETE", password: "a guess" })).status).toBe(400);
    expect(await whoIs(user.cookie)).not.toBeNull();
  });

  it("is refused to the last administrator, until there is another", async () => {
    const only = await createTestApp();
    const admin = await only.createUser({ password: PASSWORD, role: "admin" });
    const remove = () => only.as(admin)(deleteAccount.path, { json: { confirmation: "DELETE", password: PASSWORD } });
    expect(await refusalOf(await remove())).toMatchObject({ status: 409, code: "last_admin" });
    await only.createUser({ role: "admin" });
    expect((await remove()).status).toBe(204);
    await only.stop();
  });

  it("ends the subscription first, and deletes nothing when the provider cannot be asked", async () => {
    const ended: string[] = [];
    let away = true;
    const { payments } = app;
    const endNow = async (id: string): Promise<void> => {
      if (away) throw new PaymentsError("away", 503);
      ended.push(id);
    };
    const paying = await createTestApp({ payments: { ...payments, endNow, readSubscriptions: async () => [RUNNING] } });
    const user = await paying.createUser({ password: PASSWORD, plan: "free" });
    await paying.pool.query("INSERT INTO payment_customers (user_id, customer_id) VALUES ($1, 'cus_1')", [user.id]);
    const remove = () => paying.as(user)(deleteAccount.path, { json: { confirmation: "DELETE", password: PASSWORD } });
    expect(await refusalOf(await remove())).toMatchObject({
      status: 503,
      message: AUTH_MESSAGES.subscription_not_ended,
    });
    expect((await paying.as(user)(readSecurity.path)).status).toBe(200);
    away = false;
    expect((await remove()).status).toBe(204);
    expect(ended).toEqual([RUNNING.id]);
    await paying.stop();
  });

  it("removes every row of the user at once, keeps the hash of the trial's address, and leaves others alone", async () => {
    const [user, other] = [await app.createUser({ password: PASSWORD }), await app.createUser()];
    const claims = async () => (await app.pool.query("SELECT 1 FROM trial_claims")).rowCount;
    const before = await claims();
    expect(
      (await app.as(user)(deleteAccount.path, { json: { confirmation: "DELETE", password: PASSWORD } })).status,
    ).toBe(204);
    expect(await whoIs(user.cookie)).toBeNull();
    expect((await enter(user.email, PASSWORD)).status).toBe(401);
    const { rows: tables } = await app.pool.query<{ name: string }>(
      "SELECT table_name AS name FROM information_schema.columns WHERE column_name = 'user_id' AND table_schema = 'public'",
    );
    expect(tables.length).toBeGreaterThan(5);
    for (const { name } of tables) {
      expect((await app.pool.query(`SELECT 1 FROM "${name}" WHERE user_id = $1`, [user.id])).rowCount, name).toBe(0);
    }
    expect(await claims()).toBe(before);
    expect(await whoIs(other.cookie)).not.toBeNull();
  });
});
