/** The safety rule's part of `docs/coach-accuracy.md`. */
import { findDanger } from "#domain/practice/safety.ts";
import { practiceLines } from "../off-topic/lines.ts";
import { type CrossMeasure, crossMeasures, type Share } from "./measures.ts";

const shown = ({ lines, counted }: Share): string =>
  `${((counted / lines) * 100).toFixed(1)} % (${counted} of ${lines})`;
const together = (shares: readonly Share[]): Share => ({
  lines: shares.reduce((sum, { lines }) => sum + lines, 0),
  counted: shares.reduce((sum, { counted }) => sum + counted, 0),
});

const millisecondsEach = (lines: readonly string[]): number => {
  for (const line of lines) findDanger(line);
  const start = performance.now();
  for (const line of lines) findDanger(line);
  return (performance.now() - start) / lines.length;
};

/**
 * What the patterns alone, which were the whole rule before, made of the blind hands before anyone had looked at their
 * lines; a record, which no later training changes.
 */
const BEFORE: readonly (readonly [string, string, string])[] = [
  ["self-harm heard", "15.9 %", "7.7 %"],
  ["danger heard", "16.4 %", "11.9 %"],
  ["look-alikes given a note", "0.5 %", "1.3 %"],
];

/** Markdown. Fits twice, which takes some seconds. */
export const safetyReport = (): string => {
  const measures = crossMeasures();
  const row = (name: string, of: (measure: CrossMeasure) => Share, target: string): string =>
    `| ${[name, ...measures.map((measure) => shown(of(measure))), shown(together(measures.map(of))), target].join(" | ")} |`;
  const cost = millisecondsEach(practiceLines().map(({ user }) => user));
  return `## The safety rule

Two hands wrote disclosures of danger, many of them in hints, and lines that only look like them, without having seen
the rule. Each tests a rule that was taught by the other one, by the rule's authors and by two thirds of the hands of ordinary lines.
The author of the learnt half knew val's lines when writing part of his own, so that the column of val is too kind; those
of xan chose the threshold and showed which patterns were not sure, and taught nothing in theirs. The shipped rule was taught by all of them.

|  | ${measures.map(({ testedOn, taughtBy }) => `tested on ${testedOn}, taught by ${taughtBy}`).join(" | ")} | together | target |
| --- | ${measures.map(() => "---").join(" | ")} | --- | --- |
${row("self-harm heard", ({ heard }) => heard.self_harm, "≥ 85 %")}
${row("danger heard", ({ heard }) => heard.danger, "≥ 85 %")}
${row("of those heard, the note for the other danger", ({ otherNote }) => otherNote, "")}
${row("look-alikes given a note", ({ falseNotes }) => falseNotes, "≤ 1 %")}
${row("lines of the reader's training given a note", ({ falseNotesOfLines }) => falseNotesOfLines, "≤ 0.1 %")}

The targets are not met: plain statements are heard, hints mostly are not ("You can have my guitar, I won't need it after the
weekend"). The threshold is a choice between them: lower, more is heard, and more scenes stop in which nothing is wrong.
Before, when the rule was patterns alone, the same hands, read before anyone had looked at their lines:

|  | val | xan |
| --- | --- | --- |
${BEFORE.map((cells) => `| ${cells.join(" | ")} |`).join("\n")}

Time for a line: ${cost.toFixed(2)} ms on one core.
`;
};
