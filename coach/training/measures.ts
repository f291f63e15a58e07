/** Counting how readings and labels meet. */
import { STYLES, VERDICTS } from "#domain/analysis/analysis.ts";
import type { SkillSlug } from "#domain/skills/skills.ts";
import type { Reading } from "../coach.ts";
import { HARD_MOVES } from "../moves/evidence.ts";
import type { ReadInput } from "../moves/reader.ts";
import type { LabelledLine } from "./lines.ts";

export type Pair = { readonly line: LabelledLine; readonly reading: Reading };
/** `table[labelled][read]`, counts. */
export type Confusion = readonly (readonly number[])[];

export const readAll = (read: (input: ReadInput) => Reading, lines: readonly LabelledLine[]): readonly Pair[] =>
  lines.map((line) => ({ line, reading: read(line) }));

const confusionOf = (pairs: readonly (readonly [number, number])[], size: number): Confusion => {
  const table = Array.from({ length: size }, () => Array.from({ length: size }, () => 0));
  for (const [labelled, read] of pairs) {
    const row = table[labelled];
    if (row) row[read] = (row[read] ?? 0) + 1;
  }
  return table;
};

export const verdictConfusion = (pairs: readonly Pair[], skill: SkillSlug): Confusion =>
  confusionOf(
    pairs
      .filter(({ line }) => line.skill === skill)
      .map(({ line, reading }) => [VERDICTS.indexOf(line.verdict), VERDICTS.indexOf(reading.verdict)]),
    VERDICTS.length,
  );

export const styleConfusion = (pairs: readonly Pair[]): Confusion =>
  confusionOf(
    pairs.map(({ line, reading }) => [STYLES.indexOf(line.style), STYLES.indexOf(reading.style)]),
    STYLES.length,
  );

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** The mean over the classes of their F1; 0–1. */
export const macroF1 = (table: Confusion): number =>
  total(
    table.map((row, own) => {
      const hits = row[own] ?? 0;
      const read = total(table.map((other) => other[own] ?? 0));
      return hits === 0 ? 0 : (2 * hits) / (total(row) + read);
    }),
  ) / table.length;

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

/** Lines labelled passive or aggressive (and not good) that are read as good. */
export const takenForGood = (pairs: readonly Pair[], style: "passive" | "aggressive"): number => {
  const faulty = pairs.filter(({ line }) => line.style === style && line.verdict !== "good");
  return share(faulty.filter(({ reading }) => reading.verdict === "good").length, faulty.length);
};

/** Of the moves held against a user by a quote, how many stand in a line that is not labelled good. */
export const faultPrecision = (pairs: readonly Pair[]): { readonly precision: number; readonly count: number } => {
  const held = pairs
    .filter(({ reading }) => reading.verdict !== "good")
    .flatMap(({ line, reading }) => reading.moves.filter(({ move }) => HARD_MOVES.has(move)).map(() => line));
  return { precision: share(held.filter(({ verdict }) => verdict !== "good").length, held.length), count: held.length };
};

/** Of the lines read as less than good, how many are labelled less than good. */
export const lessThanGoodPrecision = (pairs: readonly Pair[]): number => {
  const read = pairs.filter(({ reading }) => reading.verdict !== "good");
  return share(read.filter(({ line }) => line.verdict !== "good").length, read.length);
};

export const sameVerdict = (left: readonly Pair[], right: readonly Pair[]): number =>
  share(left.filter(({ reading }, index) => reading.verdict === right[index]?.reading.verdict).length, left.length);
