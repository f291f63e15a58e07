/** The one checkout that a user may have open, and whose turn it is to open it. */
import { setTimeout as wait } from "node:timers/promises";
import { and, eq, isNull, lt, or } from "drizzle-orm";
import { AppError } from "#domain/errors.ts";
import type { Owner } from "../auth/session.ts";
import type { Database } from "../db/database.ts";
import { checkoutSessions, paymentCustomers } from "../db/schema.ts";

export type CheckoutRow = typeof checkoutSessions.$inferSelect;

export const findCheckout = async (db: Database, owner: Owner): Promise<CheckoutRow | null> => {
  const [row] = await db.select().from(checkoutSessions).where(eq(checkoutSessions.userId, owner));
  return row ?? null;
};

export const keepCheckout = async (
  db: Database,
  owner: Owner,
  { sessionId, url, trialDays, expiresAt }: Omit<CheckoutRow, "userId">,
): Promise<void> => {
  const row = { sessionId, url, trialDays, expiresAt };
  await db
    .insert(checkoutSessions)
    .values({ userId: owner, ...row })
    .onConflictDoUpdate({ target: checkoutSessions.userId, set: row });
};

/** Longer than opening a checkout takes with every retry; a server that dies in the middle blocks the user this long. */
const LEASE_MS = 4 * 60_000;
const WAIT_MS = 40;
const WAITS = 250;

/**
 * Runs `work` while no other call, on any server, does so for this user. A lease in the user's row, and no lock of the
 * database: whoever waits for a provider must not hold a connection meanwhile. @throws AppError `conflict` after ten seconds.
 */
export const withCheckoutLease = async <T>(
  { db, clock }: { readonly db: Database; readonly clock: () => Date },
  owner: Owner,
  work: () => Promise<T>,
): Promise<T> => {
  const mine = eq(paymentCustomers.userId, owner);
  for (let tries = 0; tries < WAITS; tries += 1) {
    const now = clock();
    const leaseUntil = new Date(now.getTime() + LEASE_MS);
    const isFree = or(isNull(paymentCustomers.leaseUntil), lt(paymentCustomers.leaseUntil, now));
    const taken = await db.update(paymentCustomers).set({ leaseUntil }).where(and(mine, isFree)).returning();
    if (taken.length > 0) {
      try {
        return await work();
      } finally {
        const held = eq(paymentCustomers.leaseUntil, leaseUntil);
        await db.update(paymentCustomers).set({ leaseUntil: null }).where(and(mine, held));
      }
    }
    await wait(WAIT_MS);
  }
  throw new AppError("conflict");
};
