/** Conversations for tests: the replies to a user's lines, in a scene of ours or in one of the user's own. */
import type { Exchange, PartnerReply } from "#coach/coach.ts";
import { playLines } from "#coach/cli/play.ts";
import { sceneById } from "#coach/content/catalogue.ts";
import type { Scene } from "#coach/content/scene.ts";
import type { SkillSlug } from "#domain/skills/skills.ts";

/** The scene, of the kind the test is about; throws where it has moved. */
export const sceneOf = <S extends SkillSlug>(skill: S, id: string): Extract<Scene, { skill: S }> => {
  const scene = sceneById(id);
  if (scene?.skill !== skill) throw new Error(`No scene ${id} of ${skill}`);
  return scene as Extract<Scene, { skill: S }>;
};

export const repliesIn = (id: string, lines: readonly string[], seed = 1): readonly PartnerReply[] => {
  const scene = sceneById(id);
  if (!scene) throw new Error(`No scene ${id}`);
  const { skill, difficulty } = scene;
  const setting = { skill, difficulty, seed, scenario: { kind: "predefined", scene } } as const;
  return playLines(setting, lines).rounds.map(({ reply }) => reply);
};

/** The setting of a scenario as a user writes it. */
export const ownSetting = (
  skill: SkillSlug,
  title: string,
  description: string,
  wish?: string,
): Omit<Exchange, "messages"> => ({
  skill,
  difficulty: "Beginner",
  seed: 1,
  scenario: { kind: "custom", title, description, ...(wish === undefined ? {} : { wish }) },
});
