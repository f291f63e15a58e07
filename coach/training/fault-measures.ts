/** Whether the faults that are named are the right ones: by the hands' moves, and by a sample judged one by one. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Evidence } from "../coach.ts";
import { HARD_MOVES } from "../moves/evidence.ts";
import type { Move } from "../moves/move.ts";
import type { Pair } from "./measures.ts";

/** A fault named in a line, and whether a careful reader finds it in the quoted words. */
export type JudgedFault = {
  readonly id: string;
  readonly move: Move;
  readonly quote: string;
  readonly right: boolean;
};

const PATH = fileURLToPath(new URL("./judged-faults.jsonl", import.meta.url));

export const judgedFaults = (): readonly JudgedFault[] =>
  readFileSync(PATH, "utf8")
    .split("\n")
    .filter((text) => text.trim() !== "")
    .map((text) => JSON.parse(text) as JudgedFault);

export type NamedFault = Evidence & { readonly id: string; readonly labelled: boolean };

/** What is held against a user: the hard moves of a line that is read as less than good. */
export const namedFaults = (pairs: readonly Pair[]): readonly NamedFault[] =>
  pairs
    .filter(({ reading }) => reading.verdict !== "good")
    .flatMap(({ line, reading }) =>
      reading.moves
        .filter(({ move }) => HARD_MOVES.has(move))
        .map(({ move, quote }) => ({ move, quote, id: line.id, labelled: line.moves.includes(move) })),
    );

export type Judgement = { readonly right: number; readonly judged: number };

/** Of the faults that are named, those that were judged, as they are named now. */
export const judgementOf = (named: readonly NamedFault[], sample: readonly JudgedFault[]): Judgement => {
  const known = new Map(sample.map(({ id, move, quote, right }) => [`${id} ${move} ${quote}`, right]));
  const judged = named.flatMap(({ id, move, quote }) => known.get(`${id} ${move} ${quote}`) ?? []);
  return { right: judged.filter(Boolean).length, judged: judged.length };
};

const percent = (part: number, whole: number): string => (whole === 0 ? "–" : `${((part / whole) * 100).toFixed(1)} %`);

/** A section of Markdown; `pairs` are lines that did not teach. */
export const faultReport = (pairs: readonly Pair[]): string => {
  const sample = judgedFaults();
  const named = namedFaults(pairs);
  const row = (name: string, keep: (fault: NamedFault) => boolean): string => {
    const own = named.filter(keep);
    const { right, judged } = judgementOf(own, sample);
    return `| ${name} | ${percent(own.filter(({ labelled }) => labelled).length, own.length)} (${own.length}) | ${percent(right, judged)} (${judged}) |`;
  };
  const moves = [...HARD_MOVES].filter((move) => named.some((fault) => fault.move === move));
  return `## Whether the fault that is named is the right one

A fault is named with the words that show it. The hands noted each line's moves, but not all of them, so the first column
is a floor. For the second, ${sample.length} faults named in lines of unseen scenes and of blind hands were drawn, and somebody who had not
seen the reader judged one by one whether what the user is told fits the quoted words (target ≥ 95 %). Counted are those that the present weights
name with the same words; nothing was changed by what they showed.

| fault | noted by the hand | judged right |
| --- | --- | --- |
${moves.map((move) => row(move.replaceAll("_", " "), (fault) => fault.move === move)).join("\n")}
${row("all", () => true)}
`;
};
