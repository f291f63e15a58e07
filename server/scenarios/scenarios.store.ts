import { and, asc, eq, isNull } from "drizzle-orm";
import type { SkillSlug } from "#domain/skills/skills.ts";
import type { Database } from "../db/database.ts";
import { scenarios } from "../db/schema.ts";

export type ScenarioRow = typeof scenarios.$inferSelect;

/** The predefined scenarios of a skill, in the learner's order. */
export const listScenariosOf = (db: Database, skill: SkillSlug): Promise<ScenarioRow[]> =>
  db
    .select()
    .from(scenarios)
    .where(and(eq(scenarios.type, skill), isNull(scenarios.retiredAt)))
    .orderBy(asc(scenarios.position), asc(scenarios.id));

/** What is needed to recommend one of all the scenarios on offer, each skill's in the learner's order. */
export const listOfferedScenarios = (db: Database) =>
  db
    .select({ id: scenarios.id, name: scenarios.name, type: scenarios.type, difficulty: scenarios.difficulty })
    .from(scenarios)
    .where(isNull(scenarios.retiredAt))
    .orderBy(asc(scenarios.position), asc(scenarios.id));

/** One scenario, or null; also a retired one, for conversations that are under way. */
export const findScenario = async (db: Database, id: string): Promise<ScenarioRow | null> => {
  const [row] = await db.select().from(scenarios).where(eq(scenarios.id, id)).limit(1);
  return row ?? null;
};

/** The first scenario of a skill, or null: the specification's "id equals type" read. */
export const findFirstScenarioOf = async (db: Database, skill: SkillSlug): Promise<ScenarioRow | null> => {
  const [row] = await db
    .select()
    .from(scenarios)
    .where(and(eq(scenarios.type, skill), isNull(scenarios.retiredAt)))
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
