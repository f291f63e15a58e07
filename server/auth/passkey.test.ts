import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { downloadData } from "#domain/auth/account.contract.ts";
import { readSession } from "#domain/auth/auth.contract.ts";
import { AUTH_ALLOWANCES, PASSKEY_CHALLENGE_MINUTES } from "#domain/auth/auth.ts";
import { AUTH_MESSAGES } from "#domain/auth/auth-messages.ts";
import {
  addPasskey,
  beginPasskey,
  challengePasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
} from "#domain/auth/passkey.contract.ts";
import { createTestApp, refusalOf, replyOf, type TestApp, TEST_ORIGIN, type TestUser } from "../test/app.fake.ts";
import { type Device, newDevice } from "./authenticator.fake.ts";

const PASSWORD = "kind but firm";
const HOME = { origin: TEST_ORIGIN, rpId: "localhost" };

let app: TestApp;
let callers = 0;
beforeAll(async () => {
  app = await createTestApp({ trustProxy: 1 });
});
afterAll(() => app.stop());

const ask = (path: string, json: unknown, cookie = "", method = "POST") => {
  callers += 1;
  return app.ask(path, { json, method, headers: { cookie, "x-forwarded-for": `10.4.0.${callers % 250}` } });
};
const cookieOf = (response: Response): string => response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
const begin = async (user: TestUser) =>
  replyOf(beginPasskey, await ask(beginPasskey.path, { password: PASSWORD }, user.cookie));
const keep = async (user: TestUser, credential: unknown, name = "My phone") =>
  ask(addPasskey.path, { name, credential }, user.cookie);
const challenge = async () => replyOf(challengePasskey, await ask(challengePasskey.path, {}));
const enter = (answer: unknown) => ask(signInWithPasskey.path, answer);
const whoIs = async (cookie: string) => replyOf(readSession, await app.ask(readSession.path, { headers: { cookie } }));

const withPasskey = async (): Promise<{ user: TestUser; device: Device; id: string }> => {
  const user = await app.createUser({ password: PASSWORD });
  const device = newDevice(HOME);
  const { id } = await replyOf(addPasskey, await keep(user, device.make(await begin(user))));
  return { user, device, id };
};

describe("a passkey", () => {
  it("signs its owner in, at the level of two factors, in a new session each time", async () => {
    const { user, device } = await withPasskey();
    const cookies = [];
    for (const count of [1, 2]) {
      const reply = await enter(device.answer(await challenge(), user.id, { count }));
      expect(reply.status).toBe(200);
      cookies.push(cookieOf(reply));
    }
    expect(cookies[0]).not.toBe(cookies[1]);
    expect((await whoIs(cookies[0] ?? "")).user).toMatchObject({ id: user.id });
    // With a second factor on, a passkey alone still opens a whole session, and the password does not.
    await app.pool.query(
      "INSERT INTO factors (id, user_id, factor_type, status, created_at) VALUES ($1, $1, 'phone', 'verified', now())",
      [user.id],
    );
    const again = cookieOf(await enter(device.answer(await challenge(), user.id, { count: 3 })));
    expect((await whoIs(again)).user).toMatchObject({ id: user.id });
    const half = await ask("/api/auth/sign-in/email", { email: user.email, password: PASSWORD });
    expect((await whoIs(cookieOf(half))).user).toBeNull();
    const instead = await app.ask(signInWithPasskey.path, {
      json: device.answer(await challenge(), user.id, { count: 4 }),
      headers: { cookie: cookieOf(half), "x-forwarded-for": "10.4.1.1" },
    });
    expect((await whoIs(cookieOf(instead))).user).toMatchObject({ id: user.id });
    expect(await whoIs(cookieOf(half))).toEqual({ user: null });
  });

  it("is only made by who has shown who they are, and only once for a device", async () => {
    const { user, device } = await withPasskey();
    expect((await ask(beginPasskey.path, { password: "a guess" }, user.cookie)).status).toBe(400);
    const options = await begin(user);
    expect(options).toMatchObject({
      excludeCredentials: [{ id: device.id }],
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      user: { id: Buffer.from(user.id).toString("base64url"), name: user.email },
    });
    expect((await keep(user, device.make(options))).status).toBe(409);
    const other = newDevice(HOME);
    expect((await keep(user, other.make({ challenge: "bm8gY2hhbGxlbmdlIG9mIG91cnM" }))).status).toBe(400);
  });

  it("can be seen, named and removed by its owner alone, and opens nothing once removed", async () => {
    const { user, device, id } = await withPasskey();
    const stranger = await app.createUser({ password: PASSWORD });
    const path = renamePasskey.path.replace(":id", id);
    const removal = removePasskey.path.replace(":id", id);
    expect((await ask(path, { name: "Mine" }, stranger.cookie, "PATCH")).status).toBe(404);
    expect((await ask(removal, { password: PASSWORD }, stranger.cookie)).status).toBe(404);
    expect((await ask(path, { name: " Kitchen tablet " }, user.cookie, "PATCH")).status).toBe(204);
    await enter(device.answer(await challenge(), user.id, { count: 1 }));
    const list = async (who: TestUser) => (await replyOf(listPasskeys, await app.as(who)(listPasskeys.path))).passkeys;
    expect(await list(stranger)).toEqual([]);
    expect(await list(user)).toMatchObject([{ id, name: "Kitchen tablet", lastUsedAt: expect.any(String) as string }]);
    expect((await ask(removal, { password: "a guess" }, user.cookie)).status).toBe(400);
    expect(await replyOf(removePasskey, await ask(removal, { password: PASSWORD }, user.cookie))).toEqual({
      rpId: "localhost",
      credentialId: device.id,
    });
    expect((await enter(device.answer(await challenge(), user.id, { count: 2 }))).status).toBe(400);
  });

  it("is in the owner's data without its key, and goes with the account", async () => {
    const { user, device } = await withPasskey();
    const data = await (await app.as(user)(downloadData.path)).text();
    expect((JSON.parse(data) as { passkeys: unknown }).passkeys).toMatchObject([{ name: "My phone" }]);
    const { rows } = await app.pool.query<{ public_key: string }>(
      "SELECT public_key FROM passkeys WHERE user_id = $1",
      [user.id],
    );
    expect(rows).toHaveLength(1);
    expect(data).not.toContain(rows[0]?.public_key);
    await begin(user);
    await ask("/api/account/delete", { confirmation: "DELETE", password: PASSWORD }, user.cookie);
    const left = await app.pool.query(
      "SELECT id FROM passkeys WHERE user_id = $1 UNION SELECT id FROM verifications WHERE identifier LIKE '%' || $1",
      [user.id],
    );
    expect(left.rows).toEqual([]);
    expect((await enter(device.answer(await challenge(), user.id, { count: 1 }))).status).toBe(400);
  });
});

