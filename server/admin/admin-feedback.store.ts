/** Everyone's feedback, for administrators: one join brings the addresses and the scenarios. */
import { and, desc, eq, or, type SQL, sql } from "drizzle-orm";
import type { Cursor } from "#domain/cursor.ts";
import type { FeedbackType } from "#domain/feedback/feedback.ts";
import type { Database } from "../db/database.ts";
import { feedback, scenarios, users } from "../db/schema.ts";
import { containing } from "../db/text-search.ts";
import { feedbackBefore } from "../feedback/feedback.store.ts";

export type FeedbackFilter = { readonly search: string; readonly type: FeedbackType | null };

/** Up to so many users, their rows are found through the index on users; more are so many that the newest rows hold some. */
const USERS_BY_INDEX = 200;

/**
 * What a search means in SQL. Addresses are looked up first: a condition over two tables at once could use no index.
 */
const matching = async (db: Database, search: string): Promise<SQL | undefined> => {
  if (search === "") return undefined;
  const byEmail = containing(users.email, search);
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(byEmail)
    .limit(USERS_BY_INDEX + 1);
  const inText = containing(feedback.searchText, search);
  if (found.length === 0) return inText;
  if (found.length > USERS_BY_INDEX) {
    return or(inText, sql`${feedback.userId} IN (SELECT id FROM ${users} WHERE ${byEmail})`);
  }
  return or(inText, sql`${feedback.userId} = ANY(${sql.param(found.map(({ id }) => id))}::text[])`);
};

export type AdminFeedbackPage = FeedbackFilter & { readonly after: Cursor | null; readonly count: number };

/** Which rows a query reads: all that match; or for a search that no index serves, the newest ones or all of them. */
type Reach = "matching" | "newest" | "whole";

/** The trigram index knows three letters or digits in a row; for less, and for signs alone, it knows nothing. */
const isIndexed = (search: string): boolean => search === "" || /[\p{L}\p{N}]{3}/u.test(search);

/** For each row wanted, so many of the newest are looked through before the whole table is. */
const NEWEST_LOOKED_AT = 200;

/** Not older than the newest so many rows before a cursor. */
const amongNewest = (count: number, after: Cursor | null): SQL =>
  sql`${feedback.createdAt} >= coalesce((SELECT created_at FROM ${feedback} WHERE ${feedbackBefore(after) ?? sql`true`}
    ORDER BY created_at DESC, id DESC LIMIT 1 OFFSET ${count * NEWEST_LOOKED_AT}), '-infinity')`;

/** The query of `listAdminFeedback`; its plan is looked at by the benchmark. */
export const adminFeedbackQuery = async (
  db: Database,
  { search, type, after, count }: AdminFeedbackPage,
  reach: Reach = "matching",
) => {
  const found = await matching(db, search);
  // What is not the index's own expression is sorted after one pass over the table: ten times as fast as row by row.
  const newestFirst = reach === "whole" ? sql`${feedback.createdAt} + interval '0'` : feedback.createdAt;
  const query = db
    .select({
      id: feedback.id,
      createdAt: feedback.createdAt,
      skillName: feedback.skillName,
      scenarioName: feedback.scenarioName,
      scenarioId: feedback.scenarioId,
      conversationId: feedback.conversationId,
      feedbackType: feedback.feedbackType,
      rating: feedback.rating,
      comment: feedback.comment,
      userEmail: users.email,
      knownScenario: scenarios.name,
      knownSkill: scenarios.type,
    })
    .from(feedback)
    .leftJoin(users, eq(users.id, feedback.userId))
    .leftJoin(scenarios, eq(scenarios.id, feedback.scenarioId))
    .where(
      and(
        type === null ? undefined : eq(feedback.feedbackType, type),
        found,
        feedbackBefore(after),
        reach === "newest" ? amongNewest(count, after) : undefined,
      ),
    )
    .orderBy(desc(newestFirst), desc(feedback.id))
    .limit(count);
  // A query builder is a promise: returned as it is, it would be run at once.
  return { query };
};

export const listAdminFeedback = async (db: Database, page: AdminFeedbackPage) => {
  const rows = async (reach: Reach) => await (await adminFeedbackQuery(db, page, reach)).query;
  if (isIndexed(page.search)) return await rows("matching");
  const newest = await rows("newest");
  return newest.length === page.count ? newest : await rows("whole");
};
export type AdminFeedbackRow = Awaited<ReturnType<typeof listAdminFeedback>>[number];
