import { afterAll, beforeAll, expect, it } from "vitest";
import { changePassword } from "#domain/auth/account.contract.ts";
import { signUp } from "#domain/auth/auth.contract.ts";
import { AUTH_MESSAGES } from "#domain/auth/auth-messages.ts";
import { askForReset, updatePassword } from "#domain/auth/one-time.contract.ts";
import { createTestApp, type TestApp } from "../test/app.fake.ts";

const COMMON = "Password123";
const OWN = "kind but firm";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.stop());

const passwordError = async (response: Response): Promise<string | undefined> =>
  ((await response.json()) as { error: { fields?: { password?: string } } }).error.fields?.password;

it("refuses one of the commonest passwords at sign-up, whoever asks, and makes no account", async () => {
  const known = await app.createUser();
  for (const email of [known.email, "new@example.org"]) {
    const refused = await app.ask(signUp.path, { json: { email, password: COMMON } });
    expect([refused.status, await passwordError(refused)]).toEqual([400, AUTH_MESSAGES.common_password]);
  }
  expect(await app.mails()).toEqual([]);
});

it("refuses it at a change", async () => {
  const user = await app.createUser({ password: OWN });
  const json = { current: OWN, password: COMMON };
  const refused = await app.as(user)(changePassword.path, { method: "PUT", json });
  expect(await passwordError(refused)).toBe(AUTH_MESSAGES.common_password);
});

it("refuses it at a reset, whose link then still works for a better one", async () => {
  const { email } = await app.createUser({ password: OWN });
  await app.ask(askForReset.path, { json: { email } });
  const [mail] = await app.mails();
  const token = decodeURIComponent(/token=(\S+)/.exec(mail?.text ?? "")?.[1] ?? "");
  const choose = (password: string) => app.ask(updatePassword.path, { method: "PUT", json: { token, password } });
  expect(await passwordError(await choose(` ${COMMON.toLowerCase()} `))).toBe(AUTH_MESSAGES.common_password);
  expect((await choose("another quiet wall")).status).toBe(204);
});

it("takes any characters, from eight to 128 of them", async () => {
  const user = await app.createUser({ password: OWN });
  let current = OWN;
  for (const password of ["ünï→🙂 ok", "        ", "a b".repeat(42).padEnd(128, "é"), "'; DROP TABLE users; --"]) {
    const json = { current, password };
    expect((await app.as(user)(changePassword.path, { method: "PUT", json })).status).toBe(204);
    current = password;
  }
  const long = { current, password: "x1".repeat(64).concat("y") };
  expect(await passwordError(await app.as(user)(changePassword.path, { method: "PUT", json: long }))).toBe(
    AUTH_MESSAGES.password_too_long,
  );
});
