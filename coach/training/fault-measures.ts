/** Whether the faults that are named are the right ones: by the hands' moves, and by a sample judged one by one. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Evidence } from "../coach.ts";
import { HARD_MOVES } from "../moves/evidence.ts";
import type { Move } from "../moves/move.ts";
import type { Pair } from "./measures.ts";

/** A fault named in a line, as a careful reader who had not seen the engine judged it. */
export type JudgedFault = {
  readonly id: string;
  readonly move: Move;
  readonly quote: string;
  /** What the user is told about the words fits them. */
  readonly right: boolean;
  /** The words hold a fault, if perhaps another one. */
  readonly holds: boolean;
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

export type Judgement = { readonly right: number; readonly holding: number; readonly judged: number };

/** Of the faults that are named, those that were judged, as they are named now. */
export const judgementOf = (named: readonly NamedFault[], sample: readonly JudgedFault[]): Judgement => {
  const known = new Map(sample.map((fault) => [`${fault.id} ${fault.move} ${fault.quote}`, fault]));
  const judged = named.flatMap(({ id, move, quote }) => known.get(`${id} ${move} ${quote}`) ?? []);
  return {
    right: judged.filter(({ right }) => right).length,
    holding: judged.filter(({ holds }) => holds).length,
    judged: judged.length,
  };
};

const percent = (part: number, whole: number): string => (whole === 0 ? "–" : `${((part / whole) * 100).toFixed(1)} %`);

/** A section of Markdown; `pairs` are lines that did not teach. */
export const faultReport = (pairs: readonly Pair[]): string => {
  const sample = judgedFaults();
  const named = namedFaults(pairs);
  const row = (name: string, keep: (fault: NamedFault) => boolean): string => {
    const own = named.filter(keep);
    const { right, holding, judged } = judgementOf(own, sample);
    return `| ${name} | ${percent(own.filter(({ labelled }) => labelled).length, own.length)} (${own.length}) | ${percent(holding, judged)} (${judged}) | ${percent(right, judged)} (${judged}) |`;
  };
  const moves = [...HARD_MOVES].filter((move) => named.some((fault) => fault.move === move));
  return `## Whether the fault that is named is the right one

A fault is named with the words that show it. The hands noted each line's moves, but not all of them, so the first column
is a floor. For the others ${sample.length} faults named in lines of unseen scenes and of blind hands were drawn, and somebody who had not
seen the engine judged them one by one: do the quoted words hold a fault (target ≥ 95 %), and does the sentence that the user is told fit
them? Counted are those that the present weights name with the same words. Most of the others name a kind of fault that is near
the real one, or said more ("your position is there") than was so; those sentences were mended by what the judging showed, and not judged again.

| fault | noted by the hand | the words hold a fault | what is told fits |
| --- | --- | --- | --- |
${moves.map((move) => row(move.replaceAll("_", " "), (fault) => fault.move === move)).join("\n")}
${row("all", () => true)}
`;
};
