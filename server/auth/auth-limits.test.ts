import { afterAll, beforeAll, expect, it } from "vitest";
import { signIn, signUp } from "#domain/auth/auth.contract.ts";
import { AUTH_ALLOWANCES } from "#domain/auth/auth.ts";
import { createTestApp, refusalOf, type TestApp } from "../test/app.fake.ts";

const PASSWORD = "kind but firm";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ trustProxy: 1 });
});
afterAll(() => app.stop());

const enter = (email: string, password: string, address: string) =>
  app.ask(signIn.path, { json: { email, password }, headers: { "x-forwarded-for": address } });

it("lets ten guesses at one account through, wherever they come from, and then not even the right password", async () => {
  const { email } = await app.createUser({ password: PASSWORD });
  const { points } = AUTH_ALLOWANCES.signInPerAccount;
  for (let guess = 0; guess < points; guess += 1) {
    expect((await enter(email, `guess ${guess}`, `10.0.1.${guess}`)).status).toBe(401);
  }
  const refused = await enter(email, PASSWORD, "10.0.1.200");
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await refusalOf(refused)).toMatchObject({ status: 429, code: "rate_limited" });
});

it("lets ten guesses from one network through, whoever they are for, and leaves other networks alone", async () => {
  const { email } = await app.createUser({ password: PASSWORD });
  const { points } = AUTH_ALLOWANCES.signInPerAddress;
  for (let guess = 0; guess < points; guess += 1) {
    expect((await enter(`${guess}@example.org`, "guess", `2001:db8:0:1::${guess}`)).status).toBe(401);
  }
  expect((await enter(email, PASSWORD, "2001:db8:0:1:ffff::1")).status).toBe(429);
  expect((await enter(email, PASSWORD, "2001:db8:0:2::1")).status).toBe(200);
});

it("does not count who signs in rightly", async () => {
  const { email } = await app.createUser({ password: PASSWORD });
  for (let time = 0; time <= AUTH_ALLOWANCES.signInPerAddress.points; time += 1) {
    expect((await enter(email, PASSWORD, "10.0.2.1")).status).toBe(200);
  }
});

it("sends one recipient no more than five mails an hour, known or not", async () => {
  const { email } = await app.createUser();
  const statuses = async (address: string) => {
    const seen: number[] = [];
    for (let time = 0; time <= AUTH_ALLOWANCES.mailPerRecipient.points; time += 1) {
      const json = { email: address, password: PASSWORD };
      seen.push((await app.ask(signUp.path, { json, headers: { "x-forwarded-for": "10.0.3.1" } })).status);
    }
    return seen;
  };
  const [known, unknown] = await Promise.all([statuses(email), statuses("unknown@example.org")]);
  expect(known).toEqual([200, 200, 200, 200, 200, 429]);
  expect(unknown).toEqual(known);
});
