/** Two measures of order. */

/** The chance that a value of `above` is greater than one of `below`; ties count half. */
export const areaUnderCurve = (above: readonly number[], below: readonly number[]): number => {
  let wins = 0;
  for (const high of above) for (const low of below) wins += high > low ? 1 : high === low ? 0.5 : 0;
  return wins / (above.length * below.length);
};

/** Ranks from 0; equal values share the mean of theirs. */
const ranksOf = (values: readonly number[]): readonly number[] =>
  values.map((value) => {
    const less = values.filter((other) => other < value).length;
    const same = values.filter((other) => other === value).length;
    return less + (same - 1) / 2;
  });

const correlation = (left: readonly number[], right: readonly number[]): number => {
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [leftMean, rightMean] = [mean(left), mean(right)];
  let both = 0;
  let leftSquares = 0;
  let rightSquares = 0;
  left.forEach((value, index) => {
    const [a, b] = [value - leftMean, (right[index] ?? 0) - rightMean];
    both += a * b;
    leftSquares += a * a;
    rightSquares += b * b;
  });
  return both / Math.sqrt(leftSquares * rightSquares);
};

/** Spearman's; NaN when one of the lists does not vary. */
export const rankCorrelation = (left: readonly number[], right: readonly number[]): number =>
  correlation(ranksOf(left), ranksOf(right));
