/** Reads and writes of accounts that happen before anyone is signed in. */
import { and, eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { users } from "../db/schema.ts";

export type UserRow = typeof users.$inferSelect;

/** The account of an address (lower case), or null. */
export const findUserByEmail = async (db: Database, email: string): Promise<UserRow | null> => {
  const [row] = await db.select().from(users).where(eq(users.email, email)).limit(1);
  return row ?? null;
};

export const findUserById = async (db: Pick<Database, "select">, id: string): Promise<UserRow | null> => {
  const [row] = await db.select().from(users).where(eq(users.id, id)).limit(1);
  return row ?? null;
};

/** The account of a proven phone number, or null. */
export const findUserByPhone = async (db: Database, phone: string): Promise<UserRow | null> => {
  const [row] = await db.select().from(users).where(eq(users.phone, phone)).limit(1);
  return row ?? null;
};

export const markConfirmed = async (db: Pick<Database, "update">, id: string, now: Date): Promise<void> => {
  await db.update(users).set({ emailVerified: true, updatedAt: now }).where(eq(users.id, id));
};

/**
 * Removes an account that nobody has confirmed. Without this, someone could sign up a stranger's address, and know the
 * password when its owner later signs up and confirms.
 */
export const deleteUnconfirmedUser = async (db: Database, email: string): Promise<void> => {
  await db.delete(users).where(and(eq(users.email, email), eq(users.emailVerified, false)));
};
