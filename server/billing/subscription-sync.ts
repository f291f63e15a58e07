/** Reads a user's state from the payment provider and keeps it: the one way in which a subscription ever changes. */
import { eq } from "drizzle-orm";
import { decidingSubscription, type ProviderSubscription, recordFrom } from "#domain/billing/provider-subscription.ts";
import type { Owner } from "../auth/session.ts";
import type { Database } from "../db/database.ts";
import { sqlStateOf, withRetry } from "../db/pool.ts";
import { users } from "../db/schema.ts";
import type { Payments } from "../payments/payments.ts";
import { keepEvent } from "./payment-events.store.ts";
import { announceChange, findCustomer, keepReading, nextReadNumber } from "./subscriptions.store.ts";
import { addressHashOf, keepClaim } from "./trial-claims.store.ts";

export type SyncDeps = {
  readonly db: Database;
  readonly payments: Payments;
  /** Keys the hashes of addresses that had a trial. */
  readonly secret: string;
  readonly clock: () => Date;
};

const FOREIGN_KEY_VIOLATION = "23503";

/**
 * Gives what the provider has of the user; empty for one who never went to it. `eventId` is kept together with what was
 * read, so an event counts as dealt with only when its consequence is. @throws PaymentsError
 */
export const syncSubscription = async (
  deps: SyncDeps,
  owner: Owner,
  eventId?: string,
): Promise<readonly ProviderSubscription[]> => {
  const { db, payments, secret, clock } = deps;
  const customerId = await findCustomer(db, owner);
  if (customerId === null) return [];
  const readNumber = await nextReadNumber(db);
  const all = await payments.readSubscriptions(customerId);
  const deciding = decidingSubscription(all);
  const now = clock();
  const keep = () =>
    db.transaction(async (tx) => {
      const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, owner));
      if (user === undefined) return;
      if (all.some(({ trialStart }) => trialStart !== null)) await keepClaim(tx, addressHashOf(user.email, secret));
      if (deciding !== null) {
        const reading = { record: recordFrom(deciding), providerId: deciding.id, readNumber };
        await keepReading(tx, owner, reading, now);
      }
      if (eventId !== undefined) await keepEvent(tx, eventId, now);
      await announceChange(tx, owner);
    });
  try {
    await withRetry(keep);
  } catch (error) {
    // The account was deleted in this very moment: nothing is left to keep.
    if (sqlStateOf(error) !== FOREIGN_KEY_VIOLATION) throw error;
  }
  return all;
};
