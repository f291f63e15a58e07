/** What the engine knows of the exchange before anyone has spoken. */
import { type OwnLines, ownLines } from "#coach/content/custom-pushes.ts";
import { linesOf } from "#coach/content/lines-catalogue.ts";
import type { Scene, SkillLines } from "#coach/content/scene.ts";
import type { Exchange } from "#coach/coach.ts";
import { type CustomReading, readCustomScenario } from "#coach/scenario/custom-scenario.ts";
import type { Difficulty, SkillSlug } from "#domain/skills/skills.ts";

export type Known = {
  readonly skill: SkillSlug;
  readonly difficulty: Difficulty;
  readonly seed: number;
  /** Absent in a custom scenario, and when a scene of another skill was sent. */
  readonly scene?: Scene;
  readonly custom?: CustomReading;
  /** What the counterpart of a custom scenario has to say of the matter itself. */
  readonly own?: OwnLines;
  readonly lines: SkillLines;
  readonly sceneText: string;
  readonly words: {
    readonly topic: readonly string[];
    readonly wish: readonly string[];
    readonly concede: readonly string[];
  };
};

const NO_WORDS = { topic: [], wish: [], concede: [] } as const;

export const knownOf = ({ skill, scenario, difficulty, seed }: Exchange): Known => {
  const base = { skill, difficulty, seed, lines: linesOf(skill) };
  if (scenario.kind === "predefined") {
    const { scene } = scenario;
    const sceneText = `${scene.description} ${scene.you} ${scene.want}`;
    if (scene.skill !== skill) return { ...base, sceneText, words: { ...NO_WORDS, topic: scene.words.topic } };
    return { ...base, scene, sceneText, words: scene.words };
  }
  const custom = readCustomScenario(scenario);
  const sceneText = [scenario.title, scenario.description, scenario.wish ?? ""].filter(Boolean).join(". ");
  const own = ownLines(skill, custom.demand, custom.role, sceneText);
  return { ...base, custom, own, sceneText, words: { topic: custom.topic, wish: custom.wish, concede: [] } };
};
