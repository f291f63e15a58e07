/** Every table, one file a room. */
export * from "./schema/admin.ts";
export * from "./schema/auth.ts";
export * from "./schema/contact.ts";
export * from "./schema/feedback.ts";
export * from "./schema/journal.ts";
export * from "./schema/billing.ts";
export * from "./schema/mail.ts";
export * from "./schema/scenarios.ts";
