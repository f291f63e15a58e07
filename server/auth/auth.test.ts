import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readSession, signIn, signUp } from "#domain/auth/auth.contract.ts";
import { MAIL_LINK_MINUTES, SESSION_DAYS } from "#domain/auth/auth.ts";
import { AUTH_MESSAGES } from "#domain/auth/auth-messages.ts";
import { listMailbox } from "#domain/mail/mail.contract.ts";
import { createTestApp, refusalOf, replyOf, type TestApp } from "../test/app.fake.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const PASSWORD = "kind but firm";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ adminEmails: ["boss@example.org"] });
});
afterAll(() => app.stop());

const whoIs = async (cookie: string) => {
  const reply = await app.ask(readSession.path, { headers: { cookie } });
  return (await replyOf(readSession, reply)).user;
};
const cookieOf = (response: Response): string => response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
/** The link of the newest mail to an address, as the mailbox page shows it. */
const linkTo = async (email: string): Promise<string> => {
  const { mails } = await replyOf(listMailbox, await app.ask(listMailbox.path));
  return mails.find(({ to }) => to === email)?.links[0] ?? "no mail";
};
const enter = (email: string, password: string, headers: Record<string, string> = {}) =>
  app.ask(signIn.path, { json: { email, password }, headers });
const register = (email: string, more: Record<string, string> = {}) =>
  app.ask(signUp.path, { json: { email, password: PASSWORD, ...more } });

