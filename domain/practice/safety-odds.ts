/** The learnt half of the safety rule: how much a line reads like somebody's danger, and which. */
import { tokensOf } from "./line-features.ts";
import { featuresOf, partsOf } from "./safety-features.ts";
import stored from "./safety-weights.json" with { type: "json" };
import { type LearntWeights, weightsOf } from "./stored-weights.ts";

export type SafetyWeights = {
  /** A disclosure of either danger, against everything else. */
  readonly alarm: LearntWeights;
  /** Among disclosures: that the user may harm themselves, against danger from others. */
  readonly selfHarm: LearntWeights;
};

const SHIPPED: SafetyWeights = { alarm: weightsOf(stored.alarm), selfHarm: weightsOf(stored.selfHarm) };

/**
 * By what a sum of weights is divided: a long line has more of them to be wrong about. Roots, since a power is not the same to the last
 * bit everywhere, and the training must be.
 */
export const evened = (features: number): number => Math.sqrt(Math.sqrt(features));
/** A part alone says less than the line it stands in. */
export const PART_PENALTY = 0.3;

const oddsOf = (features: ReadonlySet<number>, { bias, weights }: LearntWeights): number => {
  let sum = 0;
  for (const feature of features) sum += weights.get(feature) ?? 0;
  return bias + sum / evened(features.size);
};

/** Log-odds, taken at the part of the line that most reads like it. */
export type SafetyOdds = { readonly alarm: number; readonly selfHarm: number };

/** @param plain as `plainText` gives it */
export const safetyOdds = (plain: string, weights: SafetyWeights = SHIPPED): SafetyOdds => {
  const tokens = tokensOf(plain);
  if (tokens.length === 0) return { alarm: Number.NEGATIVE_INFINITY, selfHarm: 0 };
  const parts = partsOf(tokens).map((part, index) => {
    const features = featuresOf(part);
    return { features, alarm: oddsOf(features, weights.alarm) - (index === 0 ? 0 : PART_PENALTY) };
  });
  const loudest = parts.reduce((most, part) => (part.alarm > most.alarm ? part : most));
  return { alarm: loudest.alarm, selfHarm: oddsOf(loudest.features, weights.selfHarm) };
};
