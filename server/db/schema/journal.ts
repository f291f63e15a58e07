import { sql } from "drizzle-orm";
import { index, json, pgTable, real, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import type { Analysis } from "#domain/analysis/analysis.contract.ts";
import type { JournalMessage } from "#domain/journal/journal.contract.ts";
import type { SkillSlug } from "#domain/skills/skills.ts";
import { users } from "./auth.ts";

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Conversations that users keep (specification, section 3). */
export const journalEntries = pgTable(
  "journal_entries",
  {
    id: uuid("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The client's name for the conversation; with the user it makes a save that is sent twice one save. */
    conversationId: text("conversation_id").notNull(),
    /** A predefined scenario's id, or `custom`; a scenario may be gone before the entry. */
    scenarioId: text("scenario_id").notNull(),
    skill: text("skill").$type<SkillSlug>().notNull(),
    title: text("title").notNull(),
    /** `json`, not `jsonb`: what was said comes back to the letter. */
    messages: json("messages").$type<JournalMessage[]>().notNull(),
    analysis: json("analysis").$type<Analysis>(),
    /** The analysis's scores, for progress; null without an analysis, or where it had too little to judge. */
    clarity: real("clarity"),
    tone: real("tone"),
    engagement: real("engagement"),
    /** Title and messages in lower case. */
    searchText: text("search_text").notNull(),
    createdAt: time("created_at").notNull(),
    updatedAt: time("updated_at").notNull(),
    /** Deleted, and still to be brought back; the clean-up removes the row later. */
    deletedAt: time("deleted_at"),
  },
  (table) => [
    unique("journal_entries_conversation").on(table.userId, table.conversationId),
    index("journal_entries_newest").on(table.userId, table.createdAt, table.id).where(sql`${table.deletedAt} IS NULL`),
    index("journal_entries_deleted").on(table.deletedAt).where(sql`${table.deletedAt} IS NOT NULL`),
  ],
);
