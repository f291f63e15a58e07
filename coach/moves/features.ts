/** What the weights see of a line, as names; a name present counts as one. Order and repetition do not matter. */
import { CUES, type Found, cuesIn } from "./cues.ts";
import type { SkillSlug } from "#domain/skills/skills.ts";
import { echoFeatures } from "./echo.ts";
import { frameFeatures } from "./frames.ts";
import type { Lexicon } from "./lexicon.ts";
import { type Clause, type Line, lineOf, sentencesOf } from "./line.ts";
import type { Move } from "./move.ts";
import { SPOILING_MOVES, GOOD_MOVES } from "./telling.ts";
import { PLAIN_WORDS, wordClassOf } from "./word-classes.ts";

export type View = {
  readonly user: Line;
  readonly partner: Line;
  readonly scene: Line;
  readonly found: readonly Found[];
  readonly sentences: readonly Clause[];
};

/** A crude root, so that "cleaning" and "clean" meet. */
export const rootOf = (word: string): string =>
  word.length > 4 ? word.replace(/(?:ing|edly|ed|es|s|ly|er|y|e)$/u, "").slice(0, 6) : word;

/** Roots of the words that carry a subject. */
export const rootsOf = (line: Line): ReadonlySet<string> =>
  new Set(line.tokens.filter(({ text }) => text.length > 2 && !PLAIN_WORDS.has(text)).map(({ text }) => rootOf(text)));

export const viewOf = (
  texts: { readonly user: string; readonly partner: string; readonly sceneText: string },
  lexicon: Pick<Lexicon, "mend">,
): View => {
  const user = lineOf(texts.user, lexicon.mend);
  return {
    user,
    partner: lineOf(texts.partner, lexicon.mend),
    scene: lineOf(texts.sceneText, lexicon.mend),
    found: cuesIn(user),
    sentences: sentencesOf(user),
  };
};

const bucket = (count: number, edges: readonly number[]): number => {
  let index = 0;
  while (index < edges.length && count >= (edges[index] ?? 0)) index += 1;
  return index;
};

/** What the end of an unknown word tells of its kind. */
const ENDING = /(?:ing|ed|ly)$/u;

