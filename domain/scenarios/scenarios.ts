/** Predefined scenarios and the ones users write themselves (specification, sections 3, 5 and 9). */
import type { Difficulty, SkillSlug } from "../skills/skills.ts";

/** How long the web app keeps a skill's scenarios before asking again. */
export const SCENARIO_CACHE_MS = 5 * 60_000;
/** How often a failed scenario read is tried again. */
export const SCENARIO_RETRIES = 2;

/** The id of every custom scenario. */
export const CUSTOM_SCENARIO_ID = "custom";
export const CUSTOM_TITLE_MAX_CHARS = 120;
export const CUSTOM_DESCRIPTION_MAX_CHARS = 2_000;
export const CUSTOM_WISH_MAX_CHARS = 300;

export type CustomScenario = {
  readonly id: typeof CUSTOM_SCENARIO_ID;
  readonly name: string;
  readonly description: string;
  readonly type: SkillSlug;
  readonly difficulty: Difficulty;
  /** "What do you want to say?" in the user's words; absent when left empty. */
  readonly wish?: string;
};

export const SETTINGS = [
  "Workplace",
  "Customer Service",
  "Personal Relationship",
  "General Social Interaction",
] as const;
export type SettingName = (typeof SETTINGS)[number];

const SETTING_WORDS: readonly (readonly [SettingName, RegExp])[] = [
  ["Workplace", /\b(?:work|working|works|workplace|boss|bosses|manager|managers)\b/i],
  ["Customer Service", /\b(?:customer|customers|service|services)\b/i],
  ["Personal Relationship", /\b(?:relationship|relationships|partner|partners|friend|friends|friendship)\b/i],
];

/** The setting of a custom scenario, read from its description (section 5); the first that fits in the order there. */
export const settingOf = (description: string): SettingName =>
  SETTING_WORDS.find(([, words]) => words.test(description))?.[0] ?? "General Social Interaction";
