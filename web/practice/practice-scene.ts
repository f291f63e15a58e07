/** The scene as the practice screen plays it, whether it was predefined or written by the user. */
import type { CustomScene } from "#domain/practice/practice.contract.ts";
import { type Scenario, type SceneBrief, scenarioSchema } from "#domain/scenarios/scenarios.contract.ts";
import { CUSTOM_SCENARIO_ID, type CustomScenario, settingOf } from "#domain/scenarios/scenarios.ts";
import { type Difficulty, type SkillSlug, skillOf } from "#domain/skills/skills.ts";
import { customScenarioOf } from "#web/scenarios/custom-scenario.ts";

export type PracticeScene = {
  readonly skill: SkillSlug;
  readonly scenarioId: string;
  readonly title: string;
  readonly description: string;
  /** The scenario's own; the user may choose another. */
  readonly difficulty: Difficulty;
  /** Shown when the opening line cannot be asked for; a scene of the user's own has none. */
  readonly startingLine: string | null;
  readonly brief: SceneBrief | null;
  /** The user's own words, for a scene of their own. */
  readonly custom: CustomScene | null;
};

/** `routeSkill` stands in where the scenario's own skill is not one of the seven. */
export const sceneOf = (scenario: Scenario | CustomScenario, routeSkill: string): PracticeScene => {
  const shared = {
    skill: skillOf(scenario.type, routeSkill),
    scenarioId: scenario.id,
    title: scenario.name,
    description: scenario.description,
    difficulty: scenario.difficulty,
  };
  if ("brief" in scenario) {
    return { ...shared, startingLine: scenario.system_starting_line || null, brief: scenario.brief, custom: null };
  }
  const { name: title, description, wish } = scenario;
  const custom = { title, description, ...(wish === undefined ? {} : { wish }) };
  return { ...shared, startingLine: null, brief: null, custom };
};

/** The scenario that a link handed over, when it is the one of this address; anything else is read anew. */
export const handedOver = (state: unknown, scenarioId: string, routeSkill: string): PracticeScene | null => {
  const handed = (state as { scenario?: unknown } | null)?.scenario;
  if (scenarioId === CUSTOM_SCENARIO_ID) {
    const texts = handed as Partial<CustomScenario> | undefined;
    const { name = "", description = "", wish = "" } = texts ?? {};
    const scenario = customScenarioOf(skillOf(texts?.type ?? "", routeSkill), { title: name, description, wish });
    return scenario === null ? null : sceneOf(scenario, routeSkill);
  }
  const parsed = scenarioSchema.safeParse(handed);
  return parsed.success && parsed.data.id === scenarioId ? sceneOf(parsed.data, routeSkill) : null;
};

/** How the counterpart is called: by name, or as "They". */
export const partnerName = ({ brief }: PracticeScene): string => brief?.partner.name ?? "They";

/** Where the scene plays, for the call that finds an opening line. */
export const settingOfScene = ({ description }: PracticeScene): string => settingOf(description);

/** Names the scene in a call of the practice room. */
export const sceneFields = ({ scenarioId, custom }: PracticeScene) => ({
  scenarioId,
  ...(custom === null ? {} : { custom }),
});

/** Keeps conversations apart: a predefined scene's id, a custom one's words, so that a new scene begins anew. */
export const sceneKey = ({ scenarioId, custom }: PracticeScene): string =>
  custom === null ? scenarioId : `${scenarioId} ${custom.title} ${custom.description} ${custom.wish ?? ""}`;
