/**
 * Two users: every table that keeps rows of a user is given one of the first user's, by the schema itself, so that a new table is
 * part of this at once. The second user then makes every call with every id of those rows.
 */
import { randomUUID } from "node:crypto";
import { eq, getTableColumns, is } from "drizzle-orm";
import { getTableConfig, type PgColumn, PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as schema from "../db/schema.ts";
import { createTestApp, type TestApp, type TestUser } from "../test/app.fake.ts";

const MARK = "theirs-alone";

let app: TestApp;
let owner: TestUser;

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.createUser({ plan: "free", email: `${MARK}@example.org`, name: MARK });
});
afterAll(() => app.stop());

const tables: PgTable[] = Object.values<unknown>(schema).filter((value) => is(value, PgTable));
const ownerColumn = (table: PgTable): PgColumn | undefined => {
  const key = getTableConfig(table).foreignKeys.find((foreign) => foreign.reference().foreignTable === schema.users);
  return key?.reference().columns[0];
};
const owned = tables.flatMap((table) => {
  const column = ownerColumn(table);
  return column === undefined ? [] : [{ table, column, name: getTableConfig(table).name }];
});

/** Any value that a column takes; texts carry the mark, and no two are the same. */
const valueFor = async (column: PgColumn, table: PgTable): Promise<unknown> => {
  const reference = getTableConfig(table)
    .foreignKeys.map((foreign) => foreign.reference())
    .find(({ columns }) => columns.includes(column));
  if (reference?.foreignTable === schema.users) return owner.id;
  if (reference !== undefined) {
    const [foreign] = reference.foreignColumns;
    if (foreign === undefined) throw new Error(`a reference of ${column.name} names no column`);
    const known = () => app.db.select({ value: foreign }).from(reference.foreignTable).limit(1);
    if ((await known()).length === 0) await addRow(reference.foreignTable);
    return (await known())[0]?.value;
  }
  const type = column.getSQLType();
  if (type === "uuid") return randomUUID();
  if (type === "date") return "2026-11-21";
  if (type.startsWith("timestamp")) return new Date(Date.now() + 60_000);
  if (type.startsWith("json")) return { mark: MARK };
  if (type === "boolean") return false;
  if (type.endsWith("[]")) return [];
  if (type === "bytea") return Buffer.from(MARK);
  return type === "text" || type.startsWith("varchar") ? `${MARK}-${randomUUID()}` : 1;
};

const addRow = async (table: PgTable): Promise<void> => {
  const values: Record<string, unknown> = {};
  for (const [name, column] of Object.entries(getTableColumns(table))) {
    // What may be empty stays so (a time may mean that the row is deleted), texts excepted: they may be shown.
    const isWanted = column.notNull || column.getSQLType() === "text";
    if (isWanted && !column.hasDefault) values[name] = await valueFor(column, table);
  }
  await app.db.insert(table).values(values);
};

const rowsOf = async (): Promise<Map<string, unknown[]>> => {
  const rows = new Map<string, unknown[]>();
  for (const { table, column, name } of owned) {
    rows.set(name, await app.db.select().from(table).where(eq(column, owner.id)));
  }
  return rows;
};

it("gives another user nothing of one's own, whatever they call with one's ids, and changes nothing of it", async () => {
  for (const { table } of owned) await addRow(table);
  const before = await rowsOf();
  expect([...before].filter(([, rows]) => rows.length === 0)).toEqual([]);
  expect(owned.length).toBeGreaterThan(8);
  const ids = [...before.values()].flat().flatMap((row) => {
    const { id } = row as { id?: unknown };
    return typeof id === "string" ? [id] : [];
  });

  const wrong: string[] = [];
  for (const { endpoint } of app.app.routes) {
    // A new one for each route: some end the session they are called with.
    const stranger = app.as(await app.createUser());
    for (const id of endpoint.path.includes(":") ? [owner.id, ...ids] : [""]) {
      const path = endpoint.path.replace(/:\w+/g, encodeURIComponent(id));
      const response = await stranger(path, {
        method: endpoint.method,
        ...(endpoint.body === undefined ? {} : { json: {} }),
      });
      const isStream = response.headers.get("content-type")?.startsWith("text/event-stream") === true;
      const said = isStream ? "" : (await response.text()).replaceAll(id === "" ? MARK.toUpperCase() : id, "");
      if (isStream) await response.body?.cancel();
      const isBroken = response.status >= 500 && response.status !== 503;
      if (isBroken || said.includes(MARK) || said.includes(owner.id)) {
        wrong.push(`${endpoint.method} ${path} answers ${response.status}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(await rowsOf()).toEqual(before);
}, 60_000);
