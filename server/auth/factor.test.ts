import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readSession, signIn } from "#domain/auth/auth.contract.ts";
import { AUTH_ALLOWANCES, RECOVERY_CODES } from "#domain/auth/auth.ts";
import {
  enrollTotp,
  listFactors,
  renewRecoveryCodes,
  useRecoveryCode,
  verifyFactor,
} from "#domain/auth/factor.contract.ts";
import { askForMagicLink, verifyOtp } from "#domain/auth/one-time.contract.ts";
import { createTestApp, replyOf, TEST_ORIGIN, type TestApp, type TestUser } from "../test/app.fake.ts";
import { appCode } from "./totp.fake.ts";
import { startOidcProvider } from "./oidc-provider.fake.ts";
import { TOTP_STEP_SECONDS } from "./totp.ts";

const PASSWORD = "kind but firm";

let app: TestApp;
let callers = 0;
beforeAll(async () => {
  app = await createTestApp({ trustProxy: 1 });
});
afterAll(() => app.stop());

const codeNow = (key: string) => appCode(key, app.clock.now());
const ask = (path: string, json: unknown, cookie = "") => {
  callers += 1;
  return app.ask(path, { json, headers: { cookie, "x-forwarded-for": `10.3.0.${callers}` } });
};
const cookieOf = (response: Response): string => response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
const read = async (cookie: string) => replyOf(readSession, await app.ask(readSession.path, { headers: { cookie } }));
const enter = async (email: string) => cookieOf(await ask(signIn.path, { email, password: PASSWORD }));
const verify = (id: string, code: string, cookie: string) => ask(`/api/auth/factors/${id}/verify`, { code }, cookie);
/** The next time step: a code works once. */
const wait = () => app.clock.advance(TOTP_STEP_SECONDS * 1000);

const enrolled = async () => {
  const user = await app.createUser({ password: PASSWORD });
  const { id, secret, uri } = await replyOf(
    enrollTotp,
    await ask(enrollTotp.path, { password: PASSWORD }, user.cookie),
  );
  expect(uri).toContain(`secret=${secret}&issuer=Plainsay`);
  const { recovery_codes: codes } = await replyOf(verifyFactor, await verify(id, codeNow(secret), user.cookie));
  return { user, id, secret, codes };
};

describe("a second factor", () => {
  it("counts from its first right code on, and needs the password to be enrolled", async () => {
    const user = await app.createUser({ password: PASSWORD });
    expect((await ask(enrollTotp.path, { password: "a guess" }, user.cookie)).status).toBe(400);
    await ask(enrollTotp.path, { password: PASSWORD }, user.cookie);
    expect((await read(await enter(user.email))).user).toMatchObject({ id: user.id });
  });

  it("is owed after every way of signing in, and opens the session when shown, once for each code", async () => {
    const { user, id, secret, codes } = await enrolled();
    expect(codes).toHaveLength(RECOVERY_CODES);
    expect((await read(user.cookie)).user).toMatchObject({ id: user.id });
    await ask(askForMagicLink.path, { email: user.email });
    const text = (await app.mails()).find(({ to }) => to === user.email)?.text ?? "";
    const link = new URL(/http\S+/.exec(text)?.[0] ?? "");
    const byCode = { email: user.email, token: /\b\d{6}\b/.exec(text)?.[0], type: "email" };
    const byLink = async () => cookieOf(await app.ask(`${link.pathname}${link.search}`));
    const byMailedCode = async () => {
      await ask(askForMagicLink.path, { email: user.email });
      const mail = (await app.mails()).find(({ to }) => to === user.email)?.text ?? "";
      return cookieOf(await ask(verifyOtp.path, { ...byCode, token: /\b\d{6}\b/.exec(mail)?.[0] }));
    };
    for (const way of [() => enter(user.email), byLink, byMailedCode]) {
      const cookie = await way();
      expect(await read(cookie)).toEqual({ user: null, challenge: [{ id, factor_type: "totp", hint: null }] });
      wait();
      expect((await verify(id, "000000", cookie)).status).toBe(400);
      const code = codeNow(secret);
      expect((await verify(id, code, cookie)).status).toBe(200);
      expect((await read(cookie)).user).toMatchObject({ id: user.id });
      const another = await enter(user.email);
      expect((await verify(id, code, another)).status).toBe(400);
    }
  });

  it("can be stood in for by each recovery code once", async () => {
    const { user, codes } = await enrolled();
    const [code = ""] = codes;
    const first = await enter(user.email);
    expect((await ask(useRecoveryCode.path, { code: code.toUpperCase() }, first)).status).toBe(204);
    expect((await read(first)).user).toMatchObject({ id: user.id });
    expect((await ask(useRecoveryCode.path, { code }, await enter(user.email))).status).toBe(400);
    const reply = await app.ask(listFactors.path, { headers: { cookie: first } });
    expect(await replyOf(listFactors, reply)).toMatchObject({ recovery_codes_left: RECOVERY_CODES - 1 });
  });

  it("lets ten guesses through, also when the password is shown again in between", async () => {
    const { user, id, secret } = await enrolled();
    const cookie = await enter(user.email);
    for (let guess = 0; guess < AUTH_ALLOWANCES.factorPerAccount.points; guess += 1) {
      if (guess % 3 === 0) await enter(user.email);
      expect((await verify(id, "000000", cookie)).status).toBe(400);
    }
    wait();
    expect((await verify(id, codeNow(secret), cookie)).status).toBe(429);
  });

  it("of another user cannot be shown, seen or removed; one's own needs the password", async () => {
    const { user, id, secret } = await enrolled();
    const stranger = await app.createUser({ password: PASSWORD });
    const remove = (who: TestUser, password: string) => ask(`/api/auth/factors/${id}/remove`, { password }, who.cookie);
    wait();
    expect((await verify(id, codeNow(secret), stranger.cookie)).status).toBe(404);
    expect((await remove(stranger, PASSWORD)).status).toBe(404);
    expect((await remove(user, "a guess")).status).toBe(400);
    expect((await remove(user, PASSWORD)).status).toBe(204);
    expect((await read(await enter(user.email))).user).toMatchObject({ id: user.id });
  });
});

