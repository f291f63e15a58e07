/** Reads one line of the user's for the skill being practised. Pure and quick; any string is allowed. */
import type { Style, Verdict } from "#domain/analysis/analysis.ts";
import type { SkillSlug } from "#domain/skills/skills.ts";
import type { Evidence, Reading } from "../coach.ts";
import { CUES, cuesIn } from "./cues.ts";
import { lineOf, quoteOf } from "./line.ts";

export type ReadInput = {
  readonly skill: SkillSlug;
  /** The scene in a sentence or two, for words of its subject. */
  readonly sceneText?: string;
  /** The scene's own phrases: its subject, what amounts to the user's wish, what amounts to giving in. */
  readonly words?: {
    readonly topic: readonly string[];
    readonly wish: readonly string[];
    readonly concede: readonly string[];
  };
  /** The counterpart's line that is answered; "" when there is none. */
  readonly partner: string;
  /** The user's earlier lines, oldest first. */
  readonly earlier?: readonly string[];
  readonly user: string;
};

const FAULTS = new Set(["insult_threat", "sarcasm", "blame", "giving_in", "new_justification"]);

export const readLine = (input: ReadInput): Reading => {
  const line = lineOf(input.user);
  const moves: Evidence[] = [];
  for (const found of cuesIn(line)) {
    const move = CUES[found.cue]?.move;
    if (move && !moves.some((known) => known.move === move)) {
      moves.push({ move, quote: quoteOf(line, found.from, found.to) });
    }
  }
  const fault = moves.find((known) => FAULTS.has(known.move));
  const verdict: Verdict = fault ? "missed" : "good";
  const style: Style = fault?.move === "insult_threat" ? "aggressive" : "assertive";
  return { verdict, style, moves, quote: fault?.quote ?? input.user.trim(), why: "", confidence: 0.5 };
};
