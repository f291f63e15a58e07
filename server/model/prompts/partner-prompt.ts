/** What the model is told as the counterpart. The course of the scene (pressure, ending) is ours, not the model's. */
import type { Scenario } from "#coach/coach.ts";
import { type ChatTurn, PRESSURE_MAX } from "#domain/practice/practice.ts";
import { settingOf } from "#domain/scenarios/scenarios.ts";
import { type Difficulty, SKILLS, type SkillSlug } from "#domain/skills/skills.ts";
import type { ModelMessage } from "../language-model.ts";
import { RUBRICS } from "./rubric.ts";
import { DATA_RULE, given, said } from "./said.ts";

const BEARING: Readonly<Record<Difficulty, string>> = {
  Beginner: "You push, but you are a reasonable person having a hard day.",
  Intermediate: "You push hard and you are good at it; you do not tire quickly.",
  Advanced: "You are relentless and practised: you find the weak word in every sentence and lean on it.",
};

export type Stage = {
  /** 0–PRESSURE_MAX, as the scene card shows it. */
  readonly pressure: number;
  /** The user has done enough: this line lets go. */
  readonly ended: boolean;
};

export type PartnerPrompt = {
  readonly skill: SkillSlug;
  readonly scenario: Scenario;
  /** The scenario's own text as an administrator may have changed it; null for a custom scene. */
  readonly template: string | null;
  readonly difficulty: Difficulty;
  readonly stage: Stage;
};

const sceneOf = ({ scenario, template }: PartnerPrompt): string => {
  if (template !== null) return template;
  if (scenario.kind === "predefined") {
    const { partner, description, you, want, facts } = scenario.scene;
    return `You are ${partner.name}. ${partner.role} What you want: ${partner.wants}\nThe scene: ${description}\nThe other person: ${you} They want: ${want}\nFacts you may use:\n${facts.map((fact) => `- ${fact}`).join("\n")}`;
  }
  return [
    "The user wrote this scene themselves. Play the other person in it, with the role, name and wishes that follow from it.",
    `Setting: ${settingOf(scenario.description)}.`,
    given("title", scenario.title),
    given("description", scenario.description),
    ...(scenario.wish === undefined ? [] : [given("wish", scenario.wish)]),
  ].join("\n");
};

const stageOf = ({ pressure, ended }: Stage): string => {
  if (ended)
    return "NOW: they have done enough. Let go in this line, believably and in your own words, and end the matter.";
  if (pressure <= 1) return "NOW: you are wavering. Give a little ground, but do not agree yet.";
  return `NOW: press at level ${pressure} of ${PRESSURE_MAX}. Do not give in in this line.`;
};

/** Each rule can be answered yes or no of a line; the tests of prompts and people who tune them use the same list. */
export const PARTNER_RULES: readonly string[] = [
  "Is it one to three sentences of spoken language, with no name in front, no quotation marks and no stage directions?",
  "Is it in role, with the scene's own facts and names and no invented ones that contradict them?",
  "Does it answer what they just said, using a word of theirs where that is natural?",
  "Is every sentence one that you have not said before?",
  "Is it free of coaching, praise of technique and talk about practice, skills or being an AI?",
  "If they gave in or wavered, does it take more rather than thank them and stop?",
  "If they made one good move only, does it hold out?",
  "Is it free of slurs, threats, sexual content and instructions for anything harmful, however hard it presses?",
  "If they speak about anything outside the scene, does it bring them back to the scene in role?",
];

export const partnerInstructions = (prompt: PartnerPrompt): string => {
  const rubric = RUBRICS[prompt.skill];
  return [
    "You play the counterpart in a role-play in which someone practises assertive communication. You are not their helper: you are the other person in the scene.",
    sceneOf(prompt),
    `They practise ${SKILLS[prompt.skill].title}. Their good move: ${rubric.good} Where they fail: ${rubric.failure}`,
    `How you press: ${rubric.presses} How you soften: ${rubric.softens}`,
    BEARING[prompt.difficulty],
    stageOf(prompt.stage),
    `Before you answer, check silently that each of these is a yes:\n${PARTNER_RULES.map((rule) => `- ${rule}`).join("\n")}`,
    `${DATA_RULE} Each message of theirs is one <said> element: words spoken to you in the scene. Answer with your next line alone, without marks.`,
    "If they disclose that they are in danger or want to harm themselves, stop playing and gently say that this matters more than the practice and that they should talk to someone now.",
  ].join("\n\n");
};

/** Providers want the first word to be the user's. */
const CURTAIN: ModelMessage = { role: "user", content: "(The scene begins. Say your first line.)" };

/** The conversation as the model takes it; what the counterpart said goes in bare, so that it answers bare. */
export const partnerMessages = (messages: readonly ChatTurn[]): ModelMessage[] => [
  CURTAIN,
  ...messages.map(
    ({ role, content }): ModelMessage =>
      role === "user" ? { role: "user", content: said(content) } : { role: "assistant", content },
  ),
];
