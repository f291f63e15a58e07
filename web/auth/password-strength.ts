/**
 * How hard a password is to guess, by the word lists and patterns of zxcvbn. Some hundreds of kilobytes: imported only when a
 * new password is being typed, and nothing typed leaves the browser for it.
 */
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";
import type { BarTone } from "#web/ui/score-bar.tsx";

export type Strength = {
  /** 0 to 4. */
  readonly score: number;
  readonly tone: BarTone;
  readonly verdict: string;
  /** What would make it better; undefined when it is good as it is. */
  readonly advice: string | undefined;
};

const VERDICTS = ["very easy to guess", "easy to guess", "could be guessed", "hard to guess", "very hard to guess"];
const TONES: readonly BarTone[] = ["low", "low", "mid", "good", "good"];

/** By the names of zxcvbn's warnings. */
const ADVICE: Readonly<Record<string, string>> = {
  straightRow: "Rows of keys are guessed early.",
  keyPattern: "Patterns on the keyboard are guessed early.",
  simpleRepeat: "Repeats like “aaa” add little.",
  extendedRepeat: "Repeats like “abcabc” add little.",
  sequences: "Sequences like “abcd” are guessed early.",
  recentYears: "Years are guessed early.",
  dates: "Dates are guessed early.",
  topTen: "Many people use this one.",
  topHundred: "Many people use this one.",
  common: "Many people use this one.",
  similarToCommon: "Many people use one like this.",
  userInputs: "It is close to your email address.",
};
const MORE_WORDS = "Add a word or two that don't belong together.";

/** Beyond this the verdict is settled, and the search for patterns would be felt. */
const LOOKED_AT_CHARS = 48;

const judge = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** `own`: words an attacker knows, such as the address. */
export const strengthOf = (password: string, own: readonly string[]): Strength => {
  const { score, feedback } = judge.check(password.slice(0, LOOKED_AT_CHARS), [...own]);
  return {
    score,
    tone: TONES[score] ?? "low",
    verdict: VERDICTS[score] ?? "",
    advice: score >= 3 ? undefined : `${ADVICE[feedback.warning ?? ""] ?? ""} ${MORE_WORDS}`.trim(),
  };
};
