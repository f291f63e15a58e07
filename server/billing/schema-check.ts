/** Compares the database as it is with every table and column that the code reads or writes. */
import { getTableColumns, is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import type { Pool } from "pg";
import * as schema from "../db/schema.ts";

export type SchemaDifference = { readonly tables: number; readonly missing: readonly string[] };

/** `missing` names `table` or `table.column`, also a column that is there with another type than the code expects. */
export const compareSchema = async (pool: Pool): Promise<SchemaDifference> => {
  const { rows } = await pool.query<{ table: string; column: string; type: string; nullable: boolean }>(
    `SELECT relname AS "table", attname AS "column", format_type(atttypid, NULL) AS type, NOT attnotnull AS nullable
     FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
     WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p') AND attnum > 0 AND NOT attisdropped`,
  );
  const found = new Map(rows.map((row) => [`${row.table}.${row.column}`, row]));
  const tablesFound = new Set(rows.map(({ table }) => table));
  const tables = Object.values(schema).filter((entry) => is(entry, PgTable));
  const missing = tables.flatMap((table) => {
    const { name } = getTableConfig(table);
    if (!tablesFound.has(name)) return [name];
    return Object.values(getTableColumns(table))
      .filter((column) => {
        const there = found.get(`${name}.${column.name}`);
        return there === undefined || typeName(there.type) !== typeName(column.getSQLType());
      })
      .map((column) => `${name}.${column.name}`);
  });
  return { tables: tables.length, missing };
};

/** One name for each type: PostgreSQL's own, without length or precision. */
const typeName = (type: string): string =>
  type
    .replace(/\s*\(\d+(?:,\s*\d+)?\)/, "")
    .replace(/^varchar$/, "character varying")
    .replace(/^serial$/, "integer");
