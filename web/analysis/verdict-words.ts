import type { ScoreBand, Verdict } from "#domain/analysis/analysis.ts";

/** A line's verdict in a word: the colour alone says nothing. */
export const VERDICT_WORDS: Readonly<Record<Verdict, string>> = {
  good: "Held",
  near_miss: "Nearly",
  missed: "Slipped",
};

export const VERDICT_TONES: Readonly<Record<Verdict, ScoreBand>> = { good: "good", near_miss: "mid", missed: "low" };
