/** Sentences, so that the counterpart never says one twice. */

/** The sentences of a text, trimmed, with their closing marks. A text without any mark is one sentence. */
export const sentencesIn = (text: string): readonly string[] =>
  text
    .split(/(?<=[.!?…][”"’')\]]*)(?<!\b(?:Mr|Mrs|Ms|Dr|St|Prof)\.)\s+(?=["“‘'(]?[\p{Lu}\p{N}…])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 0);

/** What makes two sentences the same to a listener: the words, whatever the case and the marks. */
const keyOf = (sentence: string): string =>
  sentence
    .toLowerCase()
    .replace(/['’‘`]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** The content's lines come back at every reply. The bound only guards against what users write. */
const known = new Map<string, readonly string[]>();
const KNOWN_MAX = 20_000;

export const sentenceKeys = (text: string): readonly string[] => {
  const ready = known.get(text);
  if (ready) return ready;
  const keys = sentencesIn(text).map(keyOf).filter(Boolean);
  if (known.size >= KNOWN_MAX) known.clear();
  known.set(text, keys);
  return keys;
};

/** Every sentence of these texts, as keys. */
export const saidIn = (texts: readonly string[]): ReadonlySet<string> => new Set(texts.flatMap(sentenceKeys));

/** True when no sentence of `text` has been said, and none occurs twice within it. */
export const isFresh = (text: string, said: ReadonlySet<string>): boolean => {
  const keys = sentenceKeys(text);
  return new Set(keys).size === keys.length && keys.every((key) => !said.has(key));
};
