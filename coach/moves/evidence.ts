/** Which moves a line makes, each with the words that show it. */
import type { SkillSlug } from "#domain/skills/skills.ts";
import type { Evidence } from "../coach.ts";
import { CUES, type Found } from "./cues.ts";
import { rootOf, rootsOf, type View } from "./features.ts";
import { clauseAround, clauseText, quoteOf } from "./line.ts";
import { MOVES, type Move } from "./move.ts";
import { SPOILING_MOVES } from "./telling.ts";
import type { Odds } from "./net.ts";

/** Odds from which a move is read when a cue shows it, and when only the line as a whole does. */
const ODDS_WITH_CUE = 0.35;
const ODDS_WITHOUT_CUE = 0.6;
/** Moves that are held against a user are read on better evidence only. */
const HARD_ODDS_WITH_CUE = 0.7;
const HARD_ODDS_WITHOUT_CUE = 0.9;
/** And then the sentence that is quoted must show it by itself. */
const HARD_SENTENCE_ODDS = 0.6;

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

/** What the weights say of a part of the line, read as if it had been the whole. */
export type PartOdds = (part: string) => Odds;

/** The sentence of the line that makes the move most plainly, as it is written. */
export const sentenceFor = (
  view: View,
  move: Move,
  partOdds: PartOdds,
): { readonly text: string; readonly index: number; readonly odds: number } => {
  const { sentences, user } = view;
  let best = { text: sentences[0] ? clauseText(user, sentences[0]) : user.raw.trim(), index: 0, odds: 1 };
  if (sentences.length === 1) return best;
  let top = -1;
  sentences.slice(0, SENTENCES_MAX).forEach((sentence, index) => {
    const text = clauseText(user, sentence);
    const odds = partOdds(text).moves[MOVES.indexOf(move)] as number;
    if (odds > top) {
      top = odds;
      best = { text, index, odds };
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

/** Nobody gives in, in anger: such words are a dare or mockery then. */
const YIELDING_MOVES: ReadonlySet<Move> = new Set<Move>(["giving_in", "position_conceded"]);
const YIELDING_AGGRESSIVE_MAX = 0.6;

/** "Don't put me down for it" is no giving in. */
const isDenied = (view: View, move: Move, { from }: Found): boolean =>
  YIELDING_MOVES.has(move) && / (?:not|never|no)(?: [^ ]+)? $/.test(view.user.flat.slice(0, from));

/** Moves whose usual words show them better than any sentence without. */
const CUED_FIRST: ReadonlySet<Move> = new Set<Move>(["acknowledgement", "closed_question", "apology"]);

/** Words that show nothing by themselves. */
const BARE = /^(?:(?:oh|ok(?:ay)?|k|hm+|um+|well|right|sure|fine|yes|yeah|yep|no|sorry|ah|mm+)(?:[\s,.!?…]+|$))+$/iu;
const isOneWord = (quote: string): boolean => !/\p{L}[\p{L}'’]*[^\p{L}'’]+\p{L}/u.test(quote);

/** The longest words of a cue for the move, within a sentence when one is given. */
export const cueWords = (view: View, move: Move, sentence?: number): string => {
  const bounds = sentence === undefined ? undefined : view.sentences[sentence];
  const from = bounds ? (view.user.at[bounds.from] ?? 0) : 0;
  const to = bounds ? (view.user.at[bounds.to] ?? view.user.flat.length) : view.user.flat.length;
  let best = "";
  let longest = 0;
  for (const found of view.found) {
    if (CUES[found.cue]?.move !== move || found.from < from || found.to > to || isDenied(view, move, found)) continue;
    if (found.to - found.from > longest) {
      longest = found.to - found.from;
      best = wordsOf(view, move, found);
    }
  }
  return best;
};

const sureWords = (view: View, move: Move): string => {
  const found = view.found.find(
    (one) => CUES[one.cue]?.sure && CUES[one.cue]?.move === move && !isDenied(view, move, one),
  );
  return found ? wordsOf(view, move, found) : "";
};

/** Said in kindness, no words are an attack: these moves are named only where the style may be hostile. */
export const HOSTILE_MOVES: ReadonlySet<Move> = new Set<Move>([
  "insult_threat",
  "sarcasm",
  "blame",
  "absolute",
  "cross_examining",
]);
/** Chance of an aggressive style from which an attack is named: by words that are plain, and by others. */
const HOSTILE_CHANCE_SURE = 0.25;
const HOSTILE_CHANCE = 0.35;

/** In small talk a question is at worst a closed one. */
const TALK_SKILLS: ReadonlySet<SkillSlug> = new Set(["free-information", "self-disclosure"]);

/** Moves that may stand on the same words as another fault. */
const BESIDES: ReadonlySet<Move> = new Set<Move>(["absolute", "apology"]);

/** What plain words add to the odds of their move. */
const SURE_WEIGHT = 0.5;

type Weighed = Evidence & { readonly weight: number };

/** Of faults that stand on the same words only the likeliest is named; a yes stays a yes, however hesitant. */
const likeliest = (found: readonly Weighed[]): readonly Evidence[] =>
  found
    .filter(
      ({ move, quote, weight }) =>
        !HARD_MOVES.has(move) ||
        BESIDES.has(move) ||
        !found.some(
          (other) =>
            other.move !== move &&
            HARD_MOVES.has(other.move) &&
            !BESIDES.has(other.move) &&
            !(YIELDING_MOVES.has(move) && other.move === "hedge") &&
            other.weight > weight &&
            (other.quote.includes(quote) || quote.includes(other.quote)),
        ),
    )
    .map(({ move, quote }) => ({ move, quote }));

/** `aggressive` is the chance that the style is, 0–1. */
export const evidenceOf = (
  view: View,
  skill: SkillSlug,
  odds: Float64Array,
  aggressive: number,
  partOdds: PartOdds,
): readonly Evidence[] => {
  const found = MOVES.flatMap((move, index): readonly Weighed[] => {
    const chance = odds[index] as number;
    const hard = HARD_MOVES.has(move);
    const cued = cueWords(view, move);
    if (hard && !SPOILING_MOVES[skill].includes(move)) return [];
    const sure = sureWords(view, move) !== "";
    if (HOSTILE_MOVES.has(move) && aggressive < (sure ? HOSTILE_CHANCE_SURE : HOSTILE_CHANCE)) return [];
    if (YIELDING_MOVES.has(move) && aggressive > YIELDING_AGGRESSIVE_MAX) return [];
    if (move === "cross_examining" && TALK_SKILLS.has(skill)) return [];
    if (
      !sure &&
      chance < (cued ? (hard ? HARD_ODDS_WITH_CUE : ODDS_WITH_CUE) : hard ? HARD_ODDS_WITHOUT_CUE : ODDS_WITHOUT_CUE)
    )
      return [];
    const sentence = sentenceFor(view, move, partOdds);
    const echo = move === "detail_picked_up" ? echoOf(view) : "";
    if (hard && !sure && cued === "" && sentence.odds < HARD_SENTENCE_ODDS) return [];
    const shown =
      echo !== ""
        ? echo
        : sure
          ? sureWords(view, move)
          : cueWords(view, move, sentence.index) || (CUED_FIRST.has(move) && cued) || sentence.text;
    const longer = hard && !SHORT_MOVES.has(move) && isOneWord(shown) ? sentence.text : shown;
    const bare = hard && move !== "unresponsive" && BARE.test(longer);
    // "Oh, okay." shows little; what stands behind it shows the rest.
    const quote = bare ? view.user.raw.trim() : longer;
    if (bare && BARE.test(quote)) return [];
    return quote === "" ? [] : [{ move, quote, weight: chance + (sure ? SURE_WEIGHT : 0) }];
  });
  return likeliest(found);
};