describe("recovery codes", () => {
  it("are replaced by new ones, which need the password", async () => {
    const { user, codes } = await enrolled();
    expect((await ask(renewRecoveryCodes.path, { password: "a guess" }, user.cookie)).status).toBe(400);
    const reply = await ask(renewRecoveryCodes.path, { password: PASSWORD }, user.cookie);
    const { recovery_codes: renewed } = await replyOf(renewRecoveryCodes, reply);
    expect(new Set([...codes, ...renewed]).size).toBe(2 * RECOVERY_CODES);
    const half = await enter(user.email);
    expect((await ask(useRecoveryCode.path, { code: codes[0] }, half)).status).toBe(400);
    expect((await ask(useRecoveryCode.path, { code: renewed[0] }, half)).status).toBe(204);
  });

  it("are not given to who has no second factor, nor to a session that owes one, and go with the last factor", async () => {
    const bare = await app.createUser({ password: PASSWORD });
    expect((await ask(renewRecoveryCodes.path, { password: PASSWORD }, bare.cookie)).status).toBe(400);
    const { user, id } = await enrolled();
    expect((await ask(renewRecoveryCodes.path, { password: PASSWORD }, await enter(user.email))).status).toBe(401);
    await ask(`/api/auth/factors/${id}/remove`, { password: PASSWORD }, user.cookie);
    const reply = await app.as(user)(listFactors.path);
    expect(await replyOf(listFactors, reply)).toEqual({ factors: [], recovery_codes_left: 0 });
  });
});

describe("signing in with Google", () => {
  it("owes the second factor like every other way", async () => {
    const provider = await startOidcProvider(TEST_ORIGIN);
    const withGoogle = await createTestApp({ google: provider.google });
    try {
      const user = await withGoogle.createUser({ password: PASSWORD });
      const asUser = { headers: { cookie: user.cookie } };
      const begun = await withGoogle.ask(enrollTotp.path, { json: { password: PASSWORD }, ...asUser });
      const { id, secret } = await replyOf(enrollTotp, begun);
      const json = { code: appCode(secret, withGoogle.clock.now()) };
      await withGoogle.ask(`/api/auth/factors/${id}/verify`, { json, ...asUser });
      const gone = await withGoogle.ask("/api/auth/google");
      const person = { sub: "1", email: user.email, email_verified: true };
      const back = await provider.consent(gone.headers.get("location") ?? "", person);
      const arrived = await withGoogle.ask(back, { headers: { cookie: cookieOf(gone) } });
      const cookie = arrived.headers.getSetCookie().at(-1)?.split(";")[0] ?? "";
      const session = await withGoogle.ask(readSession.path, { headers: { cookie } });
      expect(await replyOf(readSession, session)).toEqual({
        user: null,
        challenge: [{ id, factor_type: "totp", hint: null }],
      });
    } finally {
      await withGoogle.stop();
      await provider.stop();
    }
  });
});
