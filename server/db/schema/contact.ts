import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** What people wrote to us: kept before anything is delivered, so that nothing is lost with a service that is down. */
export const contactMessages = pgTable(
  "contact_messages",
  {
    id: uuid("id").primaryKey(),
    submissionId: text("submission_id").notNull().unique(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    subject: text("subject").notNull(),
    message: text("message").notNull(),
    /** A robot seems to have sent it: kept for a while, delivered to nobody. */
    suspected: boolean("suspected").notNull(),
    createdAt: time("created_at").notNull(),
    /** Its mail in the outbox, where a sent mail is kept for a week; null: it was mailed to nobody. */
    mailId: text("mail_id"),
    /** What administrators search, in lower case: name, address, subject, message. */
    searchText: text("search_text").notNull(),
    /** When the form service took it; null also where there is no such service. */
    deliveredAt: time("delivered_at"),
    attempts: integer("attempts").notNull().default(0),
    /** When a worker may take it to the form service; null: nothing to do, or given up. */
    nextAttemptAt: time("next_attempt_at"),
    lastError: text("last_error"),
  },
  (table) => [
    index("contact_messages_due").on(table.nextAttemptAt).where(sql`${table.nextAttemptAt} IS NOT NULL`),
    index("contact_messages_newest").on(table.createdAt, table.id),
    index("contact_messages_search").using("gin", sql`${table.searchText} gin_trgm_ops`),
  ],
);
