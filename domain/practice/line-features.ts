/** What the learnt halves of the off-topic rule and the safety rule share: the words of a line, and features as numbers. */

/** Longer lines are read up to here, in words and marks. */
const READ_MAX_TOKENS = 160;

const TOKEN = /\p{L}[\p{L}\p{M}']*|\d+(?:[.,:]\d+)*|[?!.,:;…()=+*/<>{}[\]#^%$€£&@|\\~-]|\p{Extended_Pictographic}|\n/gu;

/** The words and marks of a line that `plainText` has made plain; a line break is one of them. */
export const tokensOf = (plain: string): readonly string[] => {
  const tokens: string[] = [];
  for (const [token] of plain.matchAll(TOKEN)) {
    tokens.push(token);
    if (tokens.length === READ_MAX_TOKENS) break;
  }
  return tokens;
};

export const isWord = (token: string): boolean => /^\p{L}/u.test(token);
export const isNumber = (token: string): boolean => /^\d/.test(token);
export const isSaying = (tokens: readonly string[]): boolean =>
  tokens.some((token) => isWord(token) || isNumber(token));

/** FNV-1a, folded to so many bits; two features that meet share a weight, which is rare and harmless. */
export const hashed = (name: string, bits: number): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < name.length; index += 1) hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193);
  return ((hash >>> bits) ^ hash) & ((1 << bits) - 1);
};

/** The pieces of a word, its ends marked, of `least` to 5 characters: they know a word that is mistyped. */
export const addPieces = (word: string, least: number, add: (name: string) => void): void => {
  const whole = `<${word.slice(0, 24)}>`;
  for (let size = least; size <= 5; size += 1) {
    for (let at = 0; at + size <= whole.length; at += 1) add(`c${whole.slice(at, at + size)}`);
  }
};
