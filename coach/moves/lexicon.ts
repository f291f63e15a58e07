/** The words the reader knows, and the mending of misspelt ones: one slip away from a common word, no more. */
import { WORD_CLASSES } from "./word-classes.ts";

const CLASS_WORDS: readonly string[] = Object.values(WORD_CLASSES).flat();

export type Lexicon = {
  /** Common enough to be learnt by itself. */
  readonly known: (word: string) => boolean;
  /** The common word that `word` is a slip of, or `word` itself. */
  readonly mend: (word: string) => string;
};

/** A misspelt word is mended from this length on: shorter words are too close to one another. */
export const MEND_MIN_LETTERS = 4;
/** Longer than any word that is mended to; beyond it a "word" is a key held down, and looking for slips takes long. */
const MEND_MAX_LETTERS = 24;

/** All strings one letter shorter. The first letter stays: people seldom miss it, and "leeks" is not "weeks". */
const shortenings = (word: string): readonly string[] => {
  const all: string[] = [];
  for (let index = 1; index < word.length; index += 1) all.push(word.slice(0, index) + word.slice(index + 1));
  return all;
};

const isSwap = (left: string, right: string): boolean => {
  if (left.length !== right.length) return false;
  let index = 0;
  while (left[index] === right[index]) index += 1;
  return (
    left[index] === right[index + 1] &&
    left[index + 1] === right[index] &&
    left.slice(index + 2) === right.slice(index + 2)
  );
};

/** `words` are real words, the commonest first; the first `common` of them are learnt and are what slips are mended to. */
export const lexiconOf = (words: readonly string[], common: number): Lexicon => {
  const real = new Set(words);
  const top = new Set(words.slice(0, common));
  const byShortening = new Map<string, string>();
  const targets = new Set([...top, ...CLASS_WORDS]);
  for (const word of targets) {
    if (word.length < MEND_MIN_LETTERS) continue;
    for (const short of shortenings(word)) if (!byShortening.has(short)) byShortening.set(short, word);
  }
  const mended = (word: string): string => {
    const missing = byShortening.get(word);
    if (missing) return missing;
    for (const short of shortenings(word)) {
      if (short.length >= MEND_MIN_LETTERS && targets.has(short)) return short;
      const other = byShortening.get(short);
      if (other && isSwap(word, other)) return other;
    }
    return word;
  };
  return {
    known: (word) => top.has(word),
    mend: (word) => {
      const fits = word.length >= MEND_MIN_LETTERS && word.length <= MEND_MAX_LETTERS;
      return !fits || real.has(word) || /[^\p{L}]/u.test(word) ? word : mended(word);
    },
  };
};
