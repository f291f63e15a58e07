import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readSession, signIn } from "#domain/auth/auth.contract.ts";
import { AUTH_ALLOWANCES, SMS_PAUSE_SECONDS } from "#domain/auth/auth.ts";
import { AUTH_MESSAGES } from "#domain/auth/auth-messages.ts";
import { enrollPhone, enrollTotp, listFactors, useRecoveryCode, verifyFactor } from "#domain/auth/factor.contract.ts";
import { askForSms, verifyOtp } from "#domain/auth/one-time.contract.ts";
import { changePhone, readPhone, removePhone } from "#domain/auth/phone.contract.ts";
import { createTestApp, refusalOf, replyOf, type TestApp, type TestUser } from "../test/app.fake.ts";
import { appCode } from "./totp.fake.ts";

const PASSWORD = "kind but firm";

let app: TestApp;
let callers = 0;
let numbers = 0;
beforeAll(async () => {
  app = await createTestApp({ trustProxy: 1 });
});
afterAll(() => app.stop());

const ask = (path: string, json: unknown, cookie = "", method = "POST") => {
  callers += 1;
  const from = `10.6.${Math.floor(callers / 250)}.${callers % 250}`;
  return app.ask(path, { json, method, headers: { cookie, "x-forwarded-for": from } });
};
const newNumber = (): string => {
  numbers += 1;
  return `+1555${String(numbers).padStart(7, "0")}`;
};
/** The code in the newest text to a number. */
const textedCode = async (phone: string): Promise<string> => {
  const text = (await app.mails()).find(({ to, kind }) => kind === "sms" && to === phone)?.text ?? "";
  return /\b\d{6}\b/.exec(text)?.[0] ?? "";
};
const cookieOf = (response: Response): string => response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
const whoIs = async (cookie: string) => replyOf(readSession, await app.ask(readSession.path, { headers: { cookie } }));
/** Past the pause between two texts to one number, as the counters' own clock has it. */
const forgetPauses = () => app.pool.query("DELETE FROM rate_limits WHERE key LIKE 'smsPause:%'");
const askChange = (user: TestUser, phone: string) =>
  ask(changePhone.path, { phone, password: PASSWORD }, user.cookie, "PUT");
const confirm = (user: TestUser, phone: string, token: string) =>
  ask(verifyOtp.path, { type: "phone_change", phone, token }, user.cookie);

const withPhone = async (): Promise<{ user: TestUser; phone: string }> => {
  const user = await app.createUser({ password: PASSWORD });
  const phone = newNumber();
  await askChange(user, phone);
  expect((await confirm(user, phone, await textedCode(phone))).status).toBe(200);
  return { user, phone };
};
const withPhoneFactor = async () => {
  const { user, phone } = await withPhone();
  const { id } = await replyOf(enrollPhone, await ask(enrollPhone.path, { password: PASSWORD }, user.cookie));
  const shown = await ask(`/api/auth/factors/${id}/verify`, { code: await textedCode(phone) }, user.cookie);
  return { user, phone, id, codes: (await replyOf(verifyFactor, shown)).recovery_codes };
};

