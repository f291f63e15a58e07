/** What the learnt half of the off-topic rule sees of a line: words in order, the frame they stand in, pieces of words. */

import { addPieces, hashed, isNumber, isSaying, isWord } from "./line-features.ts";

const SEGMENTS_MAX = 12;

/** Words that build a sentence; all others are blanked when the frame of a sentence is looked at. */
const FRAME_WORDS = new Set(
  "i me my mine myself we us our you your yours yourself he him his she her it its they them their this that these those who whom whose what which when where why how a an the some any no not and or but if then so because than as of in on at to from for with about into by over under up down out off is am are was were be been being do does did done doing have has had having will would can could shall should may might must let get got go give tell say said write make made want need like know think please thanks sorry ok yes yeah just only still also too very really more most much many few each every all both one two there here now again well good best better name list explain help ever never always today tomorrow yesterday tonight".split(
    " ",
  ),
);
const FIRST = new Set(["i", "me", "my", "we", "us", "our"]);
const SECOND = new Set(["you", "your", "yours"]);
const THIRD = new Set(["he", "she", "they", "him", "her", "them", "his", "their", "it", "that", "this"]);

/** What may stand before a request without being part of it. */
const FILLERS = new Set(
  "hey hi hello yo ok okay so well now and but then also oh um uh hmm right anyway anyways btw actually honestly seriously please pls just instead first next sorry thanks thx thank cool fine great sure yes yeah yep no nope nah lol haha lmao bot ai computer chatgpt assistant wait pause listen look cmon random quick question topic off hm eh ah dude bro mate man".split(
    " ",
  ),
);
const isFiller = (token: string): boolean => FILLERS.has(token) || /^[^\p{L}\d(]$/u.test(token);

/** The same words without what only leads up to them; null when nothing does. */
const unled = (tokens: readonly string[]): readonly string[] | null => {
  const start = tokens.findIndex((token) => !isFiller(token));
  return start > 0 ? tokens.slice(start) : null;
};

const ENDS = new Set([".", "?", "!", ";", "…", "\n"]);

/**
 * Where in a line a request may stand alone: each sentence, the line from its second, third… sentence on, and each
 * without what leads up to it. None where the line is one bare sentence.
 */
export const segmentsOf = (tokens: readonly string[]): readonly (readonly string[])[] => {
  const starts = [0];
  tokens.forEach((token, at) => {
    const next = tokens[at + 1];
    if (ENDS.has(token) && next !== undefined && !ENDS.has(next) && starts.length < SEGMENTS_MAX) starts.push(at + 1);
  });
  const sentences = starts.length === 1 ? [] : starts.map((start, index) => tokens.slice(start, starts[index + 1]));
  const rests = starts.slice(1, -1).map((start) => tokens.slice(start));
  const parts = [...sentences, ...rests];
  return [...parts, ...[tokens, ...parts].flatMap((part) => [unled(part) ?? []])].filter(isSaying);
};

const framed = (token: string, everyday: ReadonlySet<string>): string => {
  if (FRAME_WORDS.has(token)) return token;
  if (isNumber(token)) return "<n>";
  if (!isWord(token)) return token;
  if (everyday.has(token)) return "<x>";
  return /[^ -\u024f]/u.test(token) ? "<f>" : "<r>";
};

const HASH_BITS = 21;

/** The features of a line or a sentence, as numbers below 2^HASH_BITS, each once. */
export const featuresOf = (tokens: readonly string[], everyday: ReadonlySet<string>): ReadonlySet<number> => {
  const features = new Set<number>();
  const add = (name: string): void => {
    features.add(hashed(name, HASH_BITS));
  };
  const words = ["^", ...tokens.map((token) => (isNumber(token) ? "<n>" : token)), "$"];
  const frame = ["^", ...tokens.map((token) => framed(token, everyday)), "$"];
  words.forEach((word, at) => {
    const [second, third] = [words[at + 1], words[at + 2]];
    add(`w ${word}`);
    if (second !== undefined) add(`b ${word} ${second}`);
    if (third !== undefined) {
      add(`t ${word} ${second} ${third}`);
      add(`k ${word} _ ${third}`);
    }
    for (let size = 2; size <= 5 && at + size <= frame.length; size += 1)
      add(`s${frame.slice(at, at + size).join(" ")}`);
    if (word.length > 2 && isWord(word)) addPieces(word, 3, add);
  });
  const has = (set: ReadonlySet<string>): number => (tokens.some((token) => set.has(token)) ? 1 : 0);
  add(`length ${Math.min(8, Math.floor(Math.log2(tokens.length + 1) * 2))}`);
  add(`people ${has(FIRST)}${has(SECOND)}${has(THIRD)}`);
  const rare = frame.filter((token) => token === "<r>").length;
  add(`rare ${Math.min(5, rare)}`);
  add(`rare share ${Math.round((8 * rare) / tokens.length)}`);
  add(`asks ${tokens.includes("?") ? 1 : 0}${has(SECOND)}`);
  return features;
};
