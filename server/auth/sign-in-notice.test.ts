import { afterAll, beforeAll, expect, it } from "vitest";
import { signIn } from "#domain/auth/auth.contract.ts";
import { KNOWN_BROWSER_DAYS } from "#domain/auth/auth.ts";
import { askForMagicLink } from "#domain/auth/one-time.contract.ts";
import { createTestApp, type TestApp } from "../test/app.fake.ts";
import { cleanUpAuth } from "./auth-cleanup.ts";
import { pino } from "pino";

const PASSWORD = "kind but firm";
const CHROME = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ trustProxy: 1 });
});
afterAll(() => app.stop());

/** Signs in as a browser that carries this cookie; gives the one it carries from then on. */
const enter = async (email: string, cookie = ""): Promise<string> => {
  const headers = { cookie, "sec-fetch-site": "same-origin", origin: "http://localhost:8080", "user-agent": CHROME };
  const reply = await app.ask(signIn.path, { json: { email, password: PASSWORD }, headers });
  expect(reply.status).toBe(200);
  return (
    reply.headers
      .getSetCookie()
      .find((set) => set.startsWith("plainsay.browser="))
      ?.split(";")[0] ?? ""
  );
};
const noticesTo = async (email: string) =>
  (await app.mails()).filter(({ to, kind }) => to === email && kind === "new-sign-in");

it("says nothing of the very first sign-in, nor of a browser that it knows", async () => {
  const { email } = await app.createUser({ password: PASSWORD });
  const cookie = await enter(email);
  await enter(email, cookie);
  expect(await noticesTo(email)).toEqual([]);
});

it("tells the owner once of a sign-in from another browser: when, on what, from where, and what to do", async () => {
  const { email } = await app.createUser({ password: PASSWORD });
  await enter(email);
  const other = await enter(email);
  await enter(email, other);
  const [notice, ...more] = await noticesTo(email);
  expect(more).toEqual([]);
  expect(notice?.subject).toBe("New sign-in to your Plainsay account");
  for (const said of ["Chrome on Linux", "UTC", "/account#account-devices", "change your password"]) {
    expect(notice?.text).toContain(said);
  }
});

it("knows a browser for each account apart", async () => {
  const [ann, ben] = [await app.createUser({ password: PASSWORD }), await app.createUser({ password: PASSWORD })];
  const annsBrowser = await enter(ann.email);
  await enter(ben.email);
  await enter(ben.email, annsBrowser);
  expect([(await noticesTo(ann.email)).length, (await noticesTo(ben.email)).length]).toEqual([0, 1]);
});

it("watches every way in: a magic link opened elsewhere is told too", async () => {
  const { email } = await app.createUser({ password: PASSWORD });
  await enter(email);
  await app.ask(askForMagicLink.path, { json: { email } });
  const link = /http\S+/.exec((await app.mails()).find(({ kind }) => kind === "magic-link")?.text ?? "")?.[0] ?? "";
  await app.ask(link, { headers: { "sec-fetch-site": "none", "user-agent": CHROME } });
  expect(await noticesTo(email)).toHaveLength(1);
});

it("knows a client that is no browser by its name and network", async () => {
  const { email } = await app.createUser({ password: PASSWORD });
  const from = (address: string) => {
    const headers = { "x-forwarded-for": address, "user-agent": "notes-app/1" };
    return app.ask(signIn.path, { json: { email, password: PASSWORD }, headers });
  };
  for (const address of ["2001:db8:0:1::1", "2001:db8:0:1::2"]) await from(address);
  expect(await noticesTo(email)).toEqual([]);
  await from("2001:db8:0:9::1");
  expect(await noticesTo(email)).toHaveLength(1);
});

it("keeps no list of who signs in from where, and forgets a browser after its time", async () => {
  const user = await app.createUser({ password: PASSWORD });
  const cookie = await enter(user.email);
  const marks = async () =>
    (await app.pool.query<{ mark: string }>("SELECT mark FROM known_browsers WHERE user_id = $1", [user.id])).rows;
  const [{ mark } = { mark: "" }] = await marks();
  expect(cookie).not.toContain(mark);
  app.clock.advance(KNOWN_BROWSER_DAYS * 24 * 60 * 60_000 + 1);
  await cleanUpAuth({ db: app.db, pool: app.pool, clock: app.clock.now, logger: pino({ level: "silent" }) });
  expect(await marks()).toEqual([]);
});
