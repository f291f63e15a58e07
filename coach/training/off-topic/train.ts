/** Fits the off-topic rule's learnt half and writes `domain/practice/off-topic-weights.json`. */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { tokensOf } from "#domain/practice/line-features.ts";
import { featuresOf, segmentsOf } from "#domain/practice/off-topic-features.ts";
import type { OffTopicWeights } from "#domain/practice/off-topic-odds.ts";
import { plainText } from "#domain/practice/plain-text.ts";
import { type FitSettings, fitLines, type LineExample } from "../line-fit.ts";
import { randomFrom } from "../random.ts";
import { storedWeights } from "../weights-file.ts";
import { madeLines } from "./frames.ts";
import { type OffTopicLine, offTopicLines, taughtPractice } from "./lines.ts";

const SETTINGS: FitSettings = {
  epochs: 30,
  pull: 1e-4,
  evened: Math.sqrt,
  partPenalty: 0,
  featuresMax: 13_000,
  rounds: 2,
};
/** A word is everyday when the lines of this many hands have it. */
const EVERYDAY_MIN_HANDS = 2;
/** How much an example counts. */
const WEIGHT = {
  blind: 1,
  practice: 1,
  ott: 0.7,
  pia: 0.5,
  madeRequest: 0.3,
  madePractice: 0.1,
  led: 0.5,
  part: 0.3,
  partner: 0.5,
};
/** Lines up to here, in UTF-16 units, are put before others: people answer the counterpart first and ask then. */
const LEAD_MAX_CHARS = 90;
const LED_PRACTICE_SHARE = 0.3;
const LED_MADE_SHARE = 0.2;

const read = (text: string): readonly string[] => tokensOf(plainText(text));

const everydayWords = (lines: readonly OffTopicLine[]): ReadonlySet<string> => {
  const hands = new Map<string, Set<string>>();
  for (const { user, partner = "", hand } of lines) {
    for (const token of [...read(user), ...read(partner)]) {
      if (!/^\p{L}/u.test(token)) continue;
      const known = hands.get(token) ?? new Set();
      known.add(hand);
      hands.set(token, known);
    }
  }
  return new Set([...hands].filter(([, { size }]) => size >= EVERYDAY_MIN_HANDS).map(([word]) => word));
};

const weightOf = ({ hand }: OffTopicLine): number => (hand === "ott" || hand === "pia" ? WEIGHT[hand] : WEIGHT.blind);

/**
 * @param labelled requests and practice by hands of the off-topic rule
 * @param practice lines of the reader's training
 */
export const trainOffTopic = (
  labelled: readonly OffTopicLine[],
  practice: readonly OffTopicLine[],
): OffTopicWeights => {
  const random = randomFrom(9);
  const everyday = everydayWords(practice);
  const examples: LineExample[] = [];
  const learn = (tokens: readonly string[], label: OffTopicLine["label"], weight: number): void => {
    examples.push({ parts: [[...featuresOf(tokens, everyday)]], isHit: label === "request", weight });
  };
  const inScene = [
    ...labelled.filter(({ label, partner }) => label === "practice" && partner !== undefined),
    ...practice,
  ];
  const made = madeLines();
  for (const line of labelled) learn(read(line.user), line.label, weightOf(line));
  for (const { user } of practice) learn(read(user), "practice", WEIGHT.practice);
  // What counterparts say is everyday talk as well.
  const partners = new Set(inScene.flatMap(({ partner = "" }) => (partner === "" ? [] : [partner])));
  for (const partner of partners) learn(read(partner), "practice", WEIGHT.partner);
  for (const { user, label } of made) {
    learn(read(user), label, label === "request" ? WEIGHT.madeRequest : WEIGHT.madePractice);
  }

  const leads = inScene.filter(({ user }) => user.length < LEAD_MAX_CHARS);
  const led = (user: string): readonly string[] =>
    read(`${leads[Math.floor(random() * leads.length)]?.user ?? ""} ${user}`);
  for (const { user, label } of labelled) if (label === "request") learn(led(user), label, WEIGHT.led);
  for (const { user, label } of made) {
    if (label === "request" && random() < LED_MADE_SHARE) learn(led(user), label, WEIGHT.led);
  }
  for (const { user } of leads) if (random() < LED_PRACTICE_SHARE) learn(led(user), "practice", WEIGHT.led);
  for (const { user } of inScene) for (const part of segmentsOf(read(user))) learn(part, "practice", WEIGHT.part);
  return { ...fitLines(examples, SETTINGS), everyday };
};

/** The weights to the letter of the file. */
export const offTopicFile = ({ everyday, ...learnt }: OffTopicWeights): string =>
  `${JSON.stringify({ ...storedWeights(learnt), everyday: [...everyday].toSorted().join(" ") })}\n`;

export const OFF_TOPIC_WEIGHTS_PATH = fileURLToPath(
  new URL("../../../domain/practice/off-topic-weights.json", import.meta.url),
);

/** The shipped weights: all hands of the rule, and the lines of the hands that teach it. */
export const shippedOffTopicWeights = (): string => offTopicFile(trainOffTopic(offTopicLines(), taughtPractice()));

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(OFF_TOPIC_WEIGHTS_PATH, shippedOffTopicWeights());
