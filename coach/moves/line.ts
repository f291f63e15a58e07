/**
 * A line as the reader sees it: lower-case words with contractions written out and common short forms resolved, each
 * still knowing where it stands in the line, so that whatever is found can be quoted to the letter.
 */
import { CONTRACTIONS, SHORT_FORMS } from "./short-forms.ts";

export type Token = { readonly text: string; readonly start: number; readonly end: number };

export type Line = {
  readonly raw: string;
  readonly tokens: readonly Token[];
  /** Tokens joined by single spaces, a space at both ends: what the cue patterns are matched against. */
  readonly flat: string;
  /** Index in `flat` of each token's first character. */
  readonly at: readonly number[];
};

/** Longer lines are read up to here: the reading must stay quick whatever is pasted. In UTF-16 units. */
export const LINE_MAX = 2000;

const PIECE =
  /[\p{L}\p{M}\p{N}]+(?:['’‘`´][\p{L}\p{M}]+)*|\.{2,}|…|[!?]+|[.,;:]|(?<![\p{L}\p{N}])-+|-+(?![\p{L}\p{N}])|[–—]+|[\p{Extended_Pictographic}]|[:;]-?[)(DPp]/gu;

const isWord = (piece: string): boolean => /^[\p{L}\p{N}]/u.test(piece);

const punctuation = (piece: string): string => {
  if (piece.includes("?")) return "?";
  if (piece.startsWith("!")) return "!";
  if (piece === "…" || piece.startsWith("..")) return "...";
  return /^[-–—]/.test(piece) ? "-" : piece;
};

/** The words a written word stands for: "don't" is "do not", "soooo" is "so", "u" is "you". */
const wordsOf = (piece: string): readonly string[] => {
  const lower = piece.toLowerCase().replace(/[’‘`´]/g, "'");
  const bare = lower.replace(/'/g, "");
  if (lower.includes("'")) {
    const known = CONTRACTIONS.get(lower) ?? CONTRACTIONS.get(bare);
    if (known) return known;
    const ending = /^(.+?)(n't|'m|'re|'ve|'ll|'d|'s)$/.exec(lower);
    if (ending?.[1] && ending[2]) return [ending[1], ENDINGS[ending[2]] ?? "'s"];
    return [bare];
  }
  const squeezed = bare.replace(/(\p{L})\1{2,}/gu, "$1");
  return CONTRACTIONS.get(bare) ?? SHORT_FORMS.get(bare) ?? SHORT_FORMS.get(squeezed) ?? [squeezed];
};

const ENDINGS: Readonly<Record<string, string>> = {
  "n't": "not",
  "'m": "am",
  "'re": "are",
  "'ve": "have",
  "'ll": "will",
  "'d": "would",
  "'s": "is",
};

/** Reads `raw` into tokens; `mend` may replace a misspelt word. Any string is allowed, the empty one too. */
export const lineOf = (raw: string, mend: (word: string) => string = (word) => word): Line => {
  const tokens: Token[] = [];
  const at: number[] = [];
  let flat = " ";
  for (const match of raw.slice(0, LINE_MAX).matchAll(PIECE)) {
    const start = match.index;
    const end = start + match[0].length;
    const texts = isWord(match[0]) ? wordsOf(match[0]) : [punctuation(match[0])];
    for (const text of texts) {
      const mended = text.length > 3 ? mend(text) : text;
      tokens.push({ text: mended, start, end });
      at.push(flat.length);
      flat += `${mended} `;
    }
  }
  return { raw, tokens, flat, at };
};

/** The words of `raw` behind `flat.slice(from, to)`, to the letter. */
export const quoteOf = (line: Line, from: number, to: number): string => {
  let start = -1;
  let end = -1;
  for (let index = 0; index < line.tokens.length; index += 1) {
    const token = line.tokens[index];
    const position = line.at[index];
    if (!token || position === undefined || position + token.text.length <= from) continue;
    if (position >= to) break;
    if (start < 0) start = token.start;
    end = token.end;
  }
  return start < 0 ? "" : line.raw.slice(start, end);
};

const BREAKS = new Set([",", ".", "?", "!", "...", ";", "-", ":", "but", "because", "though", "although"]);

/** The words of `raw` around `flat.slice(from, to)`, out to the nearest break on either side, the break left out. */
export const clauseAround = (line: Line, from: number, to: number): string => {
  const { tokens, at } = line;
  const isBreak = (index: number): boolean => BREAKS.has(tokens[index]?.text ?? ".");
  let first = at.findIndex((position, index) => position + (tokens[index]?.text.length ?? 0) > from);
  let last = at.findLastIndex((position) => position < to);
  if (first < 0 || last < first) return "";
  while (last > first && isBreak(last) && tokens[last]?.text !== "?") last -= 1;
  while (first > 0 && !isBreak(first - 1) && !isBreak(first)) first -= 1;
  while (last + 1 < tokens.length && !isBreak(last + 1) && tokens[last]?.text !== "?") last += 1;
  if (tokens[last + 1]?.text === "?") last += 1;
  if (first < last && tokens[first]?.text === "and") first += 1;
  const start = tokens[first]?.start ?? 0;
  return line.raw.slice(start, tokens[last]?.end ?? start);
};

/** A stretch of a line between stops: `from` and `to` are indexes in `tokens`, `to` exclusive. */
export type Clause = { readonly from: number; readonly to: number; readonly question: boolean };

const STOPS = new Set([".", "?", "!", "...", ";", "-", ":"]);

/** Sentences of the line, each with at least one word. */
export const sentencesOf = (line: Line): readonly Clause[] => {
  const sentences: Clause[] = [];
  let from = 0;
  const close = (to: number, question: boolean): void => {
    const worded = line.tokens.slice(from, to).some((token) => isWord(token.text));
    if (worded) sentences.push({ from, to, question });
    from = to;
  };
  line.tokens.forEach((token, index) => {
    if (STOPS.has(token.text)) close(index + 1, token.text === "?");
  });
  close(line.tokens.length, false);
  return sentences;
};

/** The words of `raw` that a clause covers, without a trailing comma. */
export const clauseText = (line: Line, clause: Clause): string => {
  const first = line.tokens[clause.from];
  const last = line.tokens[clause.to - 1];
  return first && last ? line.raw.slice(first.start, last.end).replace(/[\s,;:–—-]+$/u, "") : "";
};
