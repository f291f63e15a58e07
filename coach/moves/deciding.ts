/** The move that decides a verdict, and the words to quote for it. */
import type { Verdict } from "#domain/analysis/analysis.ts";
import type { SkillSlug } from "#domain/skills/skills.ts";
import type { Evidence } from "../coach.ts";
import { type PartOdds, sentenceFor } from "./evidence.ts";
import type { View } from "./features.ts";
import { MOVES, type Move } from "./move.ts";

/** What a good line of the skill does, the most telling first. */
const GOOD: Readonly<Record<SkillSlug, readonly Move[]>> = {
  "broken-record": ["position_held"],
  fogging: ["agreement_truth", "agreement_odds", "agreement_principle"],
  "free-information": ["detail_picked_up", "open_question"],
  "negative-assertion": ["error_owned", "repair_offered"],
  "negative-inquiry": ["question_own_behaviour", "open_question"],
  "self-disclosure": ["feeling_disclosed"],
  "workable-compromise": ["two_sided_offer", "own_need", "open_question"],
};

const ATTACKS: readonly Move[] = ["insult_threat", "sarcasm", "blame", "absolute", "cross_examining"];

/** What spoils a line of the skill. */
const FAULTS: Readonly<Record<SkillSlug, readonly Move[]>> = {
  "broken-record": [
    ...ATTACKS,
    "giving_in",
    "position_conceded",
    "hedge",
    "new_justification",
    "apology",
    "unresponsive",
  ],
  fogging: [...ATTACKS, "giving_in", "position_conceded", "new_justification", "apology", "hedge", "unresponsive"],
  "free-information": [...ATTACKS, "closed_question", "unresponsive", "new_justification"],
  "negative-assertion": [...ATTACKS, "new_justification", "apology", "giving_in", "hedge", "unresponsive"],
  "negative-inquiry": [...ATTACKS, "new_justification", "apology", "giving_in", "hedge", "unresponsive"],
  "self-disclosure": [
    ...ATTACKS,
    "giving_in",
    "hedge",
    "apology",
    "new_justification",
    "open_question",
    "unresponsive",
  ],
  "workable-compromise": [
    ...ATTACKS,
    "giving_in",
    "position_conceded",
    "hedge",
    "new_justification",
    "apology",
    "unresponsive",
  ],
};

/** An apology is seldom what decides, except where it is the subject. */
const weightOf = (skill: SkillSlug, move: Move): number =>
  (move === "apology" && skill !== "negative-assertion") || move === "open_question" ? 0.5 : 1;

/** Below these odds no move is named, only what is missing. */
const NAMED_ODDS = 0.4;

export type Deciding = { readonly move: Move | undefined; readonly quote: string };

export const decidingOf = (
  skill: SkillSlug,
  verdict: Verdict,
  view: View,
  moves: readonly Evidence[],
  odds: Float64Array,
  partOdds: PartOdds,
): Deciding => {
  const telling = verdict === "good" ? GOOD[skill] : FAULTS[skill];
  const oddsOfMove = (move: Move): number => (odds[MOVES.indexOf(move)] as number) * weightOf(skill, move);
  const read = moves.filter(({ move }) => telling.includes(move));
  const strongest = read.toSorted((left, right) => oddsOfMove(right.move) - oddsOfMove(left.move))[0];
  if (strongest) return strongest;
  const likely = telling.toSorted((left, right) => oddsOfMove(right) - oddsOfMove(left))[0];
  if (likely && oddsOfMove(likely) > NAMED_ODDS)
    return { move: likely, quote: sentenceFor(view, likely, partOdds).text };
  return { move: undefined, quote: view.user.raw.trim() };
};
