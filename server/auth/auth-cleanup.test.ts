import { pino } from "pino";
import { expect, it } from "vitest";
import { signUp } from "#domain/auth/auth.contract.ts";
import { createTestApp } from "../test/app.fake.ts";
import { cleanUpAuth } from "./auth-cleanup.ts";

it("deletes what has run out and nothing that still counts", async () => {
  const app = await createTestApp();
  await app.createUser();
  const json = { email: "typo@example.org", password: "kind but firm" };
  await app.ask(signUp.path, { json });
  const left = async () => {
    const tables = ["users", "sessions", "verifications"];
    const counts = tables.map((table) => app.pool.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${table}`));
    return (await Promise.all(counts)).map(({ rows }) => rows[0]?.n);
  };
  const clean = () =>
    cleanUpAuth({ db: app.db, pool: app.pool, clock: app.clock.now, logger: pino({ level: "silent" }) });
  await clean();
  expect(await left()).toEqual([2, 1, 1]);
  app.clock.advance(8 * 24 * 60 * 60_000);
  await clean();
  expect(await left()).toEqual([1, 1, 0]);
  app.clock.advance(23 * 24 * 60 * 60_000);
  await clean();
  expect(await left()).toEqual([1, 0, 0]);
  await app.stop();
});
