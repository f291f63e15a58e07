/** What may be held against a line: only what the reading is sure of, and only with the words that show it. */
import type { Evidence } from "#coach/coach.ts";
import type { Move } from "#coach/moves/move.ts";
import type { JudgedLine } from "./judged-line.ts";

/** Confidence from which a line is told as less than good: when words show a fault, and when only the whole does. */
const SHOWN_CONFIDENCE = { missed: 0.5, near_miss: 0.6 } as const;
const UNSHOWN_CONFIDENCE = { missed: 0.6, near_miss: 0.75 } as const;

/** The gravest first. */
const FAULT_MOVES: readonly Move[] = [
  "insult_threat",
  "sarcasm",
  "blame",
  "cross_examining",
  "giving_in",
  "position_conceded",
  "new_justification",
  "absolute",
  "apology",
  "hedge",
  "closed_question",
  "unresponsive",
];

export const isFault = ({ reading: { verdict, confidence, moves } }: JudgedLine): boolean => {
  if (verdict === "good") return false;
  const shown = moves.some(({ move }) => FAULT_MOVES.includes(move));
  return confidence >= (shown ? SHOWN_CONFIDENCE : UNSHOWN_CONFIDENCE)[verdict];
};

/** The fault that the line's own reason is about, else the gravest. */
export const faultOf = ({ reading }: JudgedLine): Evidence | undefined =>
  reading.moves.find(({ move, quote }) => quote === reading.quote && FAULT_MOVES.includes(move)) ??
  FAULT_MOVES.map((fault) => reading.moves.find(({ move }) => move === fault)).find((found) => found !== undefined);

const HOSTILE: ReadonlySet<Move> = new Set<Move>(["insult_threat", "sarcasm", "blame"]);

const HOSTILE_CHANCE = 0.75;

/** Words of the line show hostility, or the whole of it does beyond doubt. */
export const isHostile = ({ reading: { moves, style, chances } }: JudgedLine): boolean =>
  (style === "aggressive" && moves.some(({ move }) => HOSTILE.has(move))) || chances.style.aggressive >= HOSTILE_CHANCE;

/** A line that may be held up as an example. */
export const isExample = (line: JudgedLine): boolean => line.reading.verdict === "good" && !isHostile(line);
