import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as runMigrations } from "drizzle-orm/node-postgres/migrator";
import type { Pool } from "pg";

/** Any number that no other user of the database takes as an advisory lock: "plainsay" on a telephone keypad. */
const MIGRATION_LOCK = 75_246_729;

/**
 * Brings the database to the code's schema. Several servers may start at once: one migrates, the others wait for it
 * under an advisory lock and then find nothing to do.
 */
export const migrate = async (pool: Pool, migrationsFolder: string): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await runMigrations(drizzle(client), { migrationsFolder });
  } finally {
    await client.query("SELECT pg_advisory_unlock($1)", [MIGRATION_LOCK]);
    client.release();
  }
};