describe("an account", () => {
  it("begins with a mailed link, which signs in and leads to where the user was going", async () => {
    expect(await replyOf(signUp, await register("New@Example.org ", { return: "/practice/fogging" }))).toEqual({
      mailbox: true,
    });
    const confirmed = await app.ask(await linkTo("new@example.org"));
    expect(confirmed.status).toBe(302);
    expect(confirmed.headers.get("location")).toBe("/auth/callback?return=%2Fpractice%2Ffogging");
    expect(await whoIs(cookieOf(confirmed))).toMatchObject({ email: "new@example.org", isAdmin: false });
    const signedIn = await enter("NEW@example.org", PASSWORD);
    expect(await whoIs(cookieOf(signedIn))).toMatchObject({ email: "new@example.org" });
  });

  it("is refused without confirmation to the right password, and by no other sign to a wrong one", async () => {
    await register("waiting@example.org");
    expect(await refusalOf(await enter("waiting@example.org", PASSWORD))).toMatchObject({
      status: 403,
      code: "email_not_confirmed",
    });
    const wrong = await refusalOf(await enter("waiting@example.org", "not this one"));
    const unknown = await refusalOf(await enter("nobody@example.org", "not this one"));
    expect(wrong).toEqual(unknown);
    expect(wrong).toMatchObject({ status: 401, message: AUTH_MESSAGES.invalid_credentials });
  });

  it("answers a known address like a new one, changes nothing, and tells its owner by mail", async () => {
    const { email } = await app.createUser({ email: "known@example.org", password: "the real one" });
    const [known, fresh] = [await register(email), await register("fresh@example.org")];
    expect([known.status, await known.text()]).toEqual([fresh.status, await fresh.text()]);
    expect([...known.headers.keys()].sort()).toEqual([...fresh.headers.keys()].sort());
    const mail = (await app.mails()).find(({ to }) => to === email);
    expect(mail).toMatchObject({ kind: "already-have-account" });
    expect((await enter(email, "the real one")).status).toBe(200);
    expect((await enter(email, PASSWORD)).status).toBe(401);
  });

  it("keeps the password of the newest sign-up when nobody had confirmed the earlier one", async () => {
    await register("mine@example.org", { password: "a stranger's guess" });
    const strangersLink = await linkTo("mine@example.org");
    await register("mine@example.org");
    expect((await app.ask(strangersLink)).headers.getSetCookie()).toEqual([]);
    await app.ask(await linkTo("mine@example.org"));
    expect((await enter("mine@example.org", "a stranger's guess")).status).toBe(401);
    expect((await enter("mine@example.org", PASSWORD)).status).toBe(200);
  });

  it("is made once when the button is pressed twice, and can be confirmed", async () => {
    const replies = await Promise.all([register("twice@example.org"), register("twice@example.org")]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const mails = (await app.mails()).filter(({ to }) => to === "twice@example.org");
    expect(mails).toHaveLength(2);
    for (const { text } of mails) await app.ask(/http\S+/.exec(text)?.[0] ?? "");
    expect((await enter("twice@example.org", PASSWORD)).status).toBe(200);
  });

  it("is not made with a password of seven characters or an address that is none", async () => {
    const short = await register("short@example.org", { password: "seven77" });
    expect(((await short.json()) as { error: unknown }).error).toMatchObject({
      code: "bad_request",
      fields: { password: AUTH_MESSAGES.password_too_short },
    });
    expect((await register("not an address")).status).toBe(400);
  });
});

describe("a confirmation link", () => {
  const opened = async (link: string) => (await app.ask(link)).headers.get("location") ?? "";

  it("works once", async () => {
    await register("once@example.org");
    const link = await linkTo("once@example.org");
    expect(await opened(link)).toContain("/auth/callback");
    expect(await opened(link)).toContain("error_description");
  });

  it("is not used up by a mail scanner's HEAD request", async () => {
    await register("scanned@example.org");
    const link = await linkTo("scanned@example.org");
    await app.ask(link, { method: "HEAD" });
    expect(await opened(link)).toContain("/auth/callback");
  });

  it("stops working after ten minutes, and when a newer one is asked for", async () => {
    await register("late@example.org");
    const [first] = [await linkTo("late@example.org")];
    await app.ask("/api/auth/send-verification-email", { json: { email: "late@example.org" } });
    const second = await linkTo("late@example.org");
    expect(second).not.toBe(first);
    expect(await opened(first)).toContain("error_description");
    app.clock.advance(MAIL_LINK_MINUTES * MINUTE_MS + 1);
    expect(await opened(second)).toContain("error_description");
  });

  it("never leads to another site", async () => {
    await register("away@example.org", { return: "//evil.example" });
    expect(await opened(await linkTo("away@example.org"))).toBe("/auth/callback?return=%2Fskills");
  });

  it("is mailed again only to an address that waits for it, with the same answer for all", async () => {
    const { email } = await app.createUser();
    const before = (await app.mails()).length;
    const again = (address: string) => app.ask("/api/auth/send-verification-email", { json: { email: address } });
    expect(await (await again(email)).json()).toEqual(await (await again("who@example.org")).json());
    expect((await app.mails()).length).toBe(before);
  });
});

describe("a session", () => {
  it("is refused at once after sign-out, also as an access token", async () => {
    const user = await app.createUser();
    expect(await whoIs(user.cookie)).toMatchObject({ id: user.id });
    const ended = await app.as(user)("/api/auth/sign-out", { method: "POST" });
    expect(ended.status).toBe(204);
    expect(ended.headers.getSetCookie()[0]).toMatch(/^plainsay\.session_token=;.*Max-Age=0/);
    expect(await whoIs(user.cookie)).toBeNull();
    const bearer = { authorization: `Bearer ${user.accessToken}` };
    expect((await app.ask("/api/skills/fogging/scenarios", { headers: bearer })).status).toBe(401);
  });

  it("of one user says nothing of, and ends nothing of, another's", async () => {
    const [ann, ben] = [await app.createUser(), await app.createUser()];
    await app.as(ann)("/api/auth/sign-out", { method: "POST" });
    expect(await whoIs(ann.cookie)).toBeNull();
    expect(await whoIs(ben.cookie)).toMatchObject({ id: ben.id, email: ben.email });
  });

  it("sits in a cookie that scripts cannot read and that outlives the browser", async () => {
    const { email } = await app.createUser({ password: PASSWORD });
    const [cookie = ""] = (await enter(email, PASSWORD)).headers.getSetCookie();
    expect(cookie).toContain("HttpOnly");
    expect(cookie).toContain("SameSite=Lax");
    expect(cookie).toContain(`Max-Age=${SESSION_DAYS * 24 * 60 * 60}`);
    expect(cookie).not.toContain("Secure");
  });

  it("travels over https alone where the app is at an https address", async () => {
    const secure = await createTestApp({ appUrl: new URL("https://plainsay.example.org") });
    const { email, cookie: session } = await secure.createUser({ password: PASSWORD });
    const entered = await secure.ask(signIn.path, { json: { email, password: PASSWORD } });
    expect(entered.headers.getSetCookie()[0]).toMatch(/^__Secure-plainsay\.session_token=.*; Secure/);
    const reply = await secure.ask(readSession.path, { headers: { cookie: session } });
    expect(await replyOf(readSession, reply)).toMatchObject({ user: { email } });
    await secure.stop();
  });

  it("gives an access token to a client that is not a browser, and none to a browser's scripts", async () => {
    const { email } = await app.createUser({ password: PASSWORD });
    const { access_token: token } = await replyOf(signIn, await enter(email, PASSWORD));
    const reply = await app.ask(readSession.path, { headers: { authorization: `Bearer ${token}` } });
    expect(await replyOf(readSession, reply)).toMatchObject({ user: { email } });
    const browser = await enter(email, PASSWORD, { "sec-fetch-site": "same-origin", origin: "http://localhost:8080" });
    expect(await browser.text()).not.toContain("token");
    expect(browser.headers.get("set-auth-token")).toBeNull();
  });

  it("is not opened by a token whose signature is wrong or missing", async () => {
    const user = await app.createUser();
    const [token = ""] = user.accessToken.split(".");
    const other = user.accessToken.at(-2) === "A" ? "E" : "A";
    for (const forged of [token, `${token}.`, `${user.accessToken.slice(0, -2)}${other}=`, "", "."]) {
      expect(await whoIs(`plainsay.session_token=${encodeURIComponent(forged)}`)).toBeNull();
    }
  });

  it("is prolonged in use and ends after thirty days without", async () => {
    const [active, idle] = [await app.createUser(), await app.createUser()];
    app.clock.advance(20 * DAY_MS);
    const prolonged = await app.as(active)(readSession.path);
    expect(prolonged.headers.getSetCookie()[0]).toContain(`Max-Age=${SESSION_DAYS * 24 * 60 * 60}`);
    expect((await app.as(active)(readSession.path)).headers.getSetCookie()).toEqual([]);
    app.clock.advance(11 * DAY_MS);
    expect(await whoIs(active.cookie)).toMatchObject({ id: active.id });
    expect(await whoIs(idle.cookie)).toBeNull();
  });

  it("makes an administrator of a listed address only when it is confirmed, and of the role", async () => {
    const unproven = await app.createUser({ email: "boss@example.org", emailVerified: false });
    expect(await whoIs(unproven.cookie)).toMatchObject({ isAdmin: false });
    await app.pool.query("UPDATE users SET email_verified = true WHERE id = $1", [unproven.id]);
    expect(await whoIs(unproven.cookie)).toMatchObject({ isAdmin: true });
    const appointed = await app.createUser({ role: "admin" });
    expect(await whoIs(appointed.cookie)).toMatchObject({ isAdmin: true });
  });
});

describe("the door", () => {
  it("refuses a change that another website asks for, cookie or not", async () => {
    const user = await app.createUser();
    const origins: Record<string, string>[] = [
      { origin: "https://evil.example" },
      { origin: "null" },
      { origin: "http://localhost:8081" },
      { "sec-fetch-site": "cross-site" },
    ];
    for (const headers of origins) {
      const refused = await app.as(user)("/api/auth/sign-out", { method: "POST", headers });
      expect(await refusalOf(refused)).toMatchObject({ status: 403, code: "forbidden" });
    }
    expect(await whoIs(user.cookie)).not.toBeNull();
    const own = { origin: "http://localhost:8080", "sec-fetch-site": "same-origin" };
    expect((await app.as(user)("/api/auth/sign-out", { method: "POST", headers: own })).status).toBe(204);
  });

  it("has no other path of the authentication library", async () => {
    const user = await app.createUser();
    const found: string[] = [];
    for (const path of ["get-session", "ok", "list-sessions", "reference", "error"]) {
      if ((await app.as(user)(`/api/auth/${path}`)).status !== 404) found.push(path);
    }
    for (const path of ["change-email", "update-user", "delete-user", "sign-in/social", "reset-password"]) {
      if ((await app.as(user)(`/api/auth/${path}`, { json: {} })).status !== 404) found.push(path);
    }
    expect(found).toEqual([]);
  });
});