describe("a phone number", () => {
  it("becomes the user's when its code comes back, and then signs in by text", async () => {
    const user = await app.createUser({ password: PASSWORD });
    const phone = newNumber();
    const read = async () => (await replyOf(readPhone, await app.as(user)(readPhone.path))).phone;
    const typed = `${phone.slice(0, 2)} (${phone.slice(2, 5)}) ${phone.slice(5)}`;
    const asked = await replyOf(changePhone, await askChange(user, typed));
    expect(asked).toEqual({ mailbox: true, again_in: SMS_PAUSE_SECONDS });
    expect(await read()).toBeNull();
    expect((await confirm(user, phone, "000000")).status).toBe(400);
    const code = await textedCode(phone);
    expect((await confirm(user, newNumber(), code)).status).toBe(400);
    await forgetPauses();
    await askChange(user, phone);
    expect((await confirm(user, phone, await textedCode(phone))).status).toBe(200);
    expect(await read()).toBe(phone);
    await ask(askForSms.path, { phone });
    const entered = await ask(verifyOtp.path, { type: "sms", phone, token: await textedCode(phone) });
    expect((await whoIs(cookieOf(entered))).user).toMatchObject({ id: user.id });
  });

  it("is added and removed only by who has shown who they are", async () => {
    const { user, phone } = await withPhone();
    const guess = { phone: newNumber(), password: "a guess" };
    expect((await ask(changePhone.path, guess, user.cookie, "PUT")).status).toBe(400);
    expect((await ask(removePhone.path, { password: "a guess" }, user.cookie)).status).toBe(400);
    expect((await ask(removePhone.path, { password: PASSWORD }, user.cookie)).status).toBe(204);
    expect(await refusalOf(await ask(removePhone.path, { password: PASSWORD }, user.cookie))).toMatchObject({
      message: AUTH_MESSAGES.no_phone,
    });
    await ask(askForSms.path, { phone });
    expect((await app.mails()).filter(({ to }) => to === phone)).toHaveLength(1);
  });

  it.each([
    ["555 123 4567", AUTH_MESSAGES.invalid_phone_number],
    ["+1 555 CALL NOW", AUTH_MESSAGES.not_a_phone_number],
    ["+1 555", AUTH_MESSAGES.phone_number_length],
    ["  ", AUTH_MESSAGES.empty_phone_number],
  ])("that was typed as %j is refused with what is wrong", async (phone, message) => {
    const user = await app.createUser({ password: PASSWORD });
    const reply = await askChange(user, phone);
    expect(((await reply.json()) as { error: { fields: unknown } }).error.fields).toEqual({ phone: message });
  });

  it("of another account is not said to be so, but to the phone", async () => {
    const { phone, user: holder } = await withPhone();
    const stranger = await app.createUser({ password: PASSWORD });
    const free = newNumber();
    const replies = [await askChange(stranger, phone), await askChange(stranger, free)];
    const bodies = await Promise.all(replies.map(async (reply) => [reply.status, await reply.json()]));
    expect(bodies[0]).toEqual(bodies[1]);
    const text = (await app.mails()).find(({ to }) => to === phone);
    expect(text?.text).toContain("belongs to another account");
    expect(text?.text).not.toMatch(/\d{6}/);
    expect((await replyOf(readPhone, await app.as(holder)(readPhone.path))).phone).toBe(phone);
  });

  it("goes to the first of two accounts whose codes come back", async () => {
    const phone = newNumber();
    const users = [await app.createUser({ password: PASSWORD }), await app.createUser({ password: PASSWORD })];
    const codes: string[] = [];
    for (const user of users) {
      await askChange(user, phone);
      codes.push(await textedCode(phone));
      await forgetPauses();
    }
    const statuses = [];
    for (const [index, user] of users.entries()) statuses.push((await confirm(user, phone, codes[index] ?? "")).status);
    expect(statuses).toEqual([200, 409]);
  });

  it("is confirmed by its owner also while strangers guess at the door, and ten guesses inside are the end", async () => {
    const user = await app.createUser({ password: PASSWORD });
    const phone = newNumber();
    for (let guess = 0; guess < AUTH_ALLOWANCES.signInPerAccount.points; guess += 1) {
      await ask(signIn.path, { email: user.email, password: "a guess" });
    }
    expect((await ask(signIn.path, { email: user.email, password: PASSWORD })).status).toBe(429);
    await askChange(user, phone);
    const code = await textedCode(phone);
    for (let guess = 0; guess < AUTH_ALLOWANCES.reauthenticationPerAccount.points; guess += 1) {
      expect((await confirm(user, phone, "000000")).status).toBe(400);
    }
    expect((await confirm(user, phone, code)).status).toBe(429);
  });
});

describe("texts", () => {
  it("to one number pause, and stop after five in an hour, known or not", async () => {
    const { phone } = await withPhone();
    const statuses = async (number: string, before: number) => {
      const seen: number[] = [];
      for (let time = before; time <= AUTH_ALLOWANCES.smsPerNumber.points; time += 1) {
        const first = await ask(askForSms.path, { phone: number });
        const second = await ask(askForSms.path, { phone: number });
        expect(Number(second.headers.get("retry-after"))).toBeGreaterThan(0);
        seen.push(first.status, second.status);
        await forgetPauses();
      }
      return seen;
    };
    // Confirming the number took one.
    expect(await statuses(phone, 1)).toEqual([200, 429, 200, 429, 200, 429, 200, 429, 429, 429]);
    expect(await statuses(newNumber(), 0)).toEqual([200, 429, 200, 429, 200, 429, 200, 429, 200, 429, 429, 429]);
  });

  it("of one account and from one place are counted over all numbers", async () => {
    const user = await app.createUser({ password: PASSWORD });
    const mine: number[] = [];
    for (let time = 0; time <= AUTH_ALLOWANCES.smsPerAccount.points; time += 1) {
      mine.push((await askChange(user, newNumber())).status);
    }
    expect(mine.filter((status) => status === 200)).toHaveLength(AUTH_ALLOWANCES.smsPerAccount.points);
    expect(mine.at(-1)).toBe(429);
    const here: number[] = [];
    for (let time = 0; time <= AUTH_ALLOWANCES.smsPerAddress.points; time += 1) {
      const headers = { "x-forwarded-for": "10.7.0.1" };
      here.push((await app.ask(askForSms.path, { json: { phone: newNumber() }, headers })).status);
    }
    expect(here.filter((status) => status === 200)).toHaveLength(AUTH_ALLOWANCES.smsPerAddress.points);
    expect(here.at(-1)).toBe(429);
  }, 60_000);

  it("are not offered where none can be sent", async () => {
    const silent = await createTestApp({ sms: "off" });
    try {
      const user = await silent.createUser({ password: PASSWORD });
      const json = { phone: newNumber(), password: PASSWORD };
      expect(await refusalOf(await silent.ask(askForSms.path, { json }))).toMatchObject({
        status: 503,
        message: "SMS credentials missing",
      });
      expect((await silent.as(user)(changePhone.path, { method: "PUT", json })).status).toBe(503);
      expect(await (await silent.as(user)(readPhone.path)).json()).toEqual({ phone: null, hasSms: false });
    } finally {
      await silent.stop();
    }
  });
});

