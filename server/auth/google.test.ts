import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readSession, signIn, signUp } from "#domain/auth/auth.contract.ts";
import { AUTH_MESSAGES } from "#domain/auth/auth-messages.ts";
import { beginGoogle } from "#domain/auth/google.contract.ts";
import { createTestApp, replyOf, TEST_ORIGIN, type TestApp } from "../test/app.fake.ts";
import { startOidcProvider } from "./oidc-provider.fake.ts";

const PASSWORD = "kind but firm";

let provider: Awaited<ReturnType<typeof startOidcProvider>>;
let app: TestApp;
beforeAll(async () => {
  provider = await startOidcProvider(TEST_ORIGIN);
  app = await createTestApp({ google: provider.google });
});
afterAll(async () => {
  await app.stop();
  await provider.stop();
});

let people = 0;
const person = (email: string, verified = true) => ({ sub: `sub-${++people}`, email, email_verified: verified });
const whoIs = async (cookie: string) =>
  (await replyOf(readSession, await app.ask(readSession.path, { headers: { cookie } }))).user;
const cookiesOf = (response: Response): string[] =>
  response.headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "");

const begin = async (back = "") => {
  const reply = await app.ask(`${beginGoogle.path}${back}`);
  return { address: reply.headers.get("location") ?? "", cookie: cookiesOf(reply)[0] ?? "" };
};
const enter = async (who: ReturnType<typeof person>, back = "") => {
  const { address, cookie } = await begin(back);
  const reply = await app.ask(await provider.consent(address, who), { headers: { cookie } });
  const session = cookiesOf(reply).find((text) => text.includes("session_token=")) ?? "";
  return { location: reply.headers.get("location") ?? "", user: await whoIs(session) };
};
const failed = (message: string) => `/auth/callback?${new URLSearchParams({ error_description: message }).toString()}`;

describe("sign-in with Google", () => {
  it("asks with PKCE, offline access and forced consent", async () => {
    const query = Object.fromEntries(new URL((await begin()).address).searchParams);
    expect(query).toMatchObject({ access_type: "offline", prompt: "consent", code_challenge_method: "S256" });
    expect(query["redirect_uri"]).toBe("http://localhost:8080/api/auth/google/callback");
  });

  it("makes an account at first, finds it again later, and leads to where the user was going", async () => {
    const who = person("New.Person@example.org");
    const first = await enter(who, "?return=%2Fjournal");
    expect(first.location).toBe("/auth/callback?return=%2Fjournal");
    expect(first.user).toMatchObject({ email: "new.person@example.org" });
    const moved = await enter({ ...who, email: "elsewhere@example.org" });
    expect(moved.user).toEqual(first.user);
  });

  it("opens the account of the same address when both have verified it, and never when Google has not", async () => {
    const user = await app.createUser({ password: PASSWORD });
    const unproven = await enter(person(user.email, false));
    expect(unproven).toEqual({ location: failed(AUTH_MESSAGES.google_unverified), user: null });
    expect((await enter(person(user.email))).user).toMatchObject({ id: user.id });
  });

  it("leaves a stranger's unconfirmed sign-up with the same address nothing", async () => {
    const email = "mine@example.org";
    await app.ask(signUp.path, { json: { email, password: "a stranger's guess" } });
    expect((await enter(person(email))).user).toMatchObject({ email });
    expect((await app.ask(signIn.path, { json: { email, password: "a stranger's guess" } })).status).toBe(401);
  });

  it("works once, and only in the browser that began it", async () => {
    const { address, cookie } = await begin();
    const back = await provider.consent(address, person("once@example.org"));
    const elsewhere = await app.ask(back);
    expect(elsewhere.headers.get("location")).toBe(failed(AUTH_MESSAGES.google_failed));
    const late = await app.ask(back, { headers: { cookie } });
    expect(late.headers.get("location")).toBe(failed(AUTH_MESSAGES.google_failed));
  });

  it("refuses a token of another issuer, for another client, of another sign-in, or from the past", async () => {
    for (const forged of [{ iss: "https://evil.example" }, { aud: "another" }, { nonce: "old" }, { exp: 1_000 }]) {
      provider.forge(forged);
      expect(await enter(person("forged@example.org"))).toEqual({
        location: failed(AUTH_MESSAGES.google_failed),
        user: null,
      });
    }
    provider.forge({});
  });

  it("says what Google said when the user turned back", async () => {
    const reply = await app.ask("/api/auth/google/callback?error=access_denied&error_description=You%20said%20no");
    expect(reply.headers.get("location")).toBe(failed("You said no"));
  });

  it("says that it is not configured, or that Google is away", async () => {
    const without = await createTestApp();
    const away = await createTestApp({ google: { ...provider.google, discoveryUrl: "http://127.0.0.1:1/" } });
    const said = async (where: TestApp) =>
      new URL((await where.ask(beginGoogle.path)).headers.get("location") ?? "", "http://x").searchParams.get(
        "error_description",
      );
    expect([await said(without), await said(away)]).toEqual([
      "Google sign-in is not configured",
      AUTH_MESSAGES.google_away,
    ]);
    await Promise.all([without.stop(), away.stop()]);
  });
});
