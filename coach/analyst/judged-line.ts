/** The user's lines as the analyst weighs them: read, with the push they answered, and how much each counts. */
import type { Exchange, Reading, Scenario } from "#coach/coach.ts";
import type { ReadInput } from "#coach/moves/read-line.ts";
import { readLedger } from "#coach/partner/ledger.ts";
import type { ChatRole } from "#domain/practice/practice.ts";
import type { SkillSlug } from "#domain/skills/skills.ts";

export type AnalysedMessage = { readonly id?: string; readonly role: ChatRole; readonly content: string };

export type AnalysisInput = {
  readonly skill: SkillSlug;
  readonly scenario: Scenario;
  /** Oldest first. */
  readonly messages: readonly AnalysedMessage[];
};

export type JudgedLine = {
  readonly messageId: string;
  readonly user: string;
  readonly partner: string;
  readonly tactic: string;
  readonly reading: Reading;
  /** 0–1: how surely the line makes the skill's move; a near miss counts half. */
  readonly merit: number;
  /** Later lines count a little more: they show where the user has got to. */
  readonly weight: number;
};

/** How much more the last line counts than the first. */
const RECENCY = 0.5;
const NEAR_MISS_WORTH = 0.5;

/** 0–1, see `JudgedLine`. */
export const meritOf = ({ chances: { verdict } }: Reading): number =>
  verdict.good + NEAR_MISS_WORTH * verdict.near_miss;

/** What the reader is told of the scene. */
export const contextOf = ({ scenario }: AnalysisInput): Pick<ReadInput, "sceneText" | "words"> =>
  scenario.kind === "predefined"
    ? { sceneText: scenario.scene.description, words: scenario.scene.words }
    : { sceneText: `${scenario.title}. ${scenario.description}` };

/** A line with no letters in it ("…", "?!") is silence, not evidence. */
const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text);

/** The lines that count, in order; what was said after the scene had ended is left out. */
export const judgedLines = ({ skill, scenario, messages }: AnalysisInput): readonly JudgedLine[] => {
  const exchange: Exchange = {
    skill,
    scenario,
    difficulty: scenario.kind === "predefined" ? scenario.scene.difficulty : "Beginner",
    seed: 1,
    messages: messages.map(({ role, content }) => ({ role, content })),
  };
  const entries = readLedger(exchange).filter(({ user, afterEnd }) => hasWords(user) && !afterEnd);
  const span = Math.max(1, entries.length - 1);
  return entries.map(({ at, user, partner, tactic, reading }, index) => ({
    messageId: messages[at]?.id ?? String(at),
    user,
    partner,
    tactic,
    reading,
    merit: meritOf(reading),
    weight: 1 + (RECENCY * index) / span,
  }));
};