describe("an answer to a challenge", () => {
  const refused = async (reply: Response) =>
    expect(await refusalOf(reply)).toEqual({
      status: 400,
      code: "bad_request",
      message: AUTH_MESSAGES.passkey_refused,
    });

  it("is refused a second time, and after the challenge has run out", async () => {
    const { user, device } = await withPasskey();
    const answer = device.answer(await challenge(), user.id);
    expect((await enter(answer)).status).toBe(200);
    await refused(await enter(answer));
    const late = device.answer(await challenge(), user.id);
    app.clock.advance(PASSKEY_CHALLENGE_MINUTES * 60_000);
    await refused(await enter(late));
  });

  it("is refused where it was made for another site, without asking the person, or for another account", async () => {
    const { user, device } = await withPasskey();
    const stranger = await app.createUser();
    for (const wishes of [
      { site: { origin: "http://localhost:8080.evil.example" } },
      { site: { origin: "http://127.0.0.1:8080" } },
      { site: { rpId: "evil.example" } },
      { isVerified: false },
    ]) {
      await refused(await enter(device.answer(await challenge(), user.id, wishes)));
    }
    await refused(await enter(device.answer(await challenge(), stranger.id)));
    await refused(await enter(newDevice(HOME).answer(await challenge(), user.id)));
    await refused(
      await enter({ ...newDevice(HOME).answer(await challenge(), user.id), id: device.id, rawId: device.id }),
    );
    expect((await enter(device.answer(await challenge(), user.id))).status).toBe(200);
  });

  it("is refused when the device has counted no further: someone may have a copy", async () => {
    const { user, device } = await withPasskey();
    expect((await enter(device.answer(await challenge(), user.id, { count: 7 }))).status).toBe(200);
    await refused(await enter(device.answer(await challenge(), user.id, { count: 7 })));
    await refused(await enter(device.answer(await challenge(), user.id, { count: 6 })));
    expect((await enter(device.answer(await challenge(), user.id, { count: 8 }))).status).toBe(200);
  });

  it("counts as one use when it comes twice at once", async () => {
    const { user, device } = await withPasskey();
    const answers = [
      device.answer(await challenge(), user.id, { count: 1 }),
      device.answer(await challenge(), user.id, { count: 1 }),
    ];
    const statuses = (await Promise.all(answers.map(enter))).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  it("is not taken for making a passkey, nor the other way round", async () => {
    const { user, device } = await withPasskey();
    await refused(await enter(device.answer(await begin(user), user.id)));
    expect((await keep(user, newDevice(HOME).make(await challenge()))).status).toBe(400);
    const theirs = await begin(await app.createUser({ password: PASSWORD }));
    expect((await keep(user, newDevice(HOME).make(theirs))).status).toBe(400);
  });

  it("is made without the person, or for another site, in vain also for a new passkey", async () => {
    const user = await app.createUser({ password: PASSWORD });
    for (const wishes of [
      { isVerified: false },
      { site: { rpId: "evil.example" } },
      { site: { origin: "https://evil.example" } },
    ]) {
      expect((await keep(user, newDevice(HOME).make(await begin(user), wishes))).status).toBe(400);
    }
    expect((await keep(user, { id: "x", rawId: "x", type: "public-key", response: {} })).status).toBe(400);
  });

  it("counts among the ten wrong tries at an account, wherever they come from", async () => {
    const { user, device } = await withPasskey();
    for (let guess = 0; guess < AUTH_ALLOWANCES.signInPerAccount.points; guess += 1) {
      await refused(await enter(device.answer({ challenge: "Z3Vlc3M" }, user.id)));
    }
    expect((await enter(device.answer(await challenge(), user.id))).status).toBe(429);
  });

  it("needs a challenge, of which one place gets only so many", async () => {
    const statuses = new Set<number>();
    for (let time = 0; time <= AUTH_ALLOWANCES.passkeyChallengePerAddress.points; time += 1) {
      const headers = { "x-forwarded-for": "10.5.0.1" };
      statuses.add((await app.ask(challengePasskey.path, { json: {}, headers })).status);
    }
    expect([...statuses]).toEqual([200, 429]);
  });
});
