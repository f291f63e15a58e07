import type { Difficulty } from "#domain/skills/skills.ts";
import type { Turn } from "./policy.ts";
import { has } from "./policy.ts";

/** Clean moves that end a scene, by difficulty; the score is leaky, so that one neutral line does not undo three good ones. */
export const CLEAN_MOVES: Readonly<Record<Difficulty, number>> = { Beginner: 3, Intermediate: 4, Advanced: 5 };

/** Saying a good line over again is a good move in Broken Record only, which counts for itself. */
const REPEATED_GAIN = 0;

/** What a line adds to the firmness. Feeding the counterpart costs more than saying nothing to the purpose. */
export const usualGain = (turn: Turn): number => {
  if (turn.gaveIn || turn.attacked) return -1;
  if (turn.verdict === "good") return turn.repeated ? REPEATED_GAIN : 1;
  if (turn.verdict === "near_miss") return 0.3;
  return has(turn, "new_justification", "blame", "sarcasm", "cross_examining") ? -0.6 : -0.4;
};
