/** The learnt half of the off-topic rule: how much a line reads like a request to the assistant. */
import { tokensOf } from "./line-features.ts";
import { featuresOf, segmentsOf } from "./off-topic-features.ts";
import stored from "./off-topic-weights.json" with { type: "json" };
import { type LearntWeights, weightsOf } from "./stored-weights.ts";

export type OffTopicWeights = LearntWeights & {
  /** Words that people use in every kind of scene; all others are what a request is about. */
  readonly everyday: ReadonlySet<string>;
};

const SHIPPED: OffTopicWeights = { ...weightsOf(stored), everyday: new Set(stored.everyday.split(" ")) };

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
