/** The mailbox page's data. Mounted only where it stands in for a mail server or an SMS gateway: it shows everyone's. */
import { listMailbox, type MailboxMail } from "#domain/mail/mail.contract.ts";
import { MAILBOX_SHOWN } from "#domain/mail/mail.ts";
import { AppError } from "#domain/errors.ts";
import type { Database } from "../db/database.ts";
import { ownOrigins } from "../http/origin-guard.ts";
import { type Route, route } from "../http/route.ts";
import { listNewestMails, type MailRow, type Shown } from "./outbox.store.ts";

export const mailboxRoutes = ({ db, appUrl }: { db: Database; appUrl: URL }, shown: Shown): Route[] => {
  const hosts = new Set(ownOrigins(appUrl).map((origin) => new URL(origin).host));
  const isOwnMachine = hosts.size > 1;
  return [
    route(listMailbox, async ({ context }) => {
      // A website can let its own name point at this computer, and read from it as from itself; it cannot change the name.
      if (isOwnMachine && !hosts.has(context.req.header("host") ?? new URL(context.req.url).host)) {
        throw new AppError("forbidden");
      }
      return { mails: (await listNewestMails(db, MAILBOX_SHOWN, shown)).map(present) };
    }),
  ];
};

const present = ({ id, to, subject, text, kind, createdAt }: MailRow): MailboxMail => ({
  id,
  to,
  subject,
  text,
  kind,
  createdAt: createdAt.toISOString(),
  links: text.match(/https?:\/\/\S+/g) ?? [],
});
