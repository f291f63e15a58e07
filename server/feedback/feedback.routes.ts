import type { Pool } from "pg";
import type { Logger } from "pino";
import { cursorOf, readCursor } from "#domain/cursor.ts";
import { listOwnFeedback, type OwnFeedback, submitFeedback } from "#domain/feedback/feedback.contract.ts";
import { FEEDBACK_PAGE_SIZE, FEEDBACK_PER_MINUTE } from "#domain/feedback/feedback.ts";
import type { AdminEmails } from "../auth/admin.ts";
import type { Database } from "../db/database.ts";
import { createLimiter } from "../http/rate-limit.ts";
import { type Route, route } from "../http/route.ts";
import { findScenario } from "../scenarios/scenarios.store.ts";
import { createOutageNotice } from "./feedback-outage.ts";
import { addFeedback, type FeedbackRow, listFeedbackOf, listFeedbackSkills } from "./feedback.store.ts";

export type FeedbackDeps = {
  readonly db: Database;
  readonly pool: Pool;
  readonly adminEmails: AdminEmails;
  readonly appUrl: URL;
  readonly logger: Logger;
  readonly newId: () => string;
};

export const feedbackRoutes = (deps: FeedbackDeps): Route[] => {
  const { db, pool, newId } = deps;
  const limiter = createLimiter({ pool, name: "feedback", points: FEEDBACK_PER_MINUTE, seconds: 60 });
  const noticingOutage = createOutageNotice(deps);
  return [
    route(submitFeedback, async ({ body, session, now }) => {
      await limiter.consume(session.user.id);
      // A predefined scenario is counted under its own name, whatever the client calls it.
      const scenario = body.scenario_id ? await findScenario(db, body.scenario_id) : null;
      const given = {
        id: newId(),
        submissionId: body.submission_id ?? newId(),
        sessionId: body.session_id,
        skillName: scenario?.type ?? body.skill_name,
        scenarioName: scenario?.name ?? body.scenario_name,
        scenarioId: scenario?.id ?? null,
        conversationId: body.conversation_id ?? null,
        rating: body.rating,
        feedbackType: body.feedback_type,
        comment: body.comment?.trim() ? body.comment : null,
      };
      const row = await noticingOutage(now, () => addFeedback(db, session.user.id, given, now));
      return { feedback: present(row) };
    }),

    route(listOwnFeedback, async ({ query, session }) => {
      const after = query.cursor === undefined ? null : readCursor(query.cursor);
      const page = { after, skill: query.skill ?? null, count: FEEDBACK_PAGE_SIZE + 1 };
      const [rows, skills] = await Promise.all([
        listFeedbackOf(db, session.user.id, page),
        listFeedbackSkills(db, session.user.id),
      ]);
      const shown = rows.slice(0, FEEDBACK_PAGE_SIZE);
      const last = shown.at(-1);
      return {
        feedback: shown.map(present),
        skills,
        next_cursor:
          rows.length > FEEDBACK_PAGE_SIZE && last !== undefined ? cursorOf({ at: last.createdAt, id: last.id }) : null,
      };
    }),
  ];
};

const present = (row: FeedbackRow): OwnFeedback => ({
  id: row.id,
  session_id: row.sessionId,
  skill_name: row.skillName,
  scenario_name: row.scenarioName,
  rating: row.rating,
  feedback_type: row.feedbackType,
  comment: row.comment,
  created_at: row.createdAt.toISOString(),
});
