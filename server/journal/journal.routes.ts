import type { Pool } from "pg";
import type { Logger } from "pino";
import { cursorOf, readCursor } from "#domain/cursor.ts";
import { AppError } from "#domain/errors.ts";
import {
  deleteJournalEntry,
  exportJournal,
  exportJournalEntry,
  type JournalEntry,
  type JournalEntrySummary,
  listJournalEntries,
  readJournalEntry,
  readJournalProgress,
  restoreJournalEntry,
  saveJournalEntry,
  type SkillProgress,
} from "#domain/journal/journal.contract.ts";
import { JOURNAL_PAGE_SIZE, JOURNAL_SAVES_PER_MINUTE, JOURNAL_UNDO_MS } from "#domain/journal/journal.ts";
import { entryAs, EXPORT_FRAMES, EXPORT_TYPES } from "#domain/journal/journal-export.ts";
import { recommend, type Standing, standingsOf } from "#domain/journal/progress.ts";
import { requireAccess } from "../billing/access-check.ts";
import type { Database } from "../db/database.ts";
import { download } from "../http/download.ts";
import { createLimiter } from "../http/rate-limit.ts";
import { type Route, route } from "../http/route.ts";
import { listOfferedScenarios } from "../scenarios/scenarios.store.ts";
import { journalPieces } from "./journal-pieces.ts";
import {
  deleteEntry,
  findEntry,
  type JournalRow,
  type JournalSummaryRow,
  listEntries,
  listProgress,
  restoreEntry,
  saveEntry,
} from "./journal.store.ts";

export type JournalDeps = {
  readonly db: Database;
  readonly pool: Pool;
  readonly clock: () => Date;
  readonly logger: Logger;
  readonly newId: () => string;
};

export const journalRoutes = (deps: JournalDeps): Route[] => {
  const { db, pool, logger, newId } = deps;
  const limiter = createLimiter({ pool, name: "journal", points: JOURNAL_SAVES_PER_MINUTE, seconds: 60 });
  const onError = (error: unknown): void => logger.error({ err: error }, "a journal's export broke off");
  return [
    route(saveJournalEntry, async ({ body, session, now }) => {
      if (body.messages.length === 0) throw new AppError("no_messages");
      await requireAccess(deps, session, "save_to_journal");
      await limiter.consume(session.user.id);
      const entry = {
        id: newId(),
        conversationId: body.conversation_id,
        scenarioId: body.scenario_id,
        skill: body.skill,
        title: body.title,
        messages: body.messages,
        analysis: body.analysis ?? null,
      };
      return { entry: presentSummary(await saveEntry(db, session.user.id, entry, now)) };
    }),

    route(listJournalEntries, async ({ query, session }) => {
      const after = query.cursor === undefined ? null : readCursor(query.cursor);
      // One more than a page: whether there is a next one.
      const page = { after, search: query.search?.trim() ?? "", count: JOURNAL_PAGE_SIZE + 1 };
      const rows = await listEntries(db, session.user.id, page);
      const shown = rows.slice(0, JOURNAL_PAGE_SIZE);
      const last = shown.at(-1);
      return {
        entries: shown.map(presentSummary),
        next_cursor:
          rows.length > JOURNAL_PAGE_SIZE && last !== undefined ? cursorOf({ at: last.createdAt, id: last.id }) : null,
      };
    }),

    route(readJournalProgress, async ({ session }) => {
      const [rows, scenarios] = await Promise.all([listProgress(db, session.user.id), listOfferedScenarios(db)]);
      const standings = standingsOf(
        rows.flatMap(({ skill, at, clarity, tone, engagement }) =>
          clarity === null || tone === null || engagement === null
            ? []
            : [{ skill, at, scores: { clarity, tone, engagement } }],
        ),
      );
      const practised = rows.map(({ scenarioId }) => scenarioId);
      const next = recommend(standings, practised, scenarios);
      return {
        skills: standings.map(presentStanding),
        next:
          next === null
            ? null
            : {
                skill: next.skill,
                scenario_id: next.scenario.id,
                scenario_name: next.scenario.name,
                why: next.why,
              },
      };
    }),

    route(exportJournal, ({ query: { format = "json" }, session, now }) =>
      download(
        { fileName: fileName("journal_export", format, now), mime: EXPORT_TYPES[format].mime, onError },
        journalPieces(db, session.user.id, format, present),
      ),
    ),

    route(readJournalEntry, async ({ params, session }) => {
      const row = await findEntry(db, session.user.id, params.id);
      if (row === null) throw new AppError("not_found");
      return { entry: present(row) };
    }),

    route(exportJournalEntry, async ({ params, query: { format = "json" }, session, context, now }) => {
      const row = await findEntry(db, session.user.id, params.id);
      if (row === null) throw new AppError("not_found");
      const { before, after } = EXPORT_FRAMES[format];
      context.header("Content-Type", EXPORT_TYPES[format].mime);
      context.header("Content-Disposition", `attachment; filename="${fileName("journal_entry", format, now)}"`);
      return context.body(`${before}${entryAs(format, present(row))}${after}`);
    }),

    route(deleteJournalEntry, async ({ params, session, context, now }) => {
      if (!(await deleteEntry(db, session.user.id, params.id, now))) throw new AppError("not_found");
      return context.body(null, 204);
    }),

    route(restoreJournalEntry, async ({ params, session, context, now }) => {
      const since = new Date(now.getTime() - JOURNAL_UNDO_MS);
      if (!(await restoreEntry(db, session.user.id, params.id, since))) throw new AppError("not_found");
      return context.body(null, 204);
    }),
  ];
};

const fileName = (start: string, format: keyof typeof EXPORT_TYPES, now: Date): string =>
  `${start}_${now.toISOString().slice(0, 10)}.${EXPORT_TYPES[format].ending}`;

const presentSummary = (row: JournalSummaryRow): JournalEntrySummary => ({
  id: row.id,
  scenario_id: row.scenarioId,
  skill: row.skill,
  title: row.title,
  has_analysis: row.hasAnalysis,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});

const present = (row: JournalRow): JournalEntry => ({
  ...presentSummary({ ...row, hasAnalysis: row.analysis !== null }),
  user_id: row.userId,
  messages: row.messages,
  analysis: row.analysis,
});

const presentStanding = ({ skill, points, now, trend, summary }: Standing): SkillProgress => ({
  skill,
  points: points.map(({ at, scores, overall }) => ({ at: at.toISOString(), scores, overall })),
  now,
  trend,
  summary,
});
