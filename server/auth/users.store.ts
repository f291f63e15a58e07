/** Reads and writes of accounts that happen before anyone is signed in. */
import { and, eq } from "drizzle-orm";
import { AUTH_MESSAGES } from "#domain/auth/auth-messages.ts";
import { AppError } from "#domain/errors.ts";
import type { Database } from "../db/database.ts";
import { sqlStateOf } from "../db/pool.ts";
import { users } from "../db/schema.ts";

const UNIQUE_VIOLATION = "23505";

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

/** Gives a user the number whose code came back. @throws AppError `conflict` when another account took it meanwhile */
export const setPhone = async (db: Database, id: string, phone: string, now: Date): Promise<void> => {
  try {
    await db.update(users).set({ phone, updatedAt: now }).where(eq(users.id, id));
  } catch (error) {
    if (sqlStateOf(error) !== UNIQUE_VIOLATION) throw error;
    throw new AppError("conflict", { message: AUTH_MESSAGES.phone_taken, cause: error });
  }
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
