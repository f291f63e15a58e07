/** Learnt weights in the form in which they are stored; `weightsOf` reads it. */
import {
  LEVELS_MAX,
  LOW_BITS,
  type LearntWeights,
  NOUGHT,
  type StoredWeights,
} from "#domain/practice/stored-weights.ts";

/** The few heaviest weights are cut down to the highest level. */
const CUT_SHARE = 0.001;

const digits = (values: readonly number[]): string => String.fromCharCode(...values.map((value) => value + NOUGHT));

export const storedWeights = ({ bias, weights }: LearntWeights): StoredWeights => {
  const heights = [...weights.values()].map(Math.abs).toSorted((left, right) => right - left);
  const step = Math.ceil(((heights[Math.floor(heights.length * CUT_SHARE)] ?? 0) / LEVELS_MAX) * 1e6) / 1e6;
  const rows = [...weights]
    .map(([feature, weight]) => ({
      feature,
      level: Math.max(-LEVELS_MAX, Math.min(LEVELS_MAX, Math.round(weight / step))),
    }))
    .filter(({ level }) => level !== 0)
    .toSorted((left, right) => left.feature - right.feature);
  const gaps = rows.map(({ feature }, row) => feature - (rows[row - 1]?.feature ?? 0));
  return {
    bias: Math.round(bias * 1e4) / 1e4,
    step,
    low: digits(gaps.map((gap) => gap & ((1 << LOW_BITS) - 1))),
    high: digits(gaps.map((gap) => gap >>> LOW_BITS)),
    levels: digits(rows.map(({ level }) => level + LEVELS_MAX)),
  };
};
