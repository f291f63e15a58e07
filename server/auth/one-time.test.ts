import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readSession, signIn } from "#domain/auth/auth.contract.ts";
import { AUTH_ALLOWANCES, MAIL_LINK_MINUTES, SMS_PAUSE_SECONDS } from "#domain/auth/auth.ts";
import { AUTH_MESSAGES } from "#domain/auth/auth-messages.ts";
import { askForMagicLink, askForReset, askForSms, updatePassword, verifyOtp } from "#domain/auth/one-time.contract.ts";
import { createTestApp, refusalOf, replyOf, type TestApp } from "../test/app.fake.ts";

const MINUTE_MS = 60_000;
const PASSWORD = "kind but firm";

let app: TestApp;
let callers = 0;
beforeAll(async () => {
  app = await createTestApp({ trustProxy: 1 });
});
afterAll(() => app.stop());

/** Each from an address of its own, so that no test uses up another's tries. */
const ask = (path: string, json: unknown, method = "POST") => {
  callers += 1;
  return app.ask(path, { method, json, headers: { "x-forwarded-for": `10.1.${callers >> 8}.${callers & 255}` } });
};
const whoIs = async (cookie: string) =>
  (await replyOf(readSession, await app.ask(readSession.path, { headers: { cookie } }))).user;
const cookieOf = (response: Response): string => response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
const mailTo = async (to: string) => (await app.mails()).find((mail) => mail.to === to)?.text ?? "";
const codeTo = async (to: string) => /\b\d{6}\b/.exec(await mailTo(to))?.[0] ?? "no code";
const linkTo = async (to: string) => new URL(/http\S+/.exec(await mailTo(to))?.[0] ?? "http://no.mail");
const tokenOf = (link: URL) => new URLSearchParams(link.hash.slice(1)).get("token") ?? "";
const choose = (token: string, password: string) => ask(updatePassword.path, { token, password }, "PUT");

describe("a forgotten password", () => {
  it("is replaced by the mailed link, which ends every session and is told to the owner", async () => {
    const user = await app.createUser({ password: "the old one" });
    await ask(askForReset.path, { email: user.email });
    const link = await linkTo(user.email);
    expect(`${link.pathname}${link.search}`).toBe("/auth?view=update_password");
    expect((await choose(tokenOf(link), PASSWORD)).status).toBe(204);
    expect(await whoIs(user.cookie)).toBeNull();
    expect((await ask(signIn.path, { email: user.email, password: "the old one" })).status).toBe(401);
    expect((await ask(signIn.path, { email: user.email, password: PASSWORD })).status).toBe(200);
    expect((await app.mails()).find(({ to }) => to === user.email)).toMatchObject({ kind: "password-changed" });
  });

  it("is replaced by the mailed code as well, once", async () => {
    const { email } = await app.createUser({ password: "the old one" });
    await ask(askForReset.path, { email });
    const body = { email, token: await codeTo(email), type: "recovery" };
    const { recovery_token: token = "", user } = await replyOf(verifyOtp, await ask(verifyOtp.path, body));
    expect(user).toBeNull();
    expect((await ask(verifyOtp.path, body)).status).toBe(400);
    expect((await choose(token, PASSWORD)).status).toBe(204);
    expect((await choose(token, "another one")).status).toBe(400);
  });

  it("stays as it is when the link is ten minutes old, replaced by a newer one, or another user's", async () => {
    const [ann, ben] = [await app.createUser({ password: PASSWORD }), await app.createUser({ password: PASSWORD })];
    await ask(askForReset.path, { email: ann.email });
    const first = tokenOf(await linkTo(ann.email));
    await ask(askForReset.path, { email: ann.email });
    const second = tokenOf(await linkTo(ann.email));
    expect(await refusalOf(await choose(first, "not this"))).toMatchObject({ message: AUTH_MESSAGES.reset_link_used });
    const forged = `${ben.id}.${second.split(".")[1] ?? ""}`;
    expect((await choose(forged, "not this either")).status).toBe(400);
    app.clock.advance(MAIL_LINK_MINUTES * MINUTE_MS + 1);
    expect((await choose(second, "nor this one")).status).toBe(400);
    expect((await ask(signIn.path, { email: ann.email, password: PASSWORD })).status).toBe(200);
    expect(await whoIs(ben.cookie)).toMatchObject({ id: ben.id });
  });

  it("can be replaced while guesses have locked the account", async () => {
    const { email } = await app.createUser({ password: PASSWORD });
    for (let guess = 0; guess < AUTH_ALLOWANCES.signInPerAccount.points; guess += 1) {
      await ask(signIn.path, { email, password: `guess ${guess}` });
    }
    expect((await ask(signIn.path, { email, password: PASSWORD })).status).toBe(429);
    await ask(askForReset.path, { email });
    await choose(tokenOf(await linkTo(email)), "mine again now");
    expect((await ask(signIn.path, { email, password: "mine again now" })).status).toBe(200);
  });
});

