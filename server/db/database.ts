import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Pool } from "pg";
import * as schema from "./schema.ts";

export type Database = NodePgDatabase<typeof schema>;

/** The typed query builder over a pool; every store takes it as its first parameter. */
export const openDatabase = (pool: Pool): Database => drizzle(pool, { schema });
