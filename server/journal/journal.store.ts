/** The user's own entries. Every function takes the owner; a stranger's entry is not there. */
import { and, desc, eq, gt, isNull, isNotNull, lt, type SQL, sql } from "drizzle-orm";
import type { Cursor } from "#domain/cursor.ts";
import type { JournalMessage } from "#domain/journal/journal.contract.ts";
import type { Analysis } from "#domain/analysis/analysis.contract.ts";
import { PROGRESS_MAX_ENTRIES } from "#domain/journal/progress.ts";
import type { SkillSlug } from "#domain/skills/skills.ts";
import type { Owner } from "../auth/session.ts";
import type { Database } from "../db/database.ts";
import { journalEntries } from "../db/schema.ts";
import { containing } from "../db/text-search.ts";

export type JournalRow = typeof journalEntries.$inferSelect;
/** A row without what is long. */
export type JournalSummaryRow = Pick<
  JournalRow,
  "id" | "scenarioId" | "skill" | "title" | "createdAt" | "updatedAt"
> & { readonly hasAnalysis: boolean };

export type NewEntry = {
  readonly id: string;
  readonly conversationId: string;
  readonly scenarioId: string;
  readonly skill: SkillSlug;
  readonly title: string;
  readonly messages: JournalMessage[];
  readonly analysis: Analysis | null;
};

const summaryColumns = {
  id: journalEntries.id,
  scenarioId: journalEntries.scenarioId,
  skill: journalEntries.skill,
  title: journalEntries.title,
  createdAt: journalEntries.createdAt,
  updatedAt: journalEntries.updatedAt,
  hasAnalysis: sql<boolean>`${journalEntries.analysis} IS NOT NULL`,
};

const ownEntry = (owner: Owner, id: string): SQL | undefined =>
  and(eq(journalEntries.userId, owner), eq(journalEntries.id, id), isNull(journalEntries.deletedAt));

/**
 * Keeps a conversation: one row, however often it is sent. A save that arrives late does not shorten what a later one kept,
 * a save without an analysis keeps the one that is there, and saving a deleted entry brings it back.
 */
export const saveEntry = async (db: Database, owner: Owner, entry: NewEntry, now: Date): Promise<JournalSummaryRow> => {
  const { analysis, ...rest } = entry;
  const metrics = analysis === null || analysis.tooLittle ? null : analysis.metrics;
  const row = {
    ...rest,
    analysis,
    clarity: metrics?.clarity ?? null,
    tone: metrics?.tone ?? null,
    engagement: metrics?.engagement ?? null,
    searchText: [entry.title, ...entry.messages.map(({ content }) => content)].join("\n").toLowerCase(),
  };
  const kept = (column: "clarity" | "tone" | "engagement" | "analysis") =>
    sql`CASE WHEN excluded.analysis IS NULL THEN ${journalEntries[column]} ELSE excluded.${sql.identifier(column)} END`;
  const [saved] = await db
    .insert(journalEntries)
    .values({ ...row, userId: owner, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [journalEntries.userId, journalEntries.conversationId],
      set: {
        scenarioId: sql`excluded.scenario_id`,
        skill: sql`excluded.skill`,
        title: sql`excluded.title`,
        messages: sql`excluded.messages`,
        searchText: sql`excluded.search_text`,
        analysis: kept("analysis"),
        clarity: kept("clarity"),
        tone: kept("tone"),
        engagement: kept("engagement"),
        updatedAt: now,
        deletedAt: null,
      },
      setWhere: sql`json_array_length(excluded.messages) >= json_array_length(${journalEntries.messages})`,
    })
    .returning(summaryColumns);
  return saved ?? (await findSummary(db, owner, entry.conversationId));
};

/** The entry of a conversation that a later save already holds in full. */
const findSummary = async (db: Database, owner: Owner, conversationId: string): Promise<JournalSummaryRow> => {
  const [row] = await db
    .select(summaryColumns)
    .from(journalEntries)
    .where(and(eq(journalEntries.userId, owner), eq(journalEntries.conversationId, conversationId)))
    .limit(1);
  if (row === undefined) throw new Error("the entry vanished while it was saved");
  return row;
};

export type EntryPage = { readonly after: Cursor | null; readonly search: string; readonly count: number };

const before = (after: Cursor | null): SQL | undefined =>
  after === null
    ? undefined
    : sql`(${journalEntries.createdAt}, ${journalEntries.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`;

const newestFirst = [desc(journalEntries.createdAt), desc(journalEntries.id)] as const;

/** The query of `listEntries`; its plan is looked at by the benchmark. */
export const entriesQuery = (db: Database, owner: Owner, { after, search, count }: EntryPage) =>
  db
    .select(summaryColumns)
    .from(journalEntries)
    .where(
      and(
        eq(journalEntries.userId, owner),
        isNull(journalEntries.deletedAt),
        before(after),
        search === "" ? undefined : containing(journalEntries.searchText, search),
      ),
    )
    .orderBy(...newestFirst)
    .limit(count);

export const listEntries = async (db: Database, owner: Owner, page: EntryPage): Promise<JournalSummaryRow[]> =>
  await entriesQuery(db, owner, page);

/** Whole entries, newest first, for an export: as many as `count` after the cursor. */
export const listWholeEntries = (
  db: Database,
  owner: Owner,
  after: Cursor | null,
  count: number,
): Promise<JournalRow[]> =>
  db
    .select()
    .from(journalEntries)
    .where(and(eq(journalEntries.userId, owner), isNull(journalEntries.deletedAt), before(after)))
    .orderBy(...newestFirst)
    .limit(count);

export const findEntry = async (db: Database, owner: Owner, id: string): Promise<JournalRow | null> => {
  const [row] = await db.select().from(journalEntries).where(ownEntry(owner, id)).limit(1);
  return row ?? null;
};

/** Whether there was such an entry. It can be restored until `purgeDeleted` removes it. */
export const deleteEntry = async (db: Database, owner: Owner, id: string, now: Date): Promise<boolean> => {
  const rows = await db
    .update(journalEntries)
    .set({ deletedAt: now })
    .where(ownEntry(owner, id))
    .returning({ id: journalEntries.id });
  return rows.length > 0;
};

/** Whether an entry that was deleted after `since` is back. */
export const restoreEntry = async (db: Database, owner: Owner, id: string, since: Date): Promise<boolean> => {
  const rows = await db
    .update(journalEntries)
    .set({ deletedAt: null })
    .where(and(eq(journalEntries.userId, owner), eq(journalEntries.id, id), gt(journalEntries.deletedAt, since)))
    .returning({ id: journalEntries.id });
  return rows.length > 0;
};

/** The query of `listProgress`; its plan is looked at by the benchmark. */
export const progressQuery = (db: Database, owner: Owner) =>
  db
    .select({
      skill: journalEntries.skill,
      scenarioId: journalEntries.scenarioId,
      at: journalEntries.createdAt,
      clarity: journalEntries.clarity,
      tone: journalEntries.tone,
      engagement: journalEntries.engagement,
    })
    .from(journalEntries)
    .where(and(eq(journalEntries.userId, owner), isNull(journalEntries.deletedAt)))
    .orderBy(...newestFirst)
    .limit(PROGRESS_MAX_ENTRIES);

export const listProgress = async (db: Database, owner: Owner) => await progressQuery(db, owner);

/** Removes what was deleted before `until`, everyone's. */
export const purgeDeleted = async (db: Database, until: Date): Promise<void> => {
  await db.delete(journalEntries).where(and(isNotNull(journalEntries.deletedAt), lt(journalEntries.deletedAt, until)));
};
