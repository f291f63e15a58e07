import { index, json, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** What administrators read and changed. No reference to `users`: the record outlives the account. */
export const adminAudit = pgTable(
  "admin_audit",
  {
    id: uuid("id").primaryKey(),
    at: timestamp("at", { withTimezone: true, precision: 3 }).notNull(),
    adminId: text("admin_id").notNull(),
    adminEmail: text("admin_email").notNull(),
    /** The call: method and path, as its endpoint names it. */
    action: text("action").notNull(),
    /** What was asked for: parameters, query and body of the call. */
    detail: json("detail").$type<Record<string, unknown>>().notNull(),
    requestId: text("request_id").notNull(),
  },
  (table) => [index("admin_audit_newest").on(table.at, table.id)],
);
