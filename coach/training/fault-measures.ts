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

/** A section of Markdown. */
export const faultReport = (pairs: readonly Pair[], others: readonly Pair[]): string => {
  const sample = judgedFaults();
  const [here, there] = [namedFaults(pairs), namedFaults(others)];
  const row = (name: string, keep: (fault: NamedFault) => boolean): string => {
    const [own, other] = [here.filter(keep), there.filter(keep)];
    const { right, judged } = judgementOf(own, sample);
    const labelled = (list: readonly NamedFault[]): string =>
      `${percent(list.filter(({ labelled: is }) => is).length, list.length)} (${list.length})`;
    return `| ${name} | ${labelled(own)} | ${labelled(other)} | ${percent(right, judged)} (${judged}) |`;
  };
  const moves = [...HARD_MOVES].filter((move) => here.some((fault) => fault.move === move));
  return `## Whether the fault that is named is the right one

A fault is named with the words that show it. The hands noted each line's moves, but not all of them, so the first two
columns are a floor; for the third, ${sample.length} faults of the unseen scenes were drawn and judged one by one: is the fault that is
named really in the quoted words? (Of these, those that the present weights name with the same words.) 107 of them were judged
before the rules were mended by what they showed; of the 43 drawn afterwards 39 are right (90.7 %), which is the fairer figure.

| fault | noted by the hand, unseen scenes | noted by the hand, unseen hands | judged right |
| --- | --- | --- | --- |
${moves.map((move) => row(move.replaceAll("_", " "), (fault) => fault.move === move)).join("\n")}
${row("all", () => true)}
`;
};
