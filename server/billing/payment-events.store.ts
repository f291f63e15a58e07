/** Events of the payment provider that have been dealt with, and whom they are about. */
import { eq, lt } from "drizzle-orm";
import { asOwner, type Owner } from "../auth/session.ts";
import type { Database } from "../db/database.ts";
import { paymentCustomers, paymentEvents } from "../db/schema.ts";

export const isHandled = async (db: Database, eventId: string): Promise<boolean> => {
  const rows = await db.select().from(paymentEvents).where(eq(paymentEvents.id, eventId)).limit(1);
  return rows.length > 0;
};

export const keepEvent = async (tx: Pick<Database, "insert">, id: string, now: Date): Promise<void> => {
  await tx.insert(paymentEvents).values({ id, handledAt: now }).onConflictDoNothing();
};

/** The user behind the provider's id; proven, since only a signed event of the provider names it. */
export const findOwnerOfCustomer = async (db: Database, customerId: string): Promise<Owner | null> => {
  const [row] = await db.select().from(paymentCustomers).where(eq(paymentCustomers.customerId, customerId)).limit(1);
  return row === undefined ? null : asOwner(row.userId);
};

export const deleteEventsBefore = async (db: Database, before: Date): Promise<void> => {
  await db.delete(paymentEvents).where(lt(paymentEvents.handledAt, before));
};
