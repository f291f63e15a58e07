/**
 * Every table and column of the database, walked: what is held about a user is in their download, and gone with their account.
 * A table or column that nobody thought of fails here until it is decided on.
 */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deleteAccount, downloadData } from "#domain/auth/account.contract.ts";
import { PREMIUM_TIER } from "#domain/billing/billing.ts";
import { keepTier } from "../billing/subscriptions.store.ts";
import { createTestApp, type TestApp, type TestUser } from "../test/app.fake.ts";

/** The column that says whose a row is, where it is not `user_id`, and what is written there. */
const OWNED_BY: Readonly<Record<string, readonly [string, (user: TestUser) => string]>> = {
  admin_audit: ["admin_id", ({ id }) => id],
  contact_messages: ["email", ({ email }) => email.toUpperCase()],
  mails: ["to", ({ email }) => email],
  users: ["id", ({ id }) => id],
  verifications: ["identifier", ({ id }) => `change-address-new:${id}`],
};

const NOBODYS: Readonly<Record<string, string>> = {
  feedback_daily: "sums over all users",
  feedback_monthly: "sums over all users",
  payment_events: "numbers of the provider's events",
  rate_limits: "hashed counters, gone within the hour",
  scenarios: "the catalogue",
  subscription_tiers: "the price list",
  trial_claims: "keyed hashes of addresses, kept on purpose: one trial per person, ever",
};

const WITHHELD: Readonly<Record<string, string>> = {
  "accounts.id": "a row's own number",
  "accounts.access_token": "opens a door",
  "accounts.access_token_expires_at": "of a token that is not kept",
  "accounts.id_token": "opens a door",
  "accounts.password": "a secret's hash",
  "accounts.refresh_token": "opens a door",
  "accounts.refresh_token_expires_at": "of a token that is not kept",
  "accounts.scope": "of a token that is not kept",
  "accounts.updated_at": "when the hash was written",
  "contact_messages.search_text": "the other columns again, in lower case",
  "factors.id": "a row's own number",
  "factors.secret": "a secret",
  "feedback.search_text": "the other columns again, in lower case",
  "journal_entries.deleted_at": "what the user has deleted is about to go",
  "journal_entries.search_text": "the other columns again, in lower case",
  "known_browsers.mark": "a hash of what stands in the browser's cookie",
  "mails.html": "holds links that open doors; the user has the mail",
  "mails.id": "a row's own number",
  "mails.last_error": "what the mail server said",
  "mails.next_attempt_at": "the queue's own",
  "mails.text": "holds links that open doors; the user has the mail",
  "passkeys.public_key": "of use to this server alone",
  "recovery_codes.code_hash": "a secret's hash",
  "sessions.id": "names a session that can be ended by it",
  "sessions.token": "opens a door",
  "verifications.id": "a row's own number",
  "verifications.updated_at": "the same as its beginning",
  "verifications.value": "a secret's hash",
};

/** Kept when the account goes. */
const OUTLIVES: Readonly<Record<string, string>> = {
  admin_audit: "what administrators did must stay known",
};

type Column = { table: string; column: string; type: string };

let app: TestApp;
let columns: Column[];
beforeAll(async () => {
  app = await createTestApp();
  ({ rows: columns } = await app.pool.query<Column>(
    `SELECT table_name AS table, column_name AS column, data_type AS type
     FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY table_name, ordinal_position`,
  ));
});
afterAll(() => app.stop());

const tables = (): string[] => [...new Set(columns.map(({ table }) => table))];
const owned = (): string[] => tables().filter((table) => NOBODYS[table] === undefined);
const ownerOf = (table: string) => OWNED_BY[table] ?? (["user_id", ({ id }: TestUser) => id] as const);

