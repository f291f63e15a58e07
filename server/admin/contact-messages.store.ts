/** What people wrote to us, with how far its mail and its way to the form service have come. */
import { and, desc, eq, gt, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import type { ContactView } from "#domain/admin/contact-messages.contract.ts";
import type { Cursor } from "#domain/cursor.ts";
import type { Database } from "../db/database.ts";
import { contactMessages, mails } from "../db/schema.ts";
import { containing } from "../db/text-search.ts";
import { enqueueMail, type Mail, retryMail } from "../mail/outbox.store.ts";

const columns = {
  message: contactMessages,
  /** Null: not mailed, or sent so long ago that the outbox has forgotten it. */
  mail: {
    id: mails.id,
    attempts: mails.attempts,
    sentAt: mails.sentAt,
    nextAttemptAt: mails.nextAttemptAt,
    lastError: mails.lastError,
  },
};

const withMails = (db: Pick<Database, "select">) =>
  db.select(columns).from(contactMessages).leftJoin(mails, eq(mails.id, contactMessages.mailId));

const formIsOpen = and(
  isNull(contactMessages.deliveredAt),
  or(gt(contactMessages.attempts, 0), isNotNull(contactMessages.nextAttemptAt)),
);

const inView = (view: ContactView): SQL | undefined => {
  switch (view) {
    case "all":
      return undefined;
    case "open":
      return or(formIsOpen, and(isNotNull(mails.id), isNull(mails.sentAt)));
    case "suspected":
      return eq(contactMessages.suspected, true);
    default:
      return view satisfies never;
  }
};

export type ContactPage = {
  readonly search: string;
  readonly view: ContactView;
  readonly after: Cursor | null;
  readonly count: number;
};

export const listContactRows = async (db: Database, { search, view, after, count }: ContactPage) =>
  await withMails(db)
    .where(
      and(
        search === "" ? undefined : containing(contactMessages.searchText, search),
        inView(view),
        after === null
          ? undefined
          : sql`(${contactMessages.createdAt}, ${contactMessages.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
    .limit(count);
export type ContactListRow = Awaited<ReturnType<typeof listContactRows>>[number];

export type Redelivery = {
  /** The mail that brings a message to us; null: nobody is mailed. */
  readonly mailOf: (message: ContactListRow["message"]) => Mail | null;
  readonly hasFormService: boolean;
  readonly now: Date;
};

/** Makes a message due on every way there is now and on which it has not arrived; null when there is no such message. */
export const redeliver = (
  db: Database,
  id: string,
  { mailOf, hasFormService, now }: Redelivery,
): Promise<ContactListRow | null> =>
  db.transaction(async (tx) => {
    const own = eq(contactMessages.id, id);
    const [message] = await tx.select().from(contactMessages).where(own).for("update");
    if (message === undefined) return null;
    const mail = message.mailId === null ? mailOf(message) : null;
    if (message.mailId !== null) await retryMail(tx, message.mailId, now);
    const mailId = mail === null ? message.mailId : await enqueueMail(tx, mail, now);
    await tx.update(contactMessages).set({ mailId, suspected: false }).where(own);
    if (hasFormService) {
      const isInHand = sql`${contactMessages.attempts} > 0 AND ${contactMessages.lastError} IS NULL
        AND ${contactMessages.nextAttemptAt} > ${now.toISOString()}::timestamptz`;
      await tx
        .update(contactMessages)
        .set({ attempts: 0, nextAttemptAt: now, lastError: null })
        .where(and(own, isNull(contactMessages.deliveredAt), sql`(${isInHand}) IS NOT TRUE`));
    }
    const [row] = await withMails(tx).where(own);
    return row ?? null;
  });
