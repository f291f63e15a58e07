/** Fits the learnt half of a rule about lines: logistic regression by AdaGrad, the same weights every run. */
import type { LearntWeights } from "#domain/practice/stored-weights.ts";
import { randomFrom } from "./random.ts";

export type LineExample = {
  /** Features of the whole line, then of its parts, if the rule looks at any: the loudest of them decides. */
  readonly parts: readonly (readonly number[])[];
  readonly isHit: boolean;
  readonly weight: number;
};

export type FitSettings = {
  readonly epochs: number;
  /** How strongly weights are drawn to nought. */
  readonly pull: number;
  /** By what the sum of weights of so many features is divided. */
  readonly evened: (features: number) => number;
  /** What a part's log-odds are lowered by, against the whole line. */
  readonly partPenalty: number;
  /** What the browser can be sent: so many features are kept, those that say most. */
  readonly featuresMax: number;
  /** Features are left out in so many rounds, each fitted anew on what the last one kept. */
  readonly rounds: number;
};

const RATE = 0.15;
const DROPPED = 0.2;
/** A feature is learnt when at least this many examples have it. */
const FEATURE_MIN_EXAMPLES = 2;
/** The first epochs read whole lines only: no part is loud before anything is learnt. */
const WHOLE_EPOCHS = 3;
/** In a line that is no hit, no part is: one of them is learnt beside the loudest, at this weight. */
const QUIET_PART_WEIGHT = 0.3;

type Part = { readonly rows: Int32Array; readonly size: number };

const shuffle = (order: number[], random: () => number): void => {
  for (let index = order.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    [order[index], order[other]] = [order[other] as number, order[index] as number];
  }
};

const fitOn = (
  examples: readonly LineExample[],
  known: readonly number[],
  { epochs, pull, evened, partPenalty }: FitSettings,
): LearntWeights => {
  const random = randomFrom(3);
  const rows = new Map(known.map((feature, row) => [feature, row]));
  const bias = rows.size;
  const weights = new Float64Array(bias + 1);
  const squares = new Float64Array(bias + 1).fill(1e-2);
  const seen = examples.map(({ parts }) =>
    parts.map(
      (features): Part => ({
        rows: Int32Array.from(features.flatMap((feature) => rows.get(feature) ?? [])),
        size: features.length,
      }),
    ),
  );
  const penaltyOf = (part: number): number => (part === 0 ? 0 : partPenalty);
  const loudestOf = (parts: readonly Part[]): number => {
    const odds = parts.map(({ rows: own, size }, part) => {
      let sum = 0;
      for (const row of own) sum += weights[row] as number;
      return sum / evened(Math.max(1, size)) - penaltyOf(part);
    });
    return odds.indexOf(Math.max(...odds));
  };
  const step = (row: number, slope: number, rate: number): void => {
    const square = (squares[row] as number) + slope * slope;
    squares[row] = square;
    weights[row] = (weights[row] as number) - (rate * slope) / Math.sqrt(square);
  };
  const learn = ({ rows: own, size }: Part, penalty: number, isHit: boolean, weight: number, rate: number): void => {
    const kept = own.filter(() => random() >= DROPPED);
    const share = 1 / evened(Math.max(1, size * (1 - DROPPED)));
    let logit = (weights[bias] as number) - penalty;
    for (const row of kept) logit += (weights[row] as number) * share;
    const slope = (1 / (1 + Math.exp(-logit)) - (isHit ? 1 : 0)) * weight;
    for (const row of kept) step(row, slope * share + pull * (weights[row] as number), rate);
    step(bias, slope, rate);
  };
  const order = examples.map((_, index) => index);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const rate = RATE * (1 - epoch / epochs);
    shuffle(order, random);
    for (const index of order) {
      const { isHit, weight } = examples[index] as LineExample;
      const parts = seen[index] as readonly Part[];
      const loudest = parts.length > 1 && epoch >= WHOLE_EPOCHS ? loudestOf(parts) : 0;
      learn(parts[loudest] as Part, penaltyOf(loudest), isHit, weight, rate);
      if (isHit || parts.length === 1) continue;
      const quiet = Math.floor(random() * parts.length);
      learn(parts[quiet] as Part, penaltyOf(quiet), isHit, weight * QUIET_PART_WEIGHT, rate);
    }
  }
  return {
    bias: weights[bias] as number,
    weights: new Map([...rows].map(([feature, row]) => [feature, weights[row] as number])),
  };
};

/** Fits on every feature, keeps the weightiest, and fits again on those. */
export const fitLines = (examples: readonly LineExample[], settings: FitSettings): LearntWeights => {
  const counts = new Map<number, number>();
  for (const { parts } of examples) {
    for (const feature of new Set(parts.flat())) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  let known = [...counts].filter(([, count]) => count >= FEATURE_MIN_EXAMPLES).map(([feature]) => feature);
  let fitted = fitOn(examples, known, settings);
  const { featuresMax, rounds } = settings;
  const all = known.length;
  if (all <= featuresMax) return fitted;
  for (let round = 1; round <= rounds; round += 1) {
    const { weights } = fitted;
    const heft = (feature: number): number => Math.abs(weights.get(feature) ?? 0) * Math.sqrt(counts.get(feature) ?? 0);
    known = known
      .map((feature) => ({ feature, heft: heft(feature) }))
      .toSorted((left, right) => right.heft - left.heft || left.feature - right.feature)
      .slice(0, Math.round(all * (featuresMax / all) ** (round / rounds)))
      .map(({ feature }) => feature);
    fitted = fitOn(examples, known, settings);
  }
  return fitted;
};