const isWord = (text: string): boolean => /^[\p{L}\p{N}']/u.test(text);

/** `known` tells words common enough to be learnt by themselves; others are seen by what they are to the scene. */
export const featuresOf = (view: View, skill: SkillSlug, known: (word: string) => boolean): readonly string[] => {
  const { user, partner, scene, found, sentences } = view;
  const features = new Set<string>([`skill ${skill}`]);
  const partnerRoots = rootsOf(partner);
  const sceneRoots = rootsOf(scene);
  const partnerNumbers = new Set(partner.tokens.map(({ text }) => text).filter((text) => /^[0-9]/.test(text)));
  const shape = (text: string): string => {
    if (!isWord(text)) return text;
    if (/^[0-9]/.test(text)) return partnerNumbers.has(text) ? "<pn>" : "<n>";
    if (PLAIN_WORDS.has(text)) return text;
    const root = rootOf(text);
    if (text.length > 2 && partnerRoots.has(root)) return "<p>";
    const named = wordClassOf(text);
    if (named) return `<${named}>`;
    if (text.length > 2 && sceneRoots.has(root)) return "<s>";
    return text.length > 4 ? `<x${ENDING.exec(text)?.[0] ?? ""}>` : "<x>";
  };
  const words = user.tokens.map(({ text }) => text);
  const shapes = words.map(shape);
  const plain = words.map((word, index) => (!isWord(word) || known(word) ? word : (shapes[index] ?? word)));

  const grams = (list: readonly string[], tag: string, triples: boolean): void => {
    const framed = ["^", ...list, "$"];
    for (let index = 0; index < framed.length; index += 1) {
      const [one = "", two, three] = framed.slice(index, index + 3);
      features.add(`${tag}1 ${one}`);
      if (two !== undefined) features.add(`${tag}2 ${one} ${two}`);
      if (three !== undefined && triples) features.add(`${tag}3 ${one} ${two} ${three}`);
    }
  };
  grams(plain, "w", false);
  grams(shapes, "s", true);

  sentences.forEach((sentence, index) => {
    const place = index === 0 ? "first" : index === sentences.length - 1 ? "last" : "mid";
    const part = shapes.slice(sentence.from, sentence.to);
    const [a = "", b = "", c = ""] = part;
    for (const start of [a, `${a} ${b}`, `${a} ${b} ${c}`]) {
      features.add(`b ${start}`);
      features.add(`b${place} ${start}`);
    }
    features.add(`e ${place} ${part.at(-1)}`);
    if (sentence.question) {
      features.add(`q ${a} ${b}`);
      features.add(`qlen ${bucket(part.length, [4, 7, 10, 15])}`);
      for (const word of part) features.add(`qw ${word}`);
    } else for (const word of part) features.add(`st ${word}`);
  });

  const firstEnd = sentences[0] ? (user.at[sentences[0].to] ?? user.flat.length) : 0;
  const lastSentence = sentences.at(-1);
  const lastStart = lastSentence && sentences.length > 1 ? (user.at[lastSentence.from] ?? 0) : user.flat.length;
  const firstAt = new Map<string, number>();
  const counts = new Map<string, number>();
  for (const { cue, from } of found) {
    const name = CUES[cue]?.name ?? "";
    if (!firstAt.has(name)) firstAt.set(name, from);
    counts.set(name, (counts.get(name) ?? 0) + 1);
    features.add(`c ${name}`);
    features.add(`c ${name} ${from < firstEnd ? "first" : from >= lastStart ? "last" : "mid"}`);
  }
  for (const [name, count] of counts) if (count > 1) features.add(`cc ${name} ${Math.min(count, 3)}`);
  const ordered = [...firstAt].toSorted((left, right) => left[1] - right[1]);
  ordered.forEach(([left, leftAt], index) => {
    for (const [right, rightAt] of ordered.slice(index + 1)) {
      features.add(
        leftAt === rightAt ? `c= ${left < right ? `${left} ${right}` : `${right} ${left}`}` : `c< ${left} ${right}`,
      );
    }
  });

  const wordCount = words.filter(isWord).length;
  const questions = words.filter((word) => word === "?").length;
  const count = (test: (text: string) => boolean): number => shapes.filter(test).length;
  const picked = count((text) => text === "<p>");
  features.add(`len ${bucket(wordCount, [1, 2, 4, 7, 11, 16, 23, 32])}`);
  features.add(`sents ${bucket(sentences.length, [1, 2, 3, 4, 6])}`);
  features.add(`qs ${Math.min(questions, 3)}`);
  features.add(`qends ${words.at(-1) === "?"}`);
  features.add(`picked ${Math.min(picked, 3)}`);
  features.add(`picked ${picked > 0} q${Math.min(questions, 2)} s${Math.min(sentences.length, 3)}`);
  features.add(
    `scened ${Math.min(
      count((text) => text === "<s>"),
      2,
    )}`,
  );
  features.add(`pickedshare ${wordCount ? bucket(picked / wordCount, [0.01, 0.1, 0.2, 0.35]) : "-"}`);
  features.add(
    `you ${Math.min(
      count((text) => text === "you" || text === "your"),
      3,
    )}`,
  );
  features.add(
    `i ${Math.min(
      count((text) => text === "i" || text === "my" || text === "me"),
      4,
    )}`,
  );
  features.add(
    `and ${Math.min(
      count((text) => text === "and"),
      3,
    )}`,
  );
  features.add(
    `neg ${Math.min(
      count((text) => text === "not" || text === "no" || text === "never"),
      3,
    )}`,
  );
  features.add(`shout ${/(?<![\p{L}])\p{Lu}{3,}(?![\p{L}])/u.test(user.raw) && /\p{Ll}/u.test(user.raw)}`);
  for (const feature of echoFeatures(user, partner, rootOf, partnerRoots)) {
    features.add(feature);
    features.add(`${skill} ${feature}`);
  }
  for (const feature of frameFeatures(user, shapes, sentences)) features.add(feature);
  for (const name of counts.keys()) features.add(`${skill} c ${name}`);
  const shown = (moves: readonly Move[]): number =>
    new Set(found.flatMap(({ cue }) => CUES[cue]?.move ?? []).filter((move) => moves.includes(move))).size;
  const [makes, spoils] = [Math.min(shown(GOOD_MOVES[skill]), 2), Math.min(shown(SPOILING_MOVES[skill]), 3)];
  features.add(`makes ${skill} ${makes}`);
  features.add(`spoils ${skill} ${spoils}`);
  features.add(`makes ${makes} spoils ${spoils}`);
  const asked = partner.flat.trimEnd().endsWith("?");
  features.add(`asked ${asked} ${plain[0]}`);
  features.add(`asked ${asked} len ${bucket(wordCount, [1, 3, 6, 12])}`);
  return [...features];
};
