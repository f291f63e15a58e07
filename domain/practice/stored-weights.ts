/**
 * Weights as the training writes them: features ascending, each as its distance from the one before, and one level a feature.
 * Every digit is a character of its own, so that compression sees how often each occurs.
 */
export type StoredWeights = {
  readonly bias: number;
  /** What a level is worth. */
  readonly step: number;
  /** The distance's lowest bits, a character each, and all its other bits, likewise. */
  readonly low: string;
  readonly high: string;
  /** From none to twice `LEVELS_MAX`, which stand for as many either way. */
  readonly levels: string;
};

export type LearntWeights = { readonly bias: number; readonly weights: ReadonlyMap<number, number> };

export const LOW_BITS = 5;
export const LEVELS_MAX = 15;
/** The character that stands for nought. From it on there is room for 32 digits that JSON need not escape. */
export const NOUGHT = 93;

const digitAt = (digits: string, row: number): number => digits.charCodeAt(row) - NOUGHT;

export const weightsOf = ({ bias, step, low, high, levels }: StoredWeights): LearntWeights => {
  const weights = new Map<number, number>();
  let feature = 0;
  for (let row = 0; row < levels.length; row += 1) {
    feature += (digitAt(high, row) << LOW_BITS) | digitAt(low, row);
    weights.set(feature, (digitAt(levels, row) - LEVELS_MAX) * step);
  }
  return { bias, weights };
};
