import { and, desc, eq, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import type { Cursor } from "#domain/cursor.ts";
import { AppError } from "#domain/errors.ts";
import type { AdminEmails } from "../auth/admin.ts";
import type { Database } from "../db/database.ts";
import { sessions, users, userSubscriptions } from "../db/schema.ts";

type Tx = Parameters<Parameters<Database["transaction"]>[0]>[0];

/** Any number that no other lock has: "admin" on a telephone keypad. */
const ADMIN_LOCK = 23_646;

export type UserPage = { readonly search: string; readonly after: Cursor | null; readonly count: number };

const holding = (search: string): SQL | undefined => {
  if (search === "") return undefined;
  const pattern = `%${search.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
  return or(sql`${users.email} LIKE ${pattern}`, sql`lower(${users.name}) LIKE ${pattern}`);
};

/** To the millisecond, as cursors are; in the words of the index `users_newest`. */
const joined = sql`date_trunc('milliseconds', ${users.createdAt} AT TIME ZONE 'UTC')`;

/** The query of `listUserRows`; its plan is looked at by the benchmark. */
export const usersQuery = (db: Database, { search, after, count }: UserPage) =>
  db
    .select({
      user: users,
      subscription: userSubscriptions,
      lastSeen:
        sql<Date | null>`(SELECT max(${sessions.updatedAt}) FROM ${sessions} WHERE ${sessions.userId} = ${users.id})`.mapWith(
          sessions.updatedAt,
        ),
    })
    .from(users)
    .leftJoin(userSubscriptions, eq(userSubscriptions.userId, users.id))
    .where(
      and(
        holding(search),
        after === null
          ? undefined
          : sql`(${joined}, ${users.id}) < (${after.at.toISOString()}::timestamptz AT TIME ZONE 'UTC', ${after.id})`,
      ),
    )
    .orderBy(desc(joined), desc(users.id))
    .limit(count);

/** Accounts with their subscription, newest first. */
export const listUserRows = async (db: Database, page: UserPage) => await usersQuery(db, page);
export type UserListRow = Awaited<ReturnType<typeof listUserRows>>[number];

/**
 * Runs a change that may take an administrator away, one such change at a time.
 * @throws AppError `last_admin` when nobody would be left.
 */
export const withAnAdminLeft = <T>(
  db: Database,
  adminEmails: AdminEmails,
  change: (tx: Tx) => Promise<T>,
): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${ADMIN_LOCK})`);
    const before = await hasAdmin(tx, adminEmails);
    const result = await change(tx);
    if (before && !(await hasAdmin(tx, adminEmails))) throw new AppError("last_admin");
    return result;
  });

const anAdmin = (adminEmails: AdminEmails): SQL | undefined =>
  adminEmails.length === 0
    ? eq(users.role, "admin")
    : or(eq(users.role, "admin"), and(eq(users.emailVerified, true), inArray(users.email, [...adminEmails])));

const hasAdmin = async (db: Pick<Database, "select">, adminEmails: AdminEmails): Promise<boolean> =>
  (await db.select({ id: users.id }).from(users).where(anAdmin(adminEmails)).limit(1)).length > 0;

/** Whether somebody else is an administrator too. */
export const hasOtherAdmin = async (db: Database, adminEmails: AdminEmails, id: string): Promise<boolean> =>
  (
    await db
      .select({ id: users.id })
      .from(users)
      .where(and(anAdmin(adminEmails), ne(users.id, id)))
      .limit(1)
  ).length > 0;

/** Whether there is such a user. */
export const setRole = async (tx: Tx, id: string, role: "user" | "admin", now: Date): Promise<boolean> => {
  const rows = await tx.update(users).set({ role, updatedAt: now }).where(eq(users.id, id)).returning({ id: users.id });
  return rows.length > 0;
};

export const userExists = async (db: Database, id: string): Promise<boolean> =>
  (await db.select({ id: users.id }).from(users).where(eq(users.id, id)).limit(1)).length > 0;

export const endSessions = async (db: Database, id: string): Promise<void> => {
  await db.delete(sessions).where(eq(sessions.userId, id));
};

/** Whether there was such a user; everything of theirs goes with the row. */
export const deleteUserRow = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.delete(users).where(eq(users.id, id)).returning({ id: users.id })).length > 0;
