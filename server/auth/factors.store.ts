/** A user's second factors. */
import { randomUUID } from "node:crypto";
import { and, eq, isNotNull, lt } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { factors, sessions, users } from "../db/schema.ts";
import { dropRecoveryCodes } from "./recovery-codes.store.ts";
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

/** Whether one counts. */
export const hasFactor = async (db: Reader, owner: Owner): Promise<boolean> =>
  (await listFactorsOf(db, owner)).some(({ status }) => status === "verified");

/** Begins an enrolment; one of the same kind that was never finished is forgotten. */
export const beginFactor = async (
  db: Writer,
  owner: Owner,
  made: Pick<FactorRow, "factorType" | "secret">,
  now: Date,
): Promise<string> => {
  const sameKind = and(eq(factors.userId, owner), eq(factors.factorType, made.factorType));
  await db.delete(factors).where(and(sameKind, eq(factors.status, "unverified")));
  const id = randomUUID();
  await db.insert(factors).values({ id, userId: owner, ...made, status: "unverified", createdAt: now });
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

export const markVerified = async (db: Writer, factorId: string): Promise<void> => {
  await db.update(factors).set({ status: "verified" }).where(eq(factors.id, factorId));
};

export const raiseSession = async (db: Writer, sessionId: string): Promise<void> => {
  await db.update(sessions).set({ aal: "aal2" }).where(eq(sessions.id, sessionId));
};

/** The factor that is gone, or null. With the last one that counts go the codes that stand in for it. */
export const deleteFactor = async (db: Writer, owner: Owner, id: string): Promise<FactorRow | null> => {
  const [gone] = await db
    .delete(factors)
    .where(and(eq(factors.id, id), eq(factors.userId, owner)))
    .returning();
  if (!(await hasFactor(db, owner))) await dropRecoveryCodes(db, owner);
  return gone ?? null;
};

/** Takes the number away, and the factor that it was. False when there is none. */
export const forgetPhone = async (db: Writer, owner: Owner, now: Date): Promise<boolean> => {
  const had = await db
    .update(users)
    .set({ phone: null, updatedAt: now })
    .where(and(eq(users.id, owner), isNotNull(users.phone)))
    .returning({ id: users.id });
  const phones = (await listFactorsOf(db, owner)).filter(({ factorType }) => factorType === "phone");
  for (const { id } of phones) await deleteFactor(db, owner, id);
  return had.length > 0;
};
