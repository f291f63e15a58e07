import { asc, eq, sql } from "drizzle-orm";
import type { ScenarioDraft } from "#domain/admin/scenario-editor.contract.ts";
import type { SkillSlug } from "#domain/skills/skills.ts";
import type { Database } from "../db/database.ts";
import { scenarios } from "../db/schema.ts";
import type { ScenarioRow } from "../scenarios/scenarios.store.ts";

const columnsOf = (draft: ScenarioDraft) => ({
  name: draft.name,
  description: draft.description,
  difficulty: draft.difficulty,
  type: draft.type,
  systemStartingLine: draft.system_starting_line,
  promptTemplate: draft.prompt_template,
  you: draft.brief.you,
  partnerName: draft.brief.partner.name,
  partnerRole: draft.brief.partner.role,
  want: draft.brief.want,
});

const endOf = (skill: SkillSlug) =>
  sql<number>`(SELECT coalesce(max(position) + 1, 0) FROM scenarios WHERE type = ${skill})`;

export const listAllScenarios = (db: Database): Promise<ScenarioRow[]> =>
  db.select().from(scenarios).orderBy(asc(scenarios.type), asc(scenarios.position), asc(scenarios.id));

/** The new scenario; null when its id is taken. */
export const insertScenario = async (
  db: Database,
  id: string,
  draft: ScenarioDraft,
  now: Date,
): Promise<ScenarioRow | null> => {
  const [row] = await db
    .insert(scenarios)
    .values({ id, ...columnsOf(draft), position: endOf(draft.type), createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: scenarios.id })
    .returning();
  return row ?? null;
};

/** The changed scenario, or null; one that changes its skill goes to that skill's end. */
export const changeScenario = async (
  db: Database,
  id: string,
  draft: ScenarioDraft,
  now: Date,
): Promise<ScenarioRow | null> => {
  const position = sql`CASE WHEN ${scenarios.type} = ${draft.type} THEN ${scenarios.position} ELSE ${endOf(draft.type)} END`;
  const [row] = await db
    .update(scenarios)
    .set({ ...columnsOf(draft), position, updatedAt: now })
    .where(eq(scenarios.id, id))
    .returning();
  return row ?? null;
};

export const setRetired = async (
  db: Database,
  id: string,
  retired: boolean,
  now: Date,
): Promise<ScenarioRow | null> => {
  const [row] = await db
    .update(scenarios)
    .set({ retiredAt: retired ? now : null, updatedAt: now })
    .where(eq(scenarios.id, id))
    .returning();
  return row ?? null;
};

/** Numbers a skill's scenarios anew: the named ones first, the others after them in the order they had. */
export const reorder = async (db: Database, skill: SkillSlug, ids: readonly string[]): Promise<void> => {
  await db.execute(sql`
    UPDATE scenarios SET position = wanted.position
    FROM (
      SELECT id, row_number() OVER (ORDER BY array_position(${sql.param(ids)}::text[], id) NULLS LAST, position, id) - 1 AS position
      FROM scenarios WHERE type = ${skill}
    ) wanted
    WHERE scenarios.id = wanted.id`);
};
