/** How PostgreSQL answers the queries of users' routes: none may read a whole table. */
import { sql } from "drizzle-orm";
import type { SQLWrapper } from "drizzle-orm";
import { openPool } from "#server/db/pool.ts";
import { openDatabase } from "#server/db/database.ts";
import { asOwner } from "#server/auth/session.ts";
import { entriesQuery, progressQuery } from "#server/journal/journal.store.ts";
import { feedbackSkillsQuery, ownFeedbackQuery } from "#server/feedback/feedback.store.ts";
import { adminFeedbackQuery } from "#server/admin/admin-feedback.store.ts";
import { usersQuery } from "#server/admin/admin-users.store.ts";
import { countByScenario, countByTime } from "#server/admin/analytics.store.ts";
import { auditQuery } from "#server/admin/audit.store.ts";

export type Plan = { readonly what: string; readonly plan: string; readonly scans: boolean };

/** Small tables that are read whole because that is quickest. */
const SMALL = /Seq Scan on (?!scenarios|feedback_daily|feedback_monthly|user_subscriptions|sessions|admin_audit)/;

export const plansOf = async (url: string): Promise<Plan[]> => {
  const pool = openPool({ url, onIdleError: () => undefined });
  try {
    const db = openDatabase(pool);
    const owner = asOwner("seed-4242");
    const after = { at: new Date("2026-01-01T00:00:00Z"), id: "00000000-0000-4000-8000-000000000000" };
    const count = 11;
    const queries: readonly (readonly [string, SQLWrapper])[] = [
      ["journal: first page", entriesQuery(db, owner, { after: null, search: "", count })],
      ["journal: later page", entriesQuery(db, owner, { after, search: "", count })],
      ["journal: search", entriesQuery(db, owner, { after: null, search: "monday", count })],
      ["journal: progress", progressQuery(db, owner)],
      ["journal: one entry", sql`SELECT * FROM journal_entries WHERE user_id = 'seed-1' AND id = ${after.id}::uuid`],
      ["journal: clean-up", sql`SELECT FROM journal_entries WHERE deleted_at IS NOT NULL AND deleted_at < now()`],
      ["feedback: first page", ownFeedbackQuery(db, owner, { after: null, skill: null, count })],
      ["feedback: later page", ownFeedbackQuery(db, owner, { after, skill: null, count })],
      ["feedback: of a skill", ownFeedbackQuery(db, owner, { after: null, skill: "fogging", count })],
      ["feedback: skills", feedbackSkillsQuery(owner)],
      [
        "administrators: feedback",
        (await adminFeedbackQuery(db, { search: "", type: null, after: null, count })).query,
      ],
      [
        "administrators: feedback of a type",
        (await adminFeedbackQuery(db, { search: "", type: "helpful", after, count })).query,
      ],
      ["administrators: figures", countByScenario(db)],
      [
        "administrators: figures over time",
        countByTime(db, { step: "week", from: "2026-01-01", skill: null, scenario: null }),
      ],
      ["administrators: users", usersQuery(db, { search: "", after, count })],
      ["administrators: audit log", auditQuery(db, after, count)],
    ];
    const plans: Plan[] = [];
    for (const [what, query] of queries) {
      // The first run warms the cache.
      await db.execute(sql`EXPLAIN (ANALYZE, TIMING OFF) ${query.getSQL()}`);
      const { rows } = await db.execute<{ "QUERY PLAN": string }>(sql`EXPLAIN (ANALYZE, TIMING OFF) ${query.getSQL()}`);
      const lines = rows.map((row) => row["QUERY PLAN"]);
      const nodes = lines.flatMap(
        (line) =>
          /(?:Bitmap |Parallel )?(?:Index Only |Index |Seq |Bitmap Heap )?Scan[^(]*/.exec(line)?.[0].trim() ?? [],
      );
      const took = lines.find((line) => line.startsWith("Execution Time"))?.replace("Execution Time: ", "") ?? "";
      plans.push({ what, plan: `${took}: ${nodes.join("; ")}`, scans: lines.some((line) => SMALL.test(line)) });
    }
    return plans;
  } finally {
    await pool.end();
  }
};
