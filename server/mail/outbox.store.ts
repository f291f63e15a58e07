import { randomUUID } from "node:crypto";
import { and, desc, eq, gt, isNotNull, isNull, lt, lte, not, or, sql } from "drizzle-orm";
import type { MailKind } from "#domain/mail/mail.ts";
import type { Database } from "../db/database.ts";
import { mails } from "../db/schema.ts";

export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly kind: MailKind;
};
export type MailRow = typeof mails.$inferSelect;

/** A database, or a transaction of it. */
export type Writer = Pick<Database, "insert">;

const isText = eq(mails.kind, "sms");

/** Puts a mail into the outbox and gives its id; inside a transaction it is sent if and only if that commits. */
export const enqueueMail = async (db: Writer, mail: Mail, now: Date): Promise<string> => {
  const id = randomUUID();
  await db.insert(mails).values({ id, ...mail, createdAt: now, nextAttemptAt: now });
  return id;
};

/**
 * Takes up to `count` due mails, or due texts, for this worker alone. Others pass them over until `leaseUntil`: a worker that dies
 * with a mail in hand loses nothing, at the price that a mail may in that case go out twice.
 */
export const takeDueMails = (
  db: Database,
  { isTexts }: { readonly isTexts: boolean },
  now: Date,
  leaseUntil: Date,
  count: number,
): Promise<MailRow[]> => {
  const due = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(isNull(mails.sentAt), lte(mails.nextAttemptAt, now), isTexts ? isText : not(isText)))
    .orderBy(mails.nextAttemptAt)
    .limit(count)
    .for("update", { skipLocked: true });
  return db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, nextAttemptAt: leaseUntil, lastError: null })
    .where(sql`${mails.id} IN ${due}`)
    .returning();
};

export const markSent = async (db: Database, id: string, now: Date): Promise<void> => {
  await db
    .update(mails)
    .set({ sentAt: now, nextAttemptAt: null, lastError: null, serverAway: false })
    .where(eq(mails.id, id));
};

type Failure = { readonly lastError: string; readonly serverAway: boolean; readonly nextAttemptAt: Date | null };

/** `nextAttemptAt` null gives the mail up; its row stays and says why. */
export const markFailed = async (db: Database, id: string, failure: Failure): Promise<void> => {
  await db.update(mails).set(failure).where(eq(mails.id, id));
};

const waitsForServer = and(isNull(mails.sentAt), eq(mails.serverAway, true), isNotNull(mails.nextAttemptAt));
/** Not one that a worker has in hand: its error was cleared when it was taken. */
const isAtRest = isNotNull(mails.lastError);

/** The mail server is back: what waited for it is due at once. */
export const hurryWaiting = async (db: Database, now: Date): Promise<void> => {
  await db.update(mails).set({ serverAway: false, nextAttemptAt: now }).where(and(waitsForServer, isAtRest));
};

/** Whether mail is waiting for a mail server that could not be reached: what is asked for now will come late. */
export const isMailDelayed = async (db: Database): Promise<boolean> =>
  (await db.select({ id: mails.id }).from(mails).where(waitsForServer).limit(1)).length > 0;

/** Makes a mail that waits or was given up due at once, with all its tries before it; not one that a worker has in hand. */
export const retryMail = async (db: Pick<Database, "update">, id: string, now: Date): Promise<void> => {
  const isInHand = and(isNull(mails.lastError), gt(mails.nextAttemptAt, now), gt(mails.attempts, 0));
  await db
    .update(mails)
    .set({ attempts: 0, nextAttemptAt: now, lastError: null })
    .where(and(eq(mails.id, id), isNull(mails.sentAt), sql`(${isInHand}) IS NOT TRUE`));
};

/** Sent mails hold addresses and links that nobody needs any more. */
export const deleteSentBefore = async (db: Database, before: Date): Promise<void> => {
  await db.delete(mails).where(and(isNotNull(mails.sentAt), lt(mails.sentAt, before)));
};

/** What the mailbox page stands in for. */
export type Shown = { readonly mails: boolean; readonly texts: boolean };

export const listNewestMails = (db: Database, count: number, shown: Shown): Promise<MailRow[]> =>
  db
    .select()
    .from(mails)
    .where(or(shown.mails ? not(isText) : sql`FALSE`, shown.texts ? isText : sql`FALSE`))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(count);