describe("a phone as second factor", () => {
  const challenge = (id: string, cookie: string) =>
    ask(`/api/auth/factors/${id}/challenge`, { channel: "sms" }, cookie);
  const show = (id: string, code: string, cookie: string) => ask(`/api/auth/factors/${id}/verify`, { code }, cookie);

  it("counts from the code on that came back, and opens sessions by codes of its own", async () => {
    const { user, phone, id, codes } = await withPhoneFactor();
    expect(codes).toHaveLength(10);
    const half = cookieOf(await ask(signIn.path, { email: user.email, password: PASSWORD }));
    expect(await whoIs(half)).toEqual({
      user: null,
      challenge: [{ id, factor_type: "phone", hint: `…${phone.slice(-2)}` }],
    });
    expect(await (await challenge(id, half)).json()).toEqual({ mailbox: true, again_in: SMS_PAUSE_SECONDS });
    const again = await challenge(id, half);
    expect(again.status).toBe(429);
    expect(Number(again.headers.get("retry-after"))).toBeLessThanOrEqual(SMS_PAUSE_SECONDS);
    expect((await show(id, "000000", half)).status).toBe(400);
    const code = await textedCode(phone);
    expect((await show(id, code, half)).status).toBe(200);
    expect((await whoIs(half)).user).toMatchObject({ id: user.id });
    const next = cookieOf(await ask(signIn.path, { email: user.email, password: PASSWORD }));
    expect((await show(id, code, next)).status).toBe(400);
  });

  it("does not follow a text to the same phone: that session needs something else", async () => {
    const { user, phone, id, codes } = await withPhoneFactor();
    await ask(askForSms.path, { phone });
    const token = await textedCode(phone);
    const half = cookieOf(await ask(verifyOtp.path, { type: "sms", phone, token }));
    expect(await whoIs(half)).toEqual({ user: null, challenge: [] });
    await forgetPauses();
    expect(await refusalOf(await challenge(id, half))).toMatchObject({ message: AUTH_MESSAGES.phone_opened });
    expect((await show(id, "000000", half)).status).toBe(400);
    expect((await ask(useRecoveryCode.path, { code: codes[0] }, half)).status).toBe(204);
    expect((await whoIs(half)).user).toMatchObject({ id: user.id });
  });

  it("needs a number, is enrolled once, and stands beside an app", async () => {
    const bare = await app.createUser({ password: PASSWORD });
    expect(await refusalOf(await ask(enrollPhone.path, { password: PASSWORD }, bare.cookie))).toMatchObject({
      message: AUTH_MESSAGES.no_phone,
    });
    const { user, id } = await withPhoneFactor();
    expect((await ask(enrollPhone.path, { password: PASSWORD }, user.cookie)).status).toBe(409);
    const totp = await replyOf(enrollTotp, await ask(enrollTotp.path, { password: PASSWORD }, user.cookie));
    const both = await show(totp.id, appCode(totp.secret, app.clock.now()), user.cookie);
    expect(await replyOf(verifyFactor, both)).toEqual({ recovery_codes: [] });
    const half = cookieOf(await ask(signIn.path, { email: user.email, password: PASSWORD }));
    expect((await whoIs(half)).challenge).toMatchObject([{ id }, { id: totp.id, factor_type: "totp" }]);
    // An app's codes need no sending; asking for them is no error, so that a client may ask for any factor's.
    expect(await (await challenge(totp.id, half)).json()).toEqual({ mailbox: false, again_in: 0 });
  });

  it("cannot be made up by a session that owes one, nor texted to a stranger's", async () => {
    const { user, id } = await withPhoneFactor();
    const half = cookieOf(await ask(signIn.path, { email: user.email, password: PASSWORD }));
    expect((await ask(enrollPhone.path, { password: PASSWORD }, half)).status).toBe(401);
    const stranger = await app.createUser();
    expect((await challenge(id, stranger.cookie)).status).toBe(404);
  });

  it("goes with the number, and the recovery codes with it", async () => {
    const { user } = await withPhoneFactor();
    expect((await ask(removePhone.path, { password: PASSWORD }, user.cookie)).status).toBe(204);
    expect(await replyOf(listFactors, await app.as(user)(listFactors.path))).toEqual({
      factors: [],
      recovery_codes_left: 0,
    });
    const whole = cookieOf(await ask(signIn.path, { email: user.email, password: PASSWORD }));
    expect((await whoIs(whole)).user).toMatchObject({ id: user.id });
  });
});
