/** A user's second factors and recovery codes. */
import { createHmac, randomBytes, randomUUID } from "node:crypto";
import { and, eq, lt } from "drizzle-orm";
import { RECOVERY_CODES } from "#domain/auth/auth.ts";
import type { Database } from "../db/database.ts";
import { factors, recoveryCodes, sessions } from "../db/schema.ts";
import type { Owner } from "./session.ts";

export type FactorRow = typeof factors.$inferSelect;
type Reader = Pick<Database, "select">;
type Writer = Pick<Database, "select" | "insert" | "update" | "delete">;

export const listFactorsOf = (db: Reader, owner: Owner): Promise<FactorRow[]> =>
  db.select().from(factors).where(eq(factors.userId, owner)).orderBy(factors.createdAt);

export const findFactor = async (db: Reader, owner: Owner, id: string): Promise<FactorRow | null> => {
  const [row] = await db
    .select()
    .from(factors)
    .where(and(eq(factors.id, id), eq(factors.userId, owner)))
    .limit(1);
  return row ?? null;
};

/** Begins an enrolment; an earlier one that was never finished is forgotten. */
export const beginTotp = async (db: Writer, owner: Owner, sealedKey: string, now: Date): Promise<string> => {
  await db.delete(factors).where(and(eq(factors.userId, owner), eq(factors.status, "unverified")));
  const id = randomUUID();
  await db
    .insert(factors)
    .values({ id, userId: owner, factorType: "totp", status: "unverified", secret: sealedKey, createdAt: now });
  return id;
};

/** False when this step, or a later one, was used before: a code that someone looked at is worth nothing. */
export const useStep = async (db: Writer, factorId: string, step: number): Promise<boolean> => {
  const used = await db
    .update(factors)
    .set({ lastStep: step, status: "verified" })
    .where(and(eq(factors.id, factorId), lt(factors.lastStep, step)))
    .returning({ id: factors.id });
  return used.length > 0;
};

export const raiseSession = async (db: Writer, sessionId: string): Promise<void> => {
  await db.update(sessions).set({ aal: "aal2" }).where(eq(sessions.id, sessionId));
};

/** With the last factor that counts go the codes that stand in for it. */
export const deleteFactor = async (db: Writer, owner: Owner, id: string): Promise<boolean> => {
  const gone = await db
    .delete(factors)
    .where(and(eq(factors.id, id), eq(factors.userId, owner)))
    .returning({ id: factors.id });
  const left = await listFactorsOf(db, owner);
  if (!left.some(({ status }) => status === "verified")) {
    await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, owner));
  }
  return gone.length > 0;
};

const hashOf = (secret: string, owner: Owner, code: string): string =>
  createHmac("sha256", secret)
    .update(`recovery ${owner} ${code.toLowerCase().replace(/[^a-z\d]/g, "")}`)
    .digest("base64url");

/** New codes in place of the old ones; they are known only now. */
export const renewRecoveryCodes = async (db: Writer, secret: string, owner: Owner): Promise<string[]> => {
  const codes = Array.from({ length: RECOVERY_CODES }, () => {
    const chance = randomBytes(5).toString("hex");
    return `${chance.slice(0, 5)}-${chance.slice(5)}`;
  });
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, owner));
  await db
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId: owner, codeHash: hashOf(secret, owner, code) })));
  return codes;
};

export const takeRecoveryCode = async (db: Writer, secret: string, owner: Owner, code: string): Promise<boolean> => {
  const taken = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, owner), eq(recoveryCodes.codeHash, hashOf(secret, owner, code))))
    .returning({ userId: recoveryCodes.userId });
  return taken.length > 0;
};

export const countRecoveryCodes = async (db: Reader, owner: Owner): Promise<number> =>
  (await db.select({ hash: recoveryCodes.codeHash }).from(recoveryCodes).where(eq(recoveryCodes.userId, owner))).length;
