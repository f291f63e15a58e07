/** The learnt half of the off-topic rule: how much a line reads like a request to the assistant. */
import { bytesOf, signedOf } from "../bytes.ts";
import { featuresOf, segmentsOf, tokensOf } from "./off-topic-features.ts";
import stored from "./off-topic-weights.json" with { type: "json" };

export type OffTopicWeights = {
  readonly bias: number;
  readonly weights: ReadonlyMap<number, number>;
  /** Words that people use in every kind of scene; all others are what a request is about. */
  readonly everyday: ReadonlySet<string>;
};

/** As the training wrote it: features ascending, each as its distance from the one before, seven bits a byte. */
const weightsOf = ({ bias, step, gaps, steps, everyday }: typeof stored): OffTopicWeights => {
  const values = signedOf(bytesOf(steps));
  const weights = new Map<number, number>();
  let feature = 0;
  let gap = 0;
  let shift = 0;
  let row = 0;
  for (const byte of bytesOf(gaps)) {
    gap |= (byte & 127) << shift;
    shift += 7;
    if (byte >= 128) continue;
    feature += gap;
    weights.set(feature, (values[row] as number) * step);
    row += 1;
    gap = 0;
    shift = 0;
  }
  return { bias, weights, everyday: new Set(everyday.split(" ")) };
};

const SHIPPED = weightsOf(stored);

/** Longer than any request it was taught by: of such lines it knows nothing, and what is unsure is practice. */
const WORDS_MAX = 120;

/** A sentence alone says less than the line it stands in. */
const SEGMENT_PENALTY = 0.3;

const oddsOf = (tokens: readonly string[], { bias, weights, everyday }: OffTopicWeights): number => {
  const features = featuresOf(tokens, everyday);
  let sum = 0;
  for (const feature of features) sum += weights.get(feature) ?? 0;
  return bias + sum / Math.sqrt(features.size);
};

/**
 * The log-odds that a line, or a sentence of it, is a request to the assistant.
 * @param plain as `plainText` gives it
 */
export const requestOdds = (plain: string, weights: OffTopicWeights = SHIPPED): number => {
  const tokens = tokensOf(plain);
  if (tokens.length === 0 || tokens.length > WORDS_MAX) return Number.NEGATIVE_INFINITY;
  const segments = segmentsOf(tokens).map((segment) => oddsOf(segment, weights) - SEGMENT_PENALTY);
  return Math.max(oddsOf(tokens, weights), ...segments);
};
