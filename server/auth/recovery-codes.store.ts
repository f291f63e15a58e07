/** Codes for the day the phone is lost: ten at a time, each for once, kept as keyed hashes. */
import { createHmac, randomBytes } from "node:crypto";
import { and, count, eq } from "drizzle-orm";
import { RECOVERY_CODES } from "#domain/auth/auth.ts";
import type { Database } from "../db/database.ts";
import { recoveryCodes } from "../db/schema.ts";
import type { Owner } from "./session.ts";

type Writer = Pick<Database, "insert" | "delete">;

const hashOf = (secret: string, owner: Owner, code: string): string =>
  createHmac("sha256", secret)
    .update(`recovery ${owner} ${code.toLowerCase().replace(/[^a-z\d]/g, "")}`)
    .digest("base64url");

/** New codes in place of the old ones; they are known only now. */
export const makeRecoveryCodes = async (db: Writer, secret: string, owner: Owner): Promise<string[]> => {
  const codes = Array.from({ length: RECOVERY_CODES }, () => {
    const chance = randomBytes(5).toString("hex");
    return `${chance.slice(0, 5)}-${chance.slice(5)}`;
  });
  await dropRecoveryCodes(db, owner);
  await db
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId: owner, codeHash: hashOf(secret, owner, code) })));
  return codes;
};

/** Uses a code up; false when it is none of the user's. */
export const takeRecoveryCode = async (db: Writer, secret: string, owner: Owner, code: string): Promise<boolean> => {
  const taken = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, owner), eq(recoveryCodes.codeHash, hashOf(secret, owner, code))))
    .returning({ userId: recoveryCodes.userId });
  return taken.length > 0;
};

export const dropRecoveryCodes = async (db: Pick<Database, "delete">, owner: Owner): Promise<void> => {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, owner));
};

export const countRecoveryCodes = async (db: Pick<Database, "select">, owner: Owner): Promise<number> => {
  const [row] = await db.select({ left: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, owner));
  return row?.left ?? 0;
};
