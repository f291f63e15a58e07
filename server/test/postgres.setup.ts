/** One PostgreSQL for the whole run, with a migrated and seeded database that each test file gets a copy of. */
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { openDatabase } from "../db/database.ts";
import { startEmbeddedPostgres } from "../db/embedded/launcher.ts";
import { migrate } from "../db/migrate.ts";
import { seedCatalogue } from "../scenarios/catalogue-seed.ts";
import { databaseUrl, TEMPLATE } from "./test-database.ts";

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), "plainsay-test-"));
  // The account that PostgreSQL runs as must be able to enter.
  await chmod(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir });
  const stop = async (): Promise<void> => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const admin = new pg.Client({ connectionString: postgres.url });
    await admin.connect();
    await admin.query(`CREATE DATABASE ${TEMPLATE}`);
    await admin.end();
    const pool = new pg.Pool({ connectionString: databaseUrl(postgres.url, TEMPLATE) });
    await migrate(pool, join(import.meta.dirname, "../db/migrations"));
    await seedCatalogue(openDatabase(pool));
    // A template can only be copied while nobody is connected to it.
    await pool.end();
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide("postgresUrl", postgres.url);
  return stop;
}

declare module "vitest" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- merged into vitest's own
  interface ProvidedContext {
    postgresUrl: string;
  }
}
