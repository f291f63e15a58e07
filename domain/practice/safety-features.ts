/** What the learnt half of the safety rule sees of a line: words in order, kinds of words in order, pieces of words. */
import { addPieces, hashed, isNumber, isSaying, isWord } from "./line-features.ts";
import { kindOfWord } from "./safety-words.ts";

const HASH_BITS = 18;
const PARTS_MAX = 24;
/** A clause of fewer words says nothing by itself. */
const CLAUSE_MIN_WORDS = 3;

const ENDS = new Set([".", "?", "!", ";", ":", "…", "\n"]);
const JOINTS = new Set([",", "-", "and", "but", "because", "so", "then", "if", "when", "cos", "coz", "cause"]);

type Tokens = readonly string[];

/** Cut before each place given, the first token always begins a piece. */
const cutAt = (tokens: Tokens, isStart: (at: number) => boolean): readonly Tokens[] => {
  const starts = tokens.flatMap((_, at) => (at === 0 || isStart(at) ? [at] : []));
  return starts.map((start, index) => tokens.slice(start, starts[index + 1]));
};
const neighbours = (pieces: readonly Tokens[]): readonly Tokens[] =>
  pieces.length > 2 ? pieces.slice(1).map((piece, index) => (pieces[index] ?? []).concat(piece)) : [];

const clausesOf = (sentence: Tokens): readonly Tokens[] => {
  const clauses = cutAt(sentence, (at) => JOINTS.has(sentence[at] ?? ""));
  const telling = clauses.filter((clause) => clause.filter(isWord).length >= CLAUSE_MIN_WORDS);
  return clauses.length > 1 ? [...telling, ...neighbours(clauses)] : [];
};

/**
 * The line, and where in it somebody may say it in passing, in the middle of a scene: sentences, clauses, and two of
 * either in a row.
 */
export const partsOf = (tokens: Tokens): readonly Tokens[] => {
  const sentences = cutAt(tokens, (at) => ENDS.has(tokens[at - 1] ?? "") && !ENDS.has(tokens[at] ?? ""));
  const parts = [...(sentences.length > 1 ? sentences : []), ...neighbours(sentences), ...sentences.flatMap(clausesOf)];
  return [tokens, ...parts.filter(isSaying).slice(0, PARTS_MAX)];
};

const LONGEST_FRAME = 3;
const LONGEST_OUTLINE = 4;
const isContent = (kind: string): boolean => /^\p{Lu}/u.test(kind);

/** The features of a line or a part of it, as numbers below 2^HASH_BITS, each once. */
export const featuresOf = (tokens: Tokens): ReadonlySet<number> => {
  const features = new Set<number>();
  const add = (name: string): void => {
    features.add(hashed(name, HASH_BITS));
  };
  const words = ["^", ...tokens.map((token) => (isNumber(token) ? "<n>" : token)), "$"];
  const frame = words.map((word) => (isWord(word) ? (kindOfWord(word) ?? "*") : word));
  words.forEach((word, at) => {
    add(`w ${word}`);
    if (at + 1 < words.length) add(`b ${word} ${words[at + 1]}`);
    for (let size = 2; size <= LONGEST_FRAME && at + size <= frame.length; size += 1)
      add(`s${frame.slice(at, at + size).join(" ")}`);
    if (word.length > 3 && isWord(word)) addPieces(word, 4, add);
  });
  // The same without the words of no kind, however many stand between.
  const outline = frame.filter((kind) => kind !== "*" && kind !== "^" && kind !== "$");
  outline.forEach((_, at) => {
    for (let size = 1; size <= LONGEST_OUTLINE && at + size <= outline.length; size += 1)
      add(`g${outline.slice(at, at + size).join(" ")}`);
  });
  const content = [...new Set(outline.filter(isContent))].toSorted();
  content.forEach((kind, at) => {
    for (const other of content.slice(at + 1)) add(`p ${kind} ${other}`);
  });
  add(`length ${Math.min(8, Math.floor(Math.log2(tokens.length + 1) * 2))}`);
  return features;
};
