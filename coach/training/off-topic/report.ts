/** The off-topic rule's part of `docs/coach-accuracy.md`. */
import { isOffTopic } from "#domain/practice/off-topic.ts";
import { practiceLines } from "./lines.ts";
import { type CrossMeasure, crossMeasures } from "./measures.ts";

type Share = CrossMeasure["missed"];

const shown = ({ lines, wrong }: Share): string => `${((wrong / lines) * 100).toFixed(1)} % (${wrong} of ${lines})`;
const together = (shares: readonly Share[]): Share => ({
  lines: shares.reduce((sum, { lines }) => sum + lines, 0),
  wrong: shares.reduce((sum, { wrong }) => sum + wrong, 0),
});

const millisecondsEach = (lines: readonly string[]): number => {
  for (const line of lines) isOffTopic(line);
  const start = performance.now();
  for (const line of lines) isOffTopic(line);
  return (performance.now() - start) / lines.length;
};

/** Markdown. Fits three times, which takes some seconds. */
export const offTopicReport = (): string => {
  const measures = crossMeasures();
  const row = (name: string, of: (measure: CrossMeasure) => Share, target: string): string =>
    `| ${[name, ...measures.map((measure) => shown(of(measure))), shown(together(measures.map(of))), target].join(" | ")} |`;
  const cost = millisecondsEach(practiceLines().map(({ user }) => user));
  return `## The off-topic rule

Three hands wrote requests to the assistant, and practice that looks like them, without having seen the rule. Each tests a
rule that was taught by the others, by the rule's authors and by two thirds of the hands above; the lines of the other hands,
all practice, are tested too. The shipped rule was taught by all of them.

|  | ${measures.map(({ testedOn, taughtBy }) => `tested on ${testedOn}, taught by ${taughtBy}`).join(" | ")} | together | target |
| --- | ${measures.map(() => "---").join(" | ")} | --- | --- |
${row("requests missed", ({ missed }) => missed, "≤ 10 %")}
${row("practice lines blocked", ({ falseBlocks }) => falseBlocks, "≤ 1 %")}
${row("lines of the reader's training blocked", ({ falseBlocksOfLines }) => falseBlocksOfLines, "≤ 1 %")}
${row("requests missed by the patterns alone", ({ missedByPatterns }) => missedByPatterns, "")}

Time for a line: ${cost.toFixed(1)} ms on one core.
`;
};
