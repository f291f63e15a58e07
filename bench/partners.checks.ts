/** What can be told of a counterpart's line without understanding it: the countable ones of `PARTNER_RULES`. */
import { isFresh, saidIn, sentencesIn } from "#coach/partner/sentences.ts";

export const CHECKS = ["length", "marks", "repeated", "out of role", "slot"] as const;
export type Check = (typeof CHECKS)[number];

const SENTENCES_MAX = 3;
/** A name in front, quotation marks around it all, a stage direction. */
const MARKS = /^\s*(?:\p{Lu}[\p{L}.' ]{0,30}:\s|["“].*["”]\s*$)|\*[^*]+\*|^\s*\([^)]*\)|\[[^\]]*\]/u;
const OUT_OF_ROLE =
  /\b(?:as an ai|language model|an ai\b|chatbot|role-?play|assertive(?:ly|ness)?|broken record|fogging|negative (?:assertion|inquiry)|self-disclosure|(?:good|great|nice|excellent) (?:technique|boundary|practice)|practi[sc]e session)/i;
const SLOT = /[{}]|\bundefined\b|<\/?\w+>/;

/** The checks that this line fails, after what its speaker had said before. */
export const failedChecks = (line: string, before: readonly string[]): readonly Check[] => {
  const count = sentencesIn(line).length;
  const failed: Readonly<Record<Check, boolean>> = {
    length: count === 0 || count > SENTENCES_MAX,
    marks: MARKS.test(line),
    repeated: !isFresh(line, saidIn(before)),
    "out of role": OUT_OF_ROLE.test(line),
    slot: SLOT.test(line),
  };
  return CHECKS.filter((check) => failed[check]);
};
