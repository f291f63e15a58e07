/** The administrators' feedback, figures and audit log, and the question whether one is an administrator. */
import type { Logger } from "pino";
import {
  type AdminFeedback,
  type AuditEntry,
  checkAdminStatus,
  exportFeedback,
  listAllFeedback,
  listAudit,
  readAnalytics,
} from "#domain/admin/admin.contract.ts";
import { ADMIN_PAGE_SIZE, csvFileName } from "#domain/admin/admin.ts";
import { chartSteps } from "#domain/admin/chart-steps.ts";
import { cursorOf, readCursor } from "#domain/cursor.ts";
import { download } from "../http/download.ts";
import { type Route, route } from "../http/route.ts";
import { type AdminFeedbackRow, type FeedbackFilter, listAdminFeedback } from "./admin-feedback.store.ts";
import { countByScenario, countByTime } from "./analytics.store.ts";
import { figuresOf, seriesOf } from "./analytics.ts";
import { type AuditRow, listAuditRows } from "./audit.store.ts";
import { type AuditDeps, auditedRoute } from "./audited-route.ts";
import { contactMessagesRoutes, type ContactMessagesDeps } from "./contact-messages.routes.ts";
import { feedbackCsv } from "./feedback-csv.ts";
import { scenarioEditorRoutes } from "./scenario-editor.routes.ts";
import { adminUserRoutes, type AdminUsersDeps } from "./users.routes.ts";

export type AdminDeps = AuditDeps & AdminUsersDeps & ContactMessagesDeps & { readonly logger: Logger };

export const adminRoutes = (deps: AdminDeps): Route[] => {
  const { db, logger } = deps;
  const audited = auditedRoute(deps);
  return [
    route(checkAdminStatus, ({ session }) => session?.user.isAdmin === true),

    audited(readAnalytics, async ({ query: { step = "week", skill = null, scenario = null }, now }) => {
      const steps = chartSteps(step, now);
      const [counts, days] = await Promise.all([
        countByScenario(db),
        countByTime(db, { step, from: steps[0] ?? "", skill, scenario }),
      ]);
      return { ...figuresOf(counts), series: seriesOf(steps, days) };
    }),

    audited(listAllFeedback, async ({ query }) => {
      const after = query.cursor === undefined ? null : readCursor(query.cursor);
      const rows = await listAdminFeedback(db, { ...filterOf(query), after, count: ADMIN_PAGE_SIZE + 1 });
      const shown = rows.slice(0, ADMIN_PAGE_SIZE);
      const last = shown.at(-1);
      return {
        feedback: shown.map(presentFeedback),
        next_cursor:
          rows.length > ADMIN_PAGE_SIZE && last !== undefined ? cursorOf({ at: last.createdAt, id: last.id }) : null,
      };
    }),

    audited(exportFeedback, ({ query, now }) => {
      const onError = (error: unknown): void => logger.error({ err: error }, "a feedback export broke off");
      const file = { fileName: csvFileName(now), mime: "text/csv; charset=utf-8", onError };
      return download(file, feedbackCsv(db, filterOf(query)));
    }),

    audited(listAudit, async ({ query }) => {
      const after = query.cursor === undefined ? null : readCursor(query.cursor);
      const rows = await listAuditRows(db, after, ADMIN_PAGE_SIZE + 1);
      const shown = rows.slice(0, ADMIN_PAGE_SIZE);
      const last = shown.at(-1);
      return {
        entries: shown.map(presentAudit),
        next_cursor: rows.length > ADMIN_PAGE_SIZE && last !== undefined ? cursorOf(last) : null,
      };
    }),

    ...adminUserRoutes(deps),
    ...scenarioEditorRoutes(deps),
    ...contactMessagesRoutes(deps),
  ];
};

type FilterQuery = { readonly search?: string | undefined; readonly type?: FeedbackFilter["type"] | undefined };
const filterOf = ({ search, type }: FilterQuery): FeedbackFilter => ({
  search: search?.trim() ?? "",
  type: type ?? null,
});

const presentFeedback = (row: AdminFeedbackRow): AdminFeedback => ({
  id: row.id,
  created_at: row.createdAt.toISOString(),
  skill_name: row.skillName,
  scenario_name: row.scenarioName,
  scenario_id: row.scenarioId,
  conversation_id: row.conversationId,
  scenario:
    row.knownScenario === null || row.knownSkill === null ? null : { name: row.knownScenario, type: row.knownSkill },
  feedback_type: row.feedbackType,
  user_email: row.userEmail,
  rating: row.rating,
  comment: row.comment,
});

const presentAudit = (row: AuditRow): AuditEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  admin_email: row.adminEmail,
  action: row.action,
  detail: row.detail,
});
