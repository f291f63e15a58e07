import { and, eq, lt, lte, or, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { contactMessages } from "../db/schema.ts";
import { enqueueMail, type Mail } from "../mail/outbox.store.ts";

export type ContactRow = typeof contactMessages.$inferSelect;

export type NewContactMessage = Pick<
  ContactRow,
  "id" | "submissionId" | "name" | "email" | "subject" | "message" | "suspected"
>;

/**
 * Keeps a message, and in the same transaction puts its mail into the outbox; `due` sends it to the form service too. The
 * same submission again changes nothing.
 */
export const addContactMessage = (
  db: Database,
  given: NewContactMessage,
  { mail, due, now }: { mail: Mail | null; due: boolean; now: Date },
): Promise<void> =>
  db.transaction(async (transaction) => {
    const { name, email, subject, message } = given;
    const searchText = [name, email, subject, message].join("\n").toLowerCase();
    const [added] = await transaction
      .insert(contactMessages)
      .values({ ...given, searchText, createdAt: now, nextAttemptAt: due ? now : null })
      .onConflictDoNothing({ target: contactMessages.submissionId })
      .returning({ id: contactMessages.id });
    if (added === undefined || mail === null) return;
    const mailId = await enqueueMail(transaction, mail, now);
    await transaction.update(contactMessages).set({ mailId }).where(eq(contactMessages.id, added.id));
  });

/** Takes up to `count` due messages for this worker alone, until `leaseUntil`. */
export const takeDueMessages = (db: Database, now: Date, leaseUntil: Date, count: number): Promise<ContactRow[]> => {
  const due = db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(lte(contactMessages.nextAttemptAt, now))
    .orderBy(contactMessages.nextAttemptAt)
    .limit(count)
    .for("update", { skipLocked: true });
  return db
    .update(contactMessages)
    .set({ attempts: sql`${contactMessages.attempts} + 1`, nextAttemptAt: leaseUntil, lastError: null })
    .where(sql`${contactMessages.id} IN ${due}`)
    .returning();
};

export const markDelivered = async (db: Database, id: string, now: Date): Promise<void> => {
  const values = { deliveredAt: now, nextAttemptAt: null, lastError: null };
  await db.update(contactMessages).set(values).where(eq(contactMessages.id, id));
};

/** `nextAttemptAt` null gives the delivery up; the message stays and says why. */
export const markUndelivered = async (
  db: Database,
  id: string,
  lastError: string,
  nextAttemptAt: Date | null,
): Promise<void> => {
  await db.update(contactMessages).set({ lastError, nextAttemptAt }).where(eq(contactMessages.id, id));
};

/** Removes messages from before `before`, and suspected ones from before `suspectedBefore`. */
export const deleteMessagesBefore = async (db: Database, before: Date, suspectedBefore: Date): Promise<void> => {
  await db
    .delete(contactMessages)
    .where(
      or(
        lt(contactMessages.createdAt, before),
        and(eq(contactMessages.suspected, true), lt(contactMessages.createdAt, suspectedBefore)),
      ),
    );
};
