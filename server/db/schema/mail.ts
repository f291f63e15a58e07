import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { MailKind } from "#domain/mail/mail.ts";

const time = (name: string) => timestamp(name, { withTimezone: true });

/** The outbox: a mail is a row before the call that caused it is answered, and the row outlives any crash. */
export const mails = pgTable(
  "mails",
  {
    id: text("id").primaryKey(),
    to: text("to").notNull(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html").notNull(),
    kind: text("kind").$type<MailKind>().notNull(),
    createdAt: time("created_at").notNull(),
    sentAt: time("sent_at"),
    attempts: integer("attempts").notNull().default(0),
    /** When a worker may take it; while one is at it, when another may conclude that it died. Null: given up. */
    nextAttemptAt: time("next_attempt_at"),
    lastError: text("last_error"),
    /** The last try failed for want of the mail server, not for anything about this mail. */
    serverAway: boolean("server_away").notNull().default(false),
  },
  (table) => [
    index("mails_due").on(table.nextAttemptAt).where(sql`${table.sentAt} IS NULL`),
    index("mails_created_at").on(table.createdAt),
  ],
);