describe("a magic link", () => {
  it("signs in once, and leads to where the user was going", async () => {
    const user = await app.createUser();
    await ask(askForMagicLink.path, { email: user.email, return: "/journal" });
    const link = await linkTo(user.email);
    const opened = await app.ask(`${link.pathname}${link.search}`);
    expect(opened.headers.get("location")).toBe("/auth/callback?return=%2Fjournal");
    expect(await whoIs(cookieOf(opened))).toMatchObject({ id: user.id });
    const again = await app.ask(`${link.pathname}${link.search}`);
    expect(again.headers.get("location")).toContain("error_description");
    expect(again.headers.getSetCookie()).toEqual([]);
  });

  it("has a code that does the same, and gives a browser's scripts no token", async () => {
    const { email, id } = await app.createUser();
    await ask(askForMagicLink.path, { email });
    const body = { email, token: await codeTo(email), type: "magiclink" };
    const reply = await app.ask(verifyOtp.path, { json: body, headers: { "sec-fetch-site": "same-origin" } });
    expect(await whoIs(cookieOf(reply))).toMatchObject({ id });
    expect(await reply.text()).not.toContain("token");
  });

  it("answers the same for an address that nobody has, and an empty one by the catalogue's sentence", async () => {
    const { email } = await app.createUser();
    for (const path of [askForMagicLink.path, askForReset.path]) {
      const [known, unknown] = [await ask(path, { email }), await ask(path, { email: "nobody@example.org" })];
      expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
      const empty = (await (await ask(path, { email: " " })).json()) as { error: { fields: unknown } };
      expect(empty.error.fields).toEqual({ email: AUTH_MESSAGES.empty_email_address });
    }
    expect((await app.mails()).filter(({ to }) => to === "nobody@example.org")).toEqual([]);
  });

  it("for an address that waits for confirmation is a confirmation link", async () => {
    const { email } = await app.createUser({ emailVerified: false });
    await ask(askForMagicLink.path, { email });
    expect((await app.mails()).find(({ to }) => to === email)).toMatchObject({ kind: "confirm-address" });
    const confirmed = await ask(verifyOtp.path, { email, token: await codeTo(email), type: "signup" });
    expect(await whoIs(cookieOf(confirmed))).toMatchObject({ email });
  });
});

describe("a code", () => {
  it("is looked at ten times in fifteen minutes, passwords counted in, and then refused even when right", async () => {
    const { email } = await app.createUser({ password: PASSWORD });
    await ask(askForMagicLink.path, { email });
    const right = await codeTo(email);
    const wrong = right === "000000" ? "000001" : "000000";
    const statuses: number[] = [];
    for (let guess = 0; guess < AUTH_ALLOWANCES.signInPerAccount.points; guess += 1) {
      const reply =
        guess % 2 === 0
          ? await ask(verifyOtp.path, { email, token: wrong, type: "email" })
          : await ask(signIn.path, { email, password: "a guess" });
      statuses.push(reply.status);
    }
    expect(new Set(statuses)).toEqual(new Set([400, 401]));
    expect((await ask(verifyOtp.path, { email, token: right, type: "email" })).status).toBe(429);
  });

  it("of one user does not open another's account", async () => {
    const [ann, ben] = [await app.createUser(), await app.createUser()];
    await ask(askForMagicLink.path, { email: ann.email });
    await ask(askForMagicLink.path, { email: ben.email });
    const crossed = { email: ben.email, token: await codeTo(ann.email), type: "email" };
    expect(await refusalOf(await ask(verifyOtp.path, crossed))).toMatchObject({ message: AUTH_MESSAGES.wrong_code });
  });

  it("is texted to a proven number, however it is written", async () => {
    const user = await app.createUser();
    const phone = "+15551234567";
    await app.pool.query("UPDATE users SET phone = $1 WHERE id = $2", [phone, user.id]);
    await ask(askForSms.path, { phone: "+1 (555) 123-4567" });
    const reply = await ask(verifyOtp.path, { phone, token: await codeTo(phone), type: "sms" });
    expect(await whoIs(cookieOf(reply))).toMatchObject({ id: user.id });
    const unknown = await ask(askForSms.path, { phone: "+15550000000" });
    expect([unknown.status, await unknown.json()]).toEqual([200, { mailbox: true, again_in: SMS_PAUSE_SECONDS }]);
    expect((await ask(askForSms.path, { phone: "555 1234" })).status).toBe(400);
  });

  it("needs the number for the phone's types and the address for the others", async () => {
    const token = "123456";
    expect((await ask(verifyOtp.path, { email: "a@example.org", token, type: "sms" })).status).toBe(400);
    expect((await ask(verifyOtp.path, { phone: "+15551234567", token, type: "email" })).status).toBe(400);
    const change = await ask(verifyOtp.path, { phone: "+15551234567", token, type: "phone_change" });
    expect(change.status).toBe(400);
  });
});
