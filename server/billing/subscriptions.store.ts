/** The rows of the billing room that belong to a user. */
import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { CURRENCY, PREMIUM_TIER, PRICE_CENTS } from "#domain/billing/billing.ts";
import type { SubscriptionRecord } from "#domain/billing/subscription.ts";
import type { Owner } from "../auth/session.ts";
import type { Database } from "../db/database.ts";
import { paymentCustomers, subscriptionTiers, userSubscriptions } from "../db/schema.ts";

export type SubscriptionRow = typeof userSubscriptions.$inferSelect;
/** A database, or a transaction of it. */
export type Writer = Pick<Database, "insert" | "update" | "execute" | "select">;

/** PostgreSQL's channel on which servers tell each other whose subscription has changed. */
export const SUBSCRIPTION_CHANNEL = "subscription_changed";

/** Heard when the transaction commits, and not at all when it does not. */
export const announceChange = async (tx: Pick<Writer, "execute">, userId: string): Promise<void> => {
  await tx.execute(sql`SELECT pg_notify(${SUBSCRIPTION_CHANNEL}, ${userId})`);
};

export const findSubscription = async (db: Pick<Database, "select">, owner: Owner): Promise<SubscriptionRow | null> => {
  const [row] = await db.select().from(userSubscriptions).where(eq(userSubscriptions.userId, owner)).limit(1);
  return row ?? null;
};

export const findCustomer = async (db: Pick<Database, "select">, owner: Owner): Promise<string | null> => {
  const [row] = await db.select().from(paymentCustomers).where(eq(paymentCustomers.userId, owner)).limit(1);
  return row?.customerId ?? null;
};

export const keepCustomer = async (db: Pick<Writer, "insert">, owner: Owner, customerId: string): Promise<void> => {
  await db.insert(paymentCustomers).values({ userId: owner, customerId }).onConflictDoNothing();
};

/** Counts readings of the provider across all servers; taken before the provider is asked. */
export const nextReadNumber = async (db: Pick<Writer, "execute">): Promise<number> => {
  const { rows } = await db.execute<{ number: string }>(sql`SELECT nextval('provider_readings') AS number`);
  return Number(rows[0]?.number);
};

const TIER_ROW = { ...PREMIUM_TIER, priceCents: PRICE_CENTS, currency: CURRENCY };

/** Brings the tier's row to the price that the code asks for; once at each start. */
export const keepTier = async (db: Pick<Writer, "insert">): Promise<void> => {
  await db
    .insert(subscriptionTiers)
    .values(TIER_ROW)
    .onConflictDoUpdate({ target: subscriptionTiers.id, set: TIER_ROW });
};

export type ProviderReading = {
  readonly record: SubscriptionRecord;
  readonly providerId: string;
  readonly readNumber: number;
};

/**
 * Keeps what the provider said, unless a later question has been answered already. The trial's times stay when a
 * subscription without a trial follows it; the flags of notices begin anew with another subscription.
 */
export const keepReading = async (
  tx: Writer,
  userId: string,
  { record, providerId, readNumber }: ProviderReading,
  now: Date,
): Promise<void> => {
  // Never an update here: it would lock the one tier's row, and every reading of every user would wait for it.
  await tx.insert(subscriptionTiers).values(TIER_ROW).onConflictDoNothing();
  const old = userSubscriptions;
  await tx
    .insert(userSubscriptions)
    .values({
      id: randomUUID(),
      userId,
      subscriptionTierId: PREMIUM_TIER.id,
      ...record,
      providerId,
      readNumber,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: old.userId,
      set: {
        status: record.status,
        trialStart: sql`coalesce(excluded.trial_start, ${old.trialStart})`,
        trialEnd: sql`coalesce(excluded.trial_end, ${old.trialEnd})`,
        currentPeriodEnd: record.currentPeriodEnd,
        cancelAtPeriodEnd: record.cancelAtPeriodEnd,
        hasPaymentMethod: record.hasPaymentMethod,
        metadata: sql`CASE WHEN ${old.providerId} = excluded.provider_id THEN ${old.metadata} ELSE '{}'::jsonb END`,
        providerId,
        readNumber,
        updatedAt: now,
      },
      setWhere: sql`${old.readNumber} < excluded.read_number`,
    });
};

/** The notice in front of the user has been seen; a later one is shown again. */
export const markNotificationShown = async (db: Database, owner: Owner, now: Date): Promise<void> => {
  await db.transaction(async (tx) => {
    await tx
      .update(userSubscriptions)
      .set({ metadata: sql`${userSubscriptions.metadata} || '{"notification_shown":true}'::jsonb`, updatedAt: now })
      .where(eq(userSubscriptions.userId, owner));
    await announceChange(tx, owner);
  });
};
