/** Finds what is to be played: a predefined scenario with the coach's content, an administrator's own, or the user's. */
import type { Scenario } from "#coach/coach.ts";
import { sceneById } from "#coach/content/catalogue.ts";
import type { Scene } from "#coach/content/scene.ts";
import { AppError } from "#domain/errors.ts";
import type { CustomScene } from "#domain/practice/practice.contract.ts";
import { CUSTOM_SCENARIO_ID } from "#domain/scenarios/scenarios.ts";
import { type Difficulty, isSkillSlug, type SkillSlug } from "#domain/skills/skills.ts";
import type { Database } from "../db/database.ts";
import {
  findFirstScenarioOf,
  findScenario,
  findScenarioNamed,
  type ScenarioRow,
} from "../scenarios/scenarios.store.ts";

export type SceneRequest = {
  readonly skill: SkillSlug;
  readonly scenarioId?: string | undefined;
  readonly custom?: CustomScene | undefined;
  /** The scenario's name, for callers that send no id; also the title of a scene that nobody else knows. */
  readonly name?: string | undefined;
  /** Its opening line, for such callers. */
  readonly startingLine?: string | undefined;
  readonly difficulty?: Difficulty | undefined;
};

export type ResolvedScene = {
  /** Stable for the scene, for seeds. */
  readonly key: string;
  readonly skill: SkillSlug;
  readonly scenario: Scenario;
  readonly difficulty: Difficulty;
  /** The scenario's own text for a model; null where the user wrote the scene. */
  readonly template: string | null;
  /** Null where one has still to be found. */
  readonly startingLine: string | null;
};

/** @throws AppError `scenario_not_found` for an id that is not there. */
export const resolveScene = async (db: Database, request: SceneRequest): Promise<ResolvedScene> => {
  const { skill, scenarioId, custom, name = "" } = request;
  if (custom !== undefined || scenarioId === CUSTOM_SCENARIO_ID) return ofUser(request, custom ?? unnamed(request));
  if (scenarioId !== undefined) {
    const row = isSkillSlug(scenarioId)
      ? await findFirstScenarioOf(db, scenarioId)
      : await findScenario(db, scenarioId);
    if (row === null) throw new AppError("scenario_not_found");
    return ofRow(row, request.difficulty);
  }
  const row = name === "" ? null : await findScenarioNamed(db, skill, name);
  return row === null ? ofUser(request, unnamed(request)) : ofRow(row, request.difficulty);
};

/** A scene of which only a name, and perhaps the first line, is known. */
const unnamed = ({ name = "", startingLine = "" }: SceneRequest): CustomScene => ({
  title: name,
  description: startingLine,
});

const ofUser = ({ skill, startingLine, difficulty }: SceneRequest, custom: CustomScene): ResolvedScene => ({
  key: custom.title,
  skill,
  scenario: {
    kind: "custom",
    title: custom.title,
    description: custom.description,
    ...(custom.wish === undefined ? {} : { wish: custom.wish }),
  },
  difficulty: difficulty ?? "Beginner",
  template: null,
  startingLine: startingLine?.trim() || null,
});

/**
 * The coach's own content belongs to the text it was written for: once an administrator has changed what the scene is
 * about, how it opens or what the user wants, it is played from that text, like a scene of the user's own.
 */
const contentFor = (row: ScenarioRow): Scene | undefined => {
  const scene = sceneById(row.id);
  return scene?.skill === row.type &&
    scene.description === row.description &&
    scene.startingLine === row.systemStartingLine &&
    scene.want === row.want
    ? scene
    : undefined;
};

/** A scene of the catalogue, as it stands in the database. */
export const ofRow = (row: ScenarioRow, difficulty: Difficulty | undefined): ResolvedScene => {
  const scene = contentFor(row);
  return {
    key: row.id,
    skill: row.type,
    scenario:
      scene === undefined
        ? { kind: "custom", title: row.name, description: row.description, wish: row.want }
        : { kind: "predefined", scene },
    difficulty: difficulty ?? row.difficulty,
    template: row.promptTemplate,
    startingLine: row.systemStartingLine,
  };
};
