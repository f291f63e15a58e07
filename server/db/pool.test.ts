import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./embedded/launcher.ts";
import { openPool, sqlStateOf, withRetry, withTransaction } from "./pool.ts";

let dataDir: string;
let database: EmbeddedPostgres;
let pool: pg.Pool;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "pool-test-"));
  database = await startEmbeddedPostgres({ dataDir });
  pool = openPool({ url: database.url, max: 4, onIdleError: () => undefined });
  await pool.query("CREATE TABLE account (id int PRIMARY KEY, minutes int NOT NULL)");
  await pool.query("INSERT INTO account VALUES (1, 0), (2, 0)");
});

afterAll(async () => {
  await pool.end();
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
});

function failure(code: string): Error {
  const error = new pg.DatabaseError("failed", 0, "error");
  error.code = code;
  return new Error("the query failed", { cause: error });
}

describe("withTransaction", () => {
  it("keeps nothing of a transaction that throws, and gives its connection back clean", async () => {
    const attempt = withTransaction(pool, async (client) => {
      await client.query("UPDATE account SET minutes = 99");
      throw new Error("changed my mind");
    });
    await expect(attempt).rejects.toThrow("changed my mind");
    const { rows } = await pool.query<{ minutes: number }>("SELECT DISTINCT minutes FROM account");
    expect(rows).toEqual([{ minutes: 0 }]);
    expect(pool.idleCount).toBe(pool.totalCount);
  });

  it("brings two transactions that deadlock both to an end", async () => {
    let tries = 0;
    const bothHoldOne = Promise.withResolvers<void>();
    const swap = (first: number, second: number) =>
      withTransaction(pool, async (client) => {
        const add = "UPDATE account SET minutes = minutes + 1 WHERE id = $1";
        await client.query(add, [first]);
        tries += 1;
        if (tries === 2) bothHoldOne.resolve();
        await bothHoldOne.promise;
        await client.query(add, [second]);
      });
    await Promise.all([swap(1, 2), swap(2, 1)]);
    const { rows } = await pool.query<{ minutes: number }>("SELECT minutes FROM account");
    expect(rows).toEqual([{ minutes: 2 }, { minutes: 2 }]);
    expect(tries).toBe(3);
  });
});

describe("withRetry", () => {
  it("gives up after the fifth serialization failure", async () => {
    let tries = 0;
    const work = () => {
      tries += 1;
      return Promise.reject(failure("40001"));
    };
    await expect(withRetry(work)).rejects.toThrow("the query failed");
    expect(tries).toBe(5);
  });

  it("does not try again what failed for another reason", async () => {
    let tries = 0;
    const work = () => {
      tries += 1;
      return Promise.reject(failure("23505"));
    };
    await expect(withRetry(work)).rejects.toThrow("the query failed");
    expect(tries).toBe(1);
  });
});

describe("sqlStateOf", () => {
  it("finds PostgreSQL's code below the query builder's own error", () => {
    expect(sqlStateOf(failure("42P01"))).toBe("42P01");
  });

  it("knows no code for an error that is not PostgreSQL's", () => {
    expect(sqlStateOf(new Error("no"))).toBeUndefined();
  });
});
