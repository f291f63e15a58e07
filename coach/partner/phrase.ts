/** Finds the content's phrases (lower case, no apostrophes) in what a user typed, whatever the contractions and marks. */
import { lineOf } from "#coach/moves/line.ts";

/**
 * The readings of a text: as it stands without apostrophes, with contractions written out, and the latter without fillers
 * and articles ("what does it actually cover"). "|" parts sentences.
 */
export type Heard = { readonly bare: string; readonly plain: string; readonly full: string };

const FILLERS =
  / (?:the|a|an|actually|really|exactly|honestly|even|just|then|though|like|literally|basically|ever|also)(?= )/g;

/** Three words between the two framing spaces: shorter ones need the words between them. */
const PLAIN_MIN_PARTS = 5;
const STOP = /^(?:[.?!;:]|\.\.\.|-)$/;
const WORD = /^[\p{L}\p{N}]/u;

const framed = (words: readonly string[]): string => ` ${words.join(" ")} `;

export const heard = (text: string): Heard => {
  const bare = framed(
    text
      .toLowerCase()
      .replace(/['’‘`´]/g, "")
      .replace(/[.?!;:…]+|\s[-–—]+\s/g, " | ")
      .replace(/[^\p{L}\p{M}\p{N}|]+/gu, " ")
      .trim()
      .split(/\s+/),
  );
  const full = framed(
    lineOf(text).tokens.flatMap((token) => (STOP.test(token.text) ? ["|"] : WORD.test(token.text) ? [token.text] : [])),
  );
  return { bare, plain: full.replace(FILLERS, ""), full };
};

/** Phrases are few and never change: each is prepared once. The bound only guards against endless custom scenarios. */
const prepared = new Map<string, Heard>();
const prepare = (phrase: string): Heard => {
  const known = prepared.get(phrase);
  if (known) return known;
  const fresh = heard(phrase);
  if (prepared.size > 20_000) prepared.clear();
  prepared.set(phrase, fresh);
  return fresh;
};

const NEGATION =
  /(?: (?:not|no|never|nor|cannot|without|dont|wont|cant|isnt|didnt|wouldnt|couldnt|rather than|instead of|if i|want me to|asking me to|expect me to|why (?:should|would) i|unlikely|refuse to))(?: [^ |]+){0,5} $/u;

const positions = (text: string, phrase: string): readonly number[] => {
  const found: number[] = [];
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) found.push(at);
  return found;
};

export const says = (user: Heard, phrase: string): boolean => {
  const { bare, plain, full } = prepare(phrase);
  if (user.bare.includes(bare) || user.full.includes(full)) return true;
  return plain.split(" ").length >= PLAIN_MIN_PARTS && user.plain.includes(plain);
};

export const saysAny = (user: Heard, phrases: readonly string[]): boolean =>
  phrases.some((phrase) => says(user, phrase));

/** How many characters of the phrases occur: the more, the better the fit. 0 when none does. */
export const fitOf = (user: Heard, phrases: readonly string[]): number =>
  phrases.reduce((sum, phrase) => sum + (says(user, phrase) ? phrase.length : 0), 0);

/** Like `saysAny`, but not within reach of a "not" before it: "I don't think I'll lend you…" concedes nothing. */
export const saysPlainly = (user: Heard, phrases: readonly string[]): boolean =>
  phrases.some((phrase) => {
    const { bare, full } = prepare(phrase);
    const pairs = [
      [user.bare, bare],
      [user.full, full],
    ] as const;
    return pairs.some(([text, wanted]) => positions(text, wanted).some((at) => !NEGATION.test(text.slice(0, at + 1))));
  });
