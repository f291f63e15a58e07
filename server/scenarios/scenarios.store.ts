import { and, asc, eq } from "drizzle-orm";
import type { SkillSlug } from "#domain/skills/skills.ts";
import type { Database } from "../db/database.ts";
import { scenarios } from "../db/schema.ts";

export type ScenarioRow = typeof scenarios.$inferSelect;

/** The predefined scenarios of a skill, in the learner's order. */
export const listScenariosOf = (db: Database, skill: SkillSlug): Promise<ScenarioRow[]> =>
  db.select().from(scenarios).where(eq(scenarios.type, skill)).orderBy(asc(scenarios.position), asc(scenarios.id));

/** One scenario, or null. */
export const findScenario = async (db: Database, id: string): Promise<ScenarioRow | null> => {
  const [row] = await db.select().from(scenarios).where(eq(scenarios.id, id)).limit(1);
  return row ?? null;
};

/** The first scenario of a skill, or null: the specification's "id equals type" read. */
export const findFirstScenarioOf = async (db: Database, skill: SkillSlug): Promise<ScenarioRow | null> => {
  const [row] = await db
    .select()
    .from(scenarios)
    .where(eq(scenarios.type, skill))
    .orderBy(asc(scenarios.position), asc(scenarios.id))
    .limit(1);
  return row ?? null;
};

/** The skill's scenario of this name, or null: callers that know no ids name it. */
export const findScenarioNamed = async (db: Database, skill: SkillSlug, name: string): Promise<ScenarioRow | null> => {
  const [row] = await db
    .select()
    .from(scenarios)
    .where(and(eq(scenarios.type, skill), eq(scenarios.name, name)))
    .orderBy(asc(scenarios.position), asc(scenarios.id))
    .limit(1);
  return row ?? null;
};
