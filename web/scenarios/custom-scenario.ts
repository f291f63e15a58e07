/**
 * The scenario a user wrote, kept in the tab's storage so that the practice screen survives a reload. Kept by user and
 * skill: the next person on this device does not meet it, and two skills do not share it.
 */
import { customSceneSchema } from "#domain/practice/practice.contract.ts";
import { CUSTOM_SCENARIO_ID, type CustomScenario } from "#domain/scenarios/scenarios.ts";
import type { SkillSlug } from "#domain/skills/skills.ts";

type Texts = { readonly title: string; readonly description: string; readonly wish: string };

const keyOf = (userId: string, skill: SkillSlug): string => `plainsay.custom-scenario.${userId}.${skill}`;

/** The scenario of these texts, trimmed; null when the title or the description is empty. */
export const customScenarioOf = (skill: SkillSlug, texts: Texts): CustomScenario | null => {
  const [name, description, wish] = [texts.title.trim(), texts.description.trim(), texts.wish.trim()];
  if (name === "" || description === "") return null;
  const scenario = { id: CUSTOM_SCENARIO_ID, name, description, type: skill, difficulty: "Beginner" } as const;
  return wish === "" ? scenario : { ...scenario, wish };
};

export const saveCustomScenario = (
  userId: string,
  scenario: CustomScenario,
  storage: Storage = sessionStorage,
): void => {
  const { name, description, wish, type } = scenario;
  try {
    storage.setItem(keyOf(userId, type), JSON.stringify({ title: name, description, wish }));
  } catch {
    // A full or refused storage costs the scene at a reload only: the practice screen has it from the navigation.
  }
};

/** The scenario this user last wrote for this skill in this tab, or null. */
export const loadCustomScenario = (
  userId: string,
  skill: SkillSlug,
  storage: Storage = sessionStorage,
): CustomScenario | null => {
  try {
    const scene = customSceneSchema.parse(JSON.parse(storage.getItem(keyOf(userId, skill)) ?? "null"));
    return customScenarioOf(skill, { ...scene, wish: scene.wish ?? "" });
  } catch {
    return null;
  }
};
