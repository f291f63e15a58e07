/** Which moves a line makes, each with the words that show it. */
import type { Evidence } from "../coach.ts";
import { CUES, type Found } from "./cues.ts";
import { rootOf, rootsOf, type View } from "./features.ts";
import { clauseAround, clauseText, quoteOf } from "./line.ts";
import { MOVES, type Move } from "./move.ts";

/** Odds from which a move is read when a cue shows it, and when only the line as a whole does. */
const ODDS_WITH_CUE = 0.35;
const ODDS_WITHOUT_CUE = 0.6;
/** Moves that are held against a user are read on better evidence only. */
const HARD_ODDS_WITH_CUE = 0.5;
const HARD_ODDS_WITHOUT_CUE = 0.75;

export const HARD_MOVES: ReadonlySet<Move> = new Set<Move>([
  "position_conceded",
  "new_justification",
  "blame",
  "absolute",
  "insult_threat",
  "sarcasm",
  "cross_examining",
  "giving_in",
  "hedge",
  "unresponsive",
]);

export type PartOdds = (part: string) => Float64Array;

/** The sentence of the line that makes the move most plainly, as it is written. */
export const sentenceFor = (
  view: View,
  move: Move,
  partOdds: PartOdds,
): { readonly text: string; readonly index: number } => {
  const { sentences, user } = view;
  let best = { text: sentences[0] ? clauseText(user, sentences[0]) : user.raw.trim(), index: 0 };
  if (sentences.length === 1) return best;
  let top = -1;
  sentences.slice(0, SENTENCES_MAX).forEach((sentence, index) => {
    const text = clauseText(user, sentence);
    const odds = partOdds(text)[MOVES.indexOf(move)] as number;
    if (odds > top) {
      top = odds;
      best = { text, index };
    }
  });
  return best;
};

/** The sentence that shares most with what the other said; "" when none shares anything. */
const echoOf = (view: View): string => {
  const theirs = rootsOf(view.partner);
  let best = "";
  let most = 0;
  for (const sentence of view.sentences) {
    const shared = view.user.tokens
      .slice(sentence.from, sentence.to)
      .filter(({ text }) => theirs.has(rootOf(text))).length;
    if (shared > most) {
      most = shared;
      best = clauseText(view.user, sentence);
    }
  }
  return best;
};

/** Only so many sentences are weighed by themselves, to keep the reading quick. */
const SENTENCES_MAX = 6;

/** Moves that a word or two show by themselves; the others are quoted with the words around the cue. */
const SHORT_MOVES: ReadonlySet<Move> = new Set<Move>(["apology", "absolute"]);

const wordsOf = (view: View, move: Move, found: Found): string =>
  (SHORT_MOVES.has(move) ? quoteOf : clauseAround)(view.user, found.from, found.to);

/** The longest words of a cue for the move, within a sentence when one is given. */
export const cueWords = (view: View, move: Move, sentence?: number): string => {
  const bounds = sentence === undefined ? undefined : view.sentences[sentence];
  const from = bounds ? (view.user.at[bounds.from] ?? 0) : 0;
  const to = bounds ? (view.user.at[bounds.to] ?? view.user.flat.length) : view.user.flat.length;
  let best = "";
  let longest = 0;
  for (const found of view.found) {
    if (CUES[found.cue]?.move !== move || found.from < from || found.to > to) continue;
    if (found.to - found.from > longest) {
      longest = found.to - found.from;
      best = wordsOf(view, move, found);
    }
  }
  return best;
};

const sureWords = (view: View, move: Move): string => {
  const found = view.found.find(({ cue }) => CUES[cue]?.sure && CUES[cue].move === move);
  return found ? wordsOf(view, move, found) : "";
};

export const evidenceOf = (view: View, odds: Float64Array, partOdds: PartOdds): readonly Evidence[] => {
  const memo = new Map<string, Float64Array>();
  const once: PartOdds = (part) => {
    const known = memo.get(part) ?? partOdds(part);
    memo.set(part, known);
    return known;
  };
  return MOVES.flatMap((move, index): readonly Evidence[] => {
    const chance = odds[index] as number;
    const hard = HARD_MOVES.has(move);
    const cued = cueWords(view, move);
    const sure = view.found.some(({ cue }) => CUES[cue]?.sure && CUES[cue].move === move);
    if (
      !sure &&
      chance < (cued ? (hard ? HARD_ODDS_WITH_CUE : ODDS_WITH_CUE) : hard ? HARD_ODDS_WITHOUT_CUE : ODDS_WITHOUT_CUE)
    )
      return [];
    const sentence = sentenceFor(view, move, once);
    const echo = move === "detail_picked_up" ? echoOf(view) : "";
    const quote =
      echo !== "" ? echo : sure ? sureWords(view, move) : cueWords(view, move, sentence.index) || sentence.text || cued;
    return quote === "" ? [] : [{ move, quote }];
  });
};
