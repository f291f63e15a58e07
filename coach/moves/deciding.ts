/** The move that decides a verdict, and the words to quote for it. */
import type { Verdict } from "#domain/analysis/analysis.ts";
import type { SkillSlug } from "#domain/skills/skills.ts";
import type { Evidence } from "../coach.ts";
import { CUES } from "./cues.ts";
import { HOSTILE_MOVES, type PartOdds, sentenceFor } from "./evidence.ts";
import type { View } from "./features.ts";
import { MOVES, type Move } from "./move.ts";
import { SPOILING_MOVES, GOOD_MOVES } from "./telling.ts";

/** An apology is seldom what decides, except where it is the subject. */
const weightOf = (skill: SkillSlug, move: Move): number =>
  (move === "apology" && skill !== "negative-assertion") || move === "open_question" ? 0.5 : 1;

/** Below these odds no move is named that has no words of its own, only what is missing. */
const NAMED_ODDS: Readonly<Record<Verdict, number>> = { good: 0.4, near_miss: 0.7, missed: 0.7 };

/** Cues of an apology that is more than one short word. */
const HEAVY: ReadonlySet<string> = new Set(["apology_heavy", "self_insult", "makes_amends_too_much"]);

/** One short apology is no fault in any skill. */
const apologisesMuch = ({ found }: View): boolean => {
  const names = found.map(({ cue }) => CUES[cue]?.name ?? "");
  return names.some((name) => HEAVY.has(name)) || names.filter((name) => name === "apology").length > 1;
};

export type Deciding = { readonly move: Move | undefined; readonly quote: string };

export const decidingOf = (
  skill: SkillSlug,
  verdict: Verdict,
  view: View,
  moves: readonly Evidence[],
  odds: Float64Array,
  partOdds: PartOdds,
): Deciding => {
  const telling =
    verdict === "good"
      ? GOOD_MOVES[skill]
      : SPOILING_MOVES[skill].filter((move) => move !== "apology" || apologisesMuch(view));
  const oddsOfMove = (move: Move): number => (odds[MOVES.indexOf(move)] as number) * weightOf(skill, move);
  const read = moves.filter(({ move }) => telling.includes(move));
  const strongest = read.toSorted((left, right) => oddsOfMove(right.move) - oddsOfMove(left.move))[0];
  if (strongest) return strongest;
  const likely = telling.toSorted((left, right) => oddsOfMove(right) - oddsOfMove(left))[0];
  const mayBeNamed = likely !== undefined && (verdict === "good" || !HOSTILE_MOVES.has(likely));
  if (mayBeNamed && oddsOfMove(likely) > NAMED_ODDS[verdict])
    return { move: likely, quote: sentenceFor(view, likely, partOdds).text };
  // Which of its words spoil it is not known: the line is named as a whole.
  return { move: undefined, quote: view.user.raw.trim() };
};
