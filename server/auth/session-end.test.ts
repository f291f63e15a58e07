import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changePassword, deleteAccount, endDevice, endOtherDevices } from "#domain/auth/account.contract.ts";
import { readSession, signIn, signOut } from "#domain/auth/auth.contract.ts";
import { askForReset, updatePassword } from "#domain/auth/one-time.contract.ts";
import { listJournalEntries } from "#domain/journal/journal.contract.ts";
import { createTestApp, replyOf, type TestApp, type TestUser } from "../test/app.fake.ts";

const PASSWORD = "kind but firm";
const NEW_PASSWORD = "another quiet wall";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.stop());

const isIn = async (cookie: string): Promise<boolean> => {
  const who = await replyOf(readSession, await app.ask(readSession.path, { headers: { cookie } }));
  const { status } = await app.ask(listJournalEntries.path, { headers: { cookie } });
  expect(status).toBe(who.user === null ? 401 : 200);
  return who.user !== null;
};
const enter = (email: string, cookie = "") =>
  app.ask(signIn.path, { json: { email, password: PASSWORD }, headers: { cookie } });
const cookieOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .find((set) => set.startsWith("plainsay.session_token="))
    ?.split(";")[0] ?? "";

/** What ends the session of a browser whose cookie someone has copied; `user.cookie` is another session of the same user. */
const ENDS: readonly (readonly [string, (user: TestUser, cookie: string) => Promise<Response>])[] = [
  ["sign-out", (_user, cookie) => app.ask(signOut.path, { method: "POST", headers: { cookie } })],
  [
    "a change of password elsewhere",
    (user) => app.as(user)(changePassword.path, { method: "PUT", json: { current: PASSWORD, password: NEW_PASSWORD } }),
  ],
  [
    "a new password by mail",
    async ({ email }) => {
      await app.ask(askForReset.path, { json: { email } });
      const text = (await app.mails()).find(({ to }) => to === email)?.text ?? "";
      const token = /token=(\S+)/.exec(text)?.[1] ?? "";
      return app.ask(updatePassword.path, { method: "PUT", json: { token, password: NEW_PASSWORD } });
    },
  ],
  [
    "the list of devices",
    async (user, cookie) => {
      const [row] = (
        await app.pool.query<{ id: string }>("SELECT id FROM sessions WHERE $1 LIKE '%' || token || '%'", [
          decodeURIComponent(cookie),
        ])
      ).rows;
      return app.as(user)(endDevice.path.replace(":id", row?.id ?? ""), { method: "DELETE" });
    },
  ],
  ["signing all others out", (user) => app.as(user)(endOtherDevices.path, { method: "DELETE" })],
  [
    "the deletion of the account",
    (user) => app.as(user)(deleteAccount.path, { json: { confirmation: "DELETE", password: PASSWORD } }),
  ],
];

describe("a copied cookie", () => {
  it.for(ENDS)("is refused at once after %s", async ([, end]) => {
    const user = await app.createUser({ password: PASSWORD });
    const copied = cookieOf(await enter(user.email));
    expect(await isIn(copied)).toBe(true);
    expect((await end(user, copied)).status).toBe(204);
    expect(await isIn(copied)).toBe(false);
  });
});

describe("a sign-in", () => {
  it("makes a session of its own, whatever cookie was planted before", async () => {
    const [victim, attacker] = [await app.createUser({ password: PASSWORD }), await app.createUser()];
    for (const planted of [attacker.cookie, "plainsay.session_token=made-up", `${attacker.cookie}x`]) {
      const cookie = cookieOf(await enter(victim.email, planted));
      expect(cookie).not.toBe(planted);
      expect(await isIn(cookie)).toBe(true);
    }
    const seen = await replyOf(readSession, await app.ask(readSession.path, { headers: { cookie: attacker.cookie } }));
    expect(seen.user).toBeNull();
  });

  it("is another session each time, and ends the one that the browser had", async () => {
    const { email } = await app.createUser({ password: PASSWORD });
    const first = cookieOf(await enter(email));
    const second = cookieOf(await enter(email, first));
    expect(second).not.toBe(first);
    expect([await isIn(first), await isIn(second)]).toEqual([false, true]);
  });
});
