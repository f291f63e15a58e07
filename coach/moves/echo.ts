/** Whether the user's words confirm or deny the other's: the same words, with or without a "not" in reach. */
import type { Line } from "./line.ts";

const NEGATIONS = new Set(["not", "no", "never", "nothing", "nobody", "none", "without", "hardly"]);
const STOPS = new Set([".", "?", "!", "...", ";", "but"]);
/** How far before a word, in tokens, a negation still reaches it. */
const REACH = 6;

const isDenied = (line: Line, index: number): boolean => {
  for (let before = index - 1; before >= 0 && before >= index - REACH; before -= 1) {
    const text = line.tokens[before]?.text ?? ".";
    if (STOPS.has(text)) return false;
    if (NEGATIONS.has(text)) return true;
  }
  return false;
};

const SHORT_ANSWER =
  / (?:i|it|they|that|this|he|she|we|there|you) (?:am|is|are|was|were|do|does|did|have|has|had|can|could|will|would)( not)?(?= [.,!?-]| \.\.\.| $)/;

const sign = (denied: boolean): string => (denied ? "-" : "+");

/** "You don't think": the roots of what the other says that the user does not do. */
const missedActs = (partner: Line, rootOf: (word: string) => string): ReadonlySet<string> =>
  new Set(
    [
      ...partner.flat.matchAll(
        / you (?:(?:do|did|can|could|will|have|are|really|just|simply) )*(?:not|never) (?:(?:even|ever|really|once) )*([^ ]+)/g,
      ),
    ].map(([, verb = ""]) => rootOf(verb)),
  );

/** "I do think", said to "you don't think". */
export const contradicts = (user: Line, partner: Line, rootOf: (word: string) => string): boolean => {
  const missed = missedActs(partner, rootOf);
  return (
    missed.size > 0 &&
    [...user.flat.matchAll(/ i (?:(?:do|did|can|am|have|always|often|certainly|already) )*([^ ]+)(?! not)/g)].some(
      ([, verb = ""]) => verb !== "not" && verb !== "never" && missed.has(rootOf(verb)),
    )
  );
};

/** `rootOf` gives the root of a word, `theirs` the roots of the other's line. */
export const echoFeatures = (
  user: Line,
  partner: Line,
  rootOf: (word: string) => string,
  theirs: ReadonlySet<string>,
): readonly string[] => {
  const features: string[] = [];
  const theirSign = new Map<string, string>();
  partner.tokens.forEach(({ text }, index) => {
    const root = rootOf(text);
    if (theirs.has(root)) theirSign.set(root, sign(isDenied(partner, index)));
  });
  user.tokens.forEach(({ text }, index) => {
    const other = theirSign.get(rootOf(text));
    if (other !== undefined && text.length > 2) features.push(`echo ${sign(isDenied(user, index))}${other}`);
  });
  if (contradicts(user, partner, rootOf)) features.push("contradicts");
  const partnerDenies = partner.tokens.some(({ text }) => NEGATIONS.has(text));
  const answer = SHORT_ANSWER.exec(user.flat);
  if (answer) features.push(`tag ${sign(answer[1] !== undefined)}${sign(partnerDenies)}`);
  const firstStop = user.tokens.findIndex(({ text }) => STOPS.has(text));
  const opening = user.tokens.slice(0, firstStop < 0 ? undefined : firstStop);
  features.push(`opens ${sign(opening.some(({ text }) => NEGATIONS.has(text)))}${sign(partnerDenies)}`);
  return features;
};