let round = 0;
/** A value that is found nowhere else, and how the download would write it; no mark for what is no text and no time. */
const valueFor = ({ table, column, type }: Column, number: number): { value: unknown; mark?: string } => {
  const mark = `mark-${table}-${column}-round${round}.`;
  const at = new Date(Date.UTC(2041, 0, 1) + number * 86_400_000);
  if (column === "subscription_tier_id") return { value: PREMIUM_TIER.id };
  if (type === "text" || type === "character varying") return { value: mark, mark };
  if (type === "json" || type === "jsonb") return { value: JSON.stringify([{ mark }]), mark };
  if (type === "ARRAY") return { value: [mark], mark };
  if (type === "uuid") return { value: randomUUID() };
  if (type.startsWith("timestamp")) return { value: at, mark: at.toISOString() };
  if (type === "date") return { value: at.toISOString().slice(0, 10), mark: at.toISOString().slice(0, 10) };
  return { value: type === "boolean" ? false : 1 };
};

/** Writes a row into every table that is a user's; gives the mark of each column. */
const fillTables = async (user: TestUser): Promise<Map<string, string>> => {
  const marks = new Map<string, string>();
  round += 1;
  await keepTier(app.db);
  for (const table of owned()) {
    const [ownerColumn, ownerValue] = ownerOf(table);
    const values = new Map<string, unknown>();
    for (const [number, column] of columns.entries()) {
      if (column.table !== table || column.column === "deleted_at") continue;
      const { value, mark } = valueFor(column, number);
      const isOwner = column.column === ownerColumn;
      const isAddress = table === "users" && column.column === "email";
      values.set(column.column, isOwner ? ownerValue(user) : isAddress ? user.email : value);
      if (!isOwner && !isAddress && mark !== undefined) marks.set(`${table}.${column.column}`, mark);
    }
    const names = [...values.keys()].map((name) => `"${name}"`);
    const places = names.map((_, place) => `$${place + 1}`);
    const sql =
      table === "users"
        ? `UPDATE users SET (${names.join()}) = (${places.join()}) WHERE id = $1`
        : `INSERT INTO "${table}" (${names.join()}) VALUES (${places.join()})`;
    await app.pool.query(sql, [...values.values()]);
  }
  return marks;
};

describe("what is held about a user", () => {
  it("lies in tables that are known to be somebody's or nobody's", () => {
    const has = (table: string, name: string): boolean =>
      columns.some((column) => column.table === table && column.column === name);
    const undecided = owned().filter((table) => !has(table, ownerOf(table)[0]));
    expect(undecided).toEqual([]);
    expect(Object.keys(NOBODYS).filter((table) => has(table, "user_id") || !tables().includes(table))).toEqual([]);
  });

  it("is in the download, column by column, save what is withheld for a reason", async () => {
    const user = await app.createUser({ plan: "free" });
    const marks = await fillTables(user);
    const data = await (await app.as(user)(downloadData.path)).text();
    expect(() => JSON.parse(data) as unknown).not.toThrow();
    const missing = [...marks].filter(([, mark]) => !data.includes(mark)).map(([column]) => column);
    const expected = Object.keys(WITHHELD).filter((column) => marks.has(column));
    expect(missing.sort()).toEqual(expected.sort());
  });

  it("goes with the account, from every table, and leaves no trace of name, number or address", async () => {
    const user = await app.createUser({ plan: "free" });
    await fillTables(user);
    const deleted = await app.as(user)(deleteAccount.path, { json: { confirmation: "DELETE" } });
    expect(deleted.status).toBe(204);
    const left: string[] = [];
    for (const table of tables()) {
      const { rowCount } = await app.pool.query(
        `SELECT 1 FROM "${table}" AS held WHERE held::text ILIKE ANY ($1) LIMIT 1`,
        [[`%${user.id}%`, `%${user.email}%`, ...(NOBODYS[table] === undefined ? [`%-round${round}.%`] : [])]],
      );
      if (rowCount !== 0) left.push(table);
    }
    expect(left).toEqual(Object.keys(OUTLIVES));
  });
});
