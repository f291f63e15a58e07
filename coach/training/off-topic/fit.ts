/** Fits the learnt half of the off-topic rule: logistic regression by AdaGrad, the same weights every run. */
import { randomFrom } from "../random.ts";

export type OffTopicExample = {
  readonly features: readonly number[];
  readonly isRequest: boolean;
  readonly weight: number;
};
export type OffTopicFit = { readonly bias: number; readonly weights: ReadonlyMap<number, number> };

const EPOCHS = 30;
const RATE = 0.15;
const PULL = 1e-4;
const DROPPED = 0.2;
/** A feature is learnt when at least this many examples have it. */
const FEATURE_MIN_EXAMPLES = 2;
/** What the browser can be sent. */
const FEATURES_MAX = 16_000;

const fitOn = (examples: readonly OffTopicExample[], known: ReadonlySet<number>): OffTopicFit => {
  const random = randomFrom(3);
  const rows = new Map([...known].map((feature, row) => [feature, row]));
  const size = rows.size;
  const weights = new Float64Array(size + 1);
  const squares = new Float64Array(size + 1).fill(1e-2);
  const seen = examples.map(({ features }) => Int32Array.from(features.flatMap((feature) => rows.get(feature) ?? [])));
  const order = examples.map((_, index) => index);
  const step = (row: number, slope: number, rate: number): void => {
    const square = (squares[row] as number) + slope * slope;
    squares[row] = square;
    weights[row] = (weights[row] as number) - (rate * slope) / Math.sqrt(square);
  };
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const rate = RATE * (1 - epoch / EPOCHS);
    for (let index = order.length - 1; index > 0; index -= 1) {
      const other = Math.floor(random() * (index + 1));
      [order[index], order[other]] = [order[other] as number, order[index] as number];
    }
    for (const index of order) {
      const { features, isRequest, weight } = examples[index] as OffTopicExample;
      const kept = (seen[index] as Int32Array).filter(() => random() >= DROPPED);
      const share = 1 / Math.sqrt(Math.max(1, features.length * (1 - DROPPED)));
      let logit = weights[size] as number;
      for (const row of kept) logit += (weights[row] as number) * share;
      const slope = (1 / (1 + Math.exp(-logit)) - (isRequest ? 1 : 0)) * weight;
      for (const row of kept) step(row, slope * share + PULL * (weights[row] as number), rate);
      step(size, slope, rate);
    }
  }
  return {
    bias: weights[size] as number,
    weights: new Map([...rows].map(([feature, row]) => [feature, weights[row] as number])),
  };
};

/** Fits once on every feature, keeps the weightiest, and fits again on those. */
export const fitOffTopic = (examples: readonly OffTopicExample[]): OffTopicFit => {
  const counts = new Map<number, number>();
  for (const { features } of examples) {
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  const common = [...counts].filter(([, count]) => count >= FEATURE_MIN_EXAMPLES).map(([feature]) => feature);
  const first = fitOn(examples, new Set(common));
  const heft = (feature: number): number =>
    Math.abs(first.weights.get(feature) ?? 0) * Math.sqrt(counts.get(feature) ?? 0);
  const kept = common
    .map((feature) => ({ feature, heft: heft(feature) }))
    .toSorted((left, right) => right.heft - left.heft || left.feature - right.feature)
    .slice(0, FEATURES_MAX)
    .map(({ feature }) => feature);
  return fitOn(examples, new Set(kept));
};
