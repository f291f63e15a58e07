/** A cue: words that may show a move. Cues are evidence for the weights to judge, not verdicts by themselves. */
import type { Move } from "./move.ts";

export type Cue = {
  readonly name: string;
  /** The move the words speak for when the weights agree; absent for words that only help to judge. */
  readonly move?: Move;
  /** The words show the move by themselves, whatever the weights think. */
  readonly sure: boolean;
  /** Matched against `Line.flat`, in which every word stands between spaces. */
  readonly pattern: RegExp;
};

/** `source` describes whole words with single spaces between; "_" stands for any one word. */
export const cue = (name: string, source: string, move?: Move, sure = false): Cue => ({
  name,
  sure,
  pattern: new RegExp(`(?<= )(?:${source.replace(/\s*\n\s*/g, "").replace(/_/g, "[^ ]+")})(?= )`, "gu"),
  ...(move ? { move } : {}),
});
