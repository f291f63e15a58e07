/** The user's own feedback. Every function takes the owner. */
import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Cursor } from "#domain/cursor.ts";
import type { FeedbackType } from "#domain/feedback/feedback.ts";
import { SKILL_SLUGS, type SkillSlug } from "#domain/skills/skills.ts";
import type { Owner } from "../auth/session.ts";
import type { Database } from "../db/database.ts";
import { feedback } from "../db/schema.ts";

export type FeedbackRow = typeof feedback.$inferSelect;

export type NewFeedback = {
  readonly id: string;
  readonly submissionId: string;
  readonly sessionId: string;
  readonly skillName: SkillSlug;
  readonly scenarioName: string;
  readonly scenarioId: string | null;
  readonly conversationId: string | null;
  readonly rating: number;
  readonly feedbackType: FeedbackType;
  readonly comment: string | null;
};

/** Keeps feedback: one row a submission, however often it is sent; the first one stands. */
export const addFeedback = async (db: Database, owner: Owner, given: NewFeedback, now: Date): Promise<FeedbackRow> => {
  const { scenarioName, feedbackType, rating, comment } = given;
  const searchText = [scenarioName, feedbackType, rating, comment ?? ""].join("\n").toLowerCase();
  const [added] = await db
    .insert(feedback)
    .values({ ...given, userId: owner, searchText, createdAt: now })
    .onConflictDoNothing({ target: [feedback.userId, feedback.submissionId] })
    .returning();
  if (added !== undefined) return added;
  const [known] = await db
    .select()
    .from(feedback)
    .where(and(eq(feedback.userId, owner), eq(feedback.submissionId, given.submissionId)))
    .limit(1);
  if (known === undefined) throw new Error("the feedback vanished while it was saved");
  return known;
};

export type FeedbackPage = { readonly after: Cursor | null; readonly skill: SkillSlug | null; readonly count: number };

/** Rows older than a cursor. */
export const feedbackBefore = (after: Cursor | null): SQL | undefined =>
  after === null
    ? undefined
    : sql`(${feedback.createdAt}, ${feedback.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`;

/** The query of `listOwnFeedback`; its plan is looked at by the benchmark. */
export const ownFeedbackQuery = (db: Database, owner: Owner, { after, skill, count }: FeedbackPage) =>
  db
    .select()
    .from(feedback)
    .where(
      and(
        eq(feedback.userId, owner),
        skill === null ? undefined : eq(feedback.skillName, skill),
        feedbackBefore(after),
      ),
    )
    .orderBy(desc(feedback.createdAt), desc(feedback.id))
    .limit(count);

export const listFeedbackOf = async (db: Database, owner: Owner, page: FeedbackPage): Promise<FeedbackRow[]> =>
  await ownFeedbackQuery(db, owner, page);

/** The query of `listFeedbackSkills`: one look into the index for each skill, not a pass over all rows. */
export const feedbackSkillsQuery = (owner: Owner): SQL =>
  sql`SELECT skill FROM unnest(${sql.param(SKILL_SLUGS)}::text[]) skill
      WHERE EXISTS (SELECT FROM ${feedback} WHERE ${feedback.userId} = ${owner} AND ${feedback.skillName} = skill)`;

/** The skills that the user's feedback is about. */
export const listFeedbackSkills = async (db: Database, owner: Owner): Promise<SkillSlug[]> => {
  const { rows } = await db.execute<{ skill: SkillSlug }>(feedbackSkillsQuery(owner));
  const found = new Set(rows.map(({ skill }) => skill));
  return SKILL_SLUGS.filter((skill) => found.has(skill));
};
