import { sql } from "drizzle-orm";
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { FeedbackType } from "#domain/feedback/feedback.ts";
import type { SkillSlug } from "#domain/skills/skills.ts";
import { users } from "./auth.ts";

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** What users said about a practice (specification, section 3). */
export const feedback = pgTable(
  "feedback",
  {
    id: uuid("id").primaryKey(),
    /** Null: nobody's any more. */
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    /** The client's name for this one sending; with the user it makes a retry one row. */
    submissionId: text("submission_id").notNull(),
    /** One a page visit. */
    sessionId: text("session_id").notNull(),
    skillName: text("skill_name").$type<SkillSlug>().notNull(),
    scenarioName: text("scenario_name").notNull(),
    /** A predefined scenario's id; null for a scene of the user's own. */
    scenarioId: text("scenario_id"),
    conversationId: text("conversation_id"),
    rating: smallint("rating").notNull(),
    feedbackType: text("feedback_type").$type<FeedbackType>().notNull(),
    comment: text("comment"),
    /** What administrators search, in lower case: scenario, type, rating, comment. */
    searchText: text("search_text").notNull(),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    check("feedback_rating", sql`${table.rating} BETWEEN 1 AND 5`),
    unique("feedback_submission").on(table.userId, table.submissionId),
    index("feedback_newest").on(table.createdAt, table.id),
    index("feedback_of_user").on(table.userId, table.skillName, table.createdAt, table.id),
    index("feedback_of_type").on(table.feedbackType, table.createdAt, table.id),
    index("feedback_search").using("gin", sql`${table.searchText} gin_trgm_ops`),
    index("feedback_of_user_newest").on(table.userId, table.createdAt, table.id),
  ],
);

/**
 * Counts of feedback by day, skill and scenario, so that the dashboard reads some thousand rows instead of all. Kept by
 * triggers on `feedback` (see the migrations), in the same transaction as what they count.
 */
export const feedbackDaily = pgTable(
  "feedback_daily",
  {
    day: date("day").notNull(),
    skillName: text("skill_name").$type<SkillSlug>().notNull(),
    /** A predefined scenario's id, or `custom`. */
    scenarioKey: text("scenario_key").notNull(),
    ratings: integer("ratings").notNull(),
    ratingSum: integer("rating_sum").notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.skillName, table.scenarioKey] })],
);

/** The same by month: what the totals and the longest chart read. `day` is the month's first. */
export const feedbackMonthly = pgTable(
  "feedback_monthly",
  {
    day: date("day").notNull(),
    skillName: text("skill_name").$type<SkillSlug>().notNull(),
    scenarioKey: text("scenario_key").notNull(),
    ratings: integer("ratings").notNull(),
    ratingSum: integer("rating_sum").notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.skillName, table.scenarioKey] })],
);
