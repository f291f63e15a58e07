/** The mailbox page's data. Mounted only where the mailbox stands in for a mail server: it shows everyone's mail. */
import { listMailbox, type MailboxMail } from "#domain/mail/mail.contract.ts";
import { MAILBOX_SHOWN } from "#domain/mail/mail.ts";
import type { Database } from "../db/database.ts";
import { type Route, route } from "../http/route.ts";
import { listNewestMails, type MailRow } from "./outbox.store.ts";

export const mailboxRoutes = ({ db }: { db: Database }): Route[] => [
  route(listMailbox, async () => ({ mails: (await listNewestMails(db, MAILBOX_SHOWN)).map(present) })),
];

const present = ({ id, to, subject, text, kind, createdAt }: MailRow): MailboxMail => ({
  id,
  to,
  subject,
  text,
  kind,
  createdAt: createdAt.toISOString(),
  links: text.match(/https?:\/\/\S+/g) ?? [],
});
