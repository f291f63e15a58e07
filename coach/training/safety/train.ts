/** Fits the safety rule's learnt half and writes `domain/practice/safety-weights.json`. */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { tokensOf } from "#domain/practice/line-features.ts";
import { plainText } from "#domain/practice/plain-text.ts";
import { featuresOf, partsOf } from "#domain/practice/safety-features.ts";
import { evened, PART_PENALTY, type SafetyWeights } from "#domain/practice/safety-odds.ts";
import { type FitSettings, fitLines, type LineExample } from "../line-fit.ts";
import { storedWeights } from "../weights-file.ts";
import { ordinaryLines, type SafetyLine, safetyLines } from "./lines.ts";

const SHARED = { epochs: 20, pull: 1e-3, evened, partPenalty: PART_PENALTY, rounds: 4 };
const ALARM: FitSettings = { ...SHARED, featuresMax: 6_000 };
/** Which of two kinds a disclosure is says itself in fewer features. */
const SELF_HARM: FitSettings = { ...SHARED, featuresMax: 400 };
/** How much an example counts. The plainest lines are those of `pat`, and must be right. */
const WEIGHT = { labelled: 1, pat: 5, ordinary: 0.4 };

const partsIn = (user: string): LineExample["parts"] =>
  partsOf(tokensOf(plainText(user))).map((part) => Array.from(featuresOf(part)));

const weightOf = ({ hand }: SafetyLine): number => (hand === "pat" ? WEIGHT.pat : WEIGHT.labelled);

/**
 * @param labelled disclosures and their look-alikes
 * @param ordinary lines that disclose nothing
 */
export const trainSafety = (labelled: readonly SafetyLine[], ordinary: readonly SafetyLine[]): SafetyWeights => {
  const read = labelled.map((line) => ({ label: line.label, parts: partsIn(line.user), weight: weightOf(line) }));
  const alarm = [
    ...read.map(({ label, parts, weight }) => ({ parts, isHit: label !== "none", weight })),
    ...ordinary.map(({ user }) => ({ parts: partsIn(user), isHit: false, weight: WEIGHT.ordinary })),
  ];
  const selfHarm = read
    .filter(({ label }) => label !== "none")
    .map(({ label, parts, weight }) => ({ parts: parts.slice(0, 1), isHit: label === "self_harm", weight }));
  return { alarm: fitLines(alarm, ALARM), selfHarm: fitLines(selfHarm, SELF_HARM) };
};

/** The weights to the letter of the file. */
export const safetyFile = ({ alarm, selfHarm }: SafetyWeights): string =>
  `${JSON.stringify({ alarm: storedWeights(alarm), selfHarm: storedWeights(selfHarm) })}\n`;

export const SAFETY_WEIGHTS_PATH = fileURLToPath(
  new URL("../../../domain/practice/safety-weights.json", import.meta.url),
);

/** The shipped weights: every hand of the rule, and all ordinary lines. */
export const shippedSafetyWeights = (): string => safetyFile(trainSafety(safetyLines(), ordinaryLines()));

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(SAFETY_WEIGHTS_PATH, shippedSafetyWeights());
