/** The user's lines as the analyst weighs them: read, with the push they answered, and how much each counts. */
import type { Exchange, Reading, Scenario } from "#coach/coach.ts";
import type { Move } from "#coach/moves/move.ts";
import type { ReadInput } from "#coach/moves/read-line.ts";
import { whyOf } from "#coach/moves/why.ts";
import { type Known, knownOf } from "#coach/partner/known.ts";
import { readLedger } from "#coach/partner/ledger.ts";
import { knownTacticOf } from "#coach/partner/tactic.ts";
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
  /** The counterpart's line that was answered, and the one that came back; "" when there was none. */
  readonly partner: string;
  readonly next: string;
  /** Their tactics, where the lines are of our own content: what is not sure is not named. */
  readonly push: string | undefined;
  readonly effect: string | undefined;
  readonly reading: Reading;
  /** What the line was read with, for reading a rewrite of it the same way. */
  readonly read: Omit<ReadInput, "user">;
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

/** A line with no letters in it ("…", "?!") is silence, not evidence. */
const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text);

/** Lines with which the counterpart ends the scene; what is said to them is no longer an answer to a push. */
const CLOSINGS: ReadonlySet<string | undefined> = new Set(["yield", "farewell"]);

const exchangeOf = ({ skill, scenario, messages }: AnalysisInput): Exchange => ({
  skill,
  scenario,
  difficulty: scenario.kind === "predefined" ? scenario.scene.difficulty : "Beginner",
  seed: 1,
  messages: messages.map(({ role, content }) => ({ role, content })),
});

const GIVING_IN: ReadonlySet<Move> = new Set<Move>(["giving_in", "position_conceded"]);

/** A counterpart that takes a reason up has been given one: then it was no giving-in. */
const asReason = (reading: Reading, skill: SkillSlug): Reading => {
  const { verdict, quote, moves } = reading;
  if (verdict === "good" || !moves.some(({ move }) => GIVING_IN.has(move))) return reading;
  const others = moves.filter(({ move }) => !GIVING_IN.has(move) && move !== "new_justification");
  return {
    ...reading,
    why: whyOf(skill, verdict, "new_justification"),
    moves: [...others, { move: "new_justification", quote }],
  };
};

export const knownFor = (input: AnalysisInput): Known => knownOf(exchangeOf({ ...input, messages: [] }));

/** Said when the last complaint was out: there was nothing left to ask, and so nothing to miss. */
const isLastWord = ({ effect, reading }: JudgedLine): boolean => effect === "yield" && reading.verdict !== "good";

/** The lines that count, in order. A counterpart that pushes on where ours would have let go is still a push. */
export const judgedLines = (input: AnalysisInput): readonly JudgedLine[] => {
  const { skill, messages } = input;
  const known = knownFor(input);
  const all = readLedger(exchangeOf(input));
  const entries = all.filter(({ user, tactic, afterEnd }) => hasWords(user) && !(afterEnd && CLOSINGS.has(tactic)));
  const span = Math.max(1, entries.length - 1);
  const judged = entries.map(({ at, user, partner, reading: read }, index) => {
    const next = messages.slice(at + 1).find(({ role }) => role !== "user")?.content ?? "";
    const effect = knownTacticOf(next, known);
    const reading = effect === "reason" ? asReason(read, skill) : read;
    return {
      messageId: messages[at]?.id ?? String(at),
      user,
      partner,
      next,
      push: knownTacticOf(partner, known),
      effect,
      reading,
      read: {
        skill,
        sceneText: known.sceneText,
        words: known.words,
        partner,
        earlier: all.filter((entry) => entry.at < at).map((entry) => entry.user),
      },
      merit: meritOf(reading),
      weight: 1 + (RECENCY * index) / span,
    };
  });
  return judged.filter((line) => !(skill === "negative-inquiry" && isLastWord(line)));
};
