import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { Difficulty, SkillSlug } from "#domain/skills/skills.ts";

/** Predefined scenarios (specification, section 3). Seeded from the coach's content; `position` orders them within a skill. */
export const scenarios = pgTable(
  "scenarios",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    description: text("description").notNull(),
    difficulty: text("difficulty").$type<Difficulty>().notNull().default("Beginner"),
    type: text("type").$type<SkillSlug>().notNull(),
    promptTemplate: text("prompt_template").notNull(),
    systemStartingLine: text("system_starting_line").notNull(),
    /** What the scene card shows: who you are, who they are, what you want. */
    you: text("you").notNull(),
    partnerName: text("partner_name").notNull(),
    partnerRole: text("partner_role").notNull(),
    want: text("want").notNull(),
    position: integer("position").notNull(),
    /** Not offered any more; conversations under way and journal entries still know it. */
    retiredAt: timestamp("retired_at", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("scenarios_type_position").on(table.type, table.position)],
);
