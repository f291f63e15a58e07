import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/** Whether a column that is kept in lower case holds `text`, taken to the letter: `%` and `_` are no wildcards. */
export const containing = (column: AnyPgColumn, text: string): SQL =>
  sql`${column} LIKE ${`%${text.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`}`;
