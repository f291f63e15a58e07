import type { Analytics } from "#domain/admin/admin.contract.ts";
import { RATING_MAX } from "#domain/feedback/feedback.ts";

const WIDTH = 720;
const HEIGHT = 200;
const LEFT = 44;
const RIGHT = 34;
const TOP = 22;
const BOTTOM = 26;
const INNER = HEIGHT - TOP - BOTTOM;

/** How much feedback came in each step (bars, the scale on the left) and how it was rated (dots, on the right). */
export const TimeChart = ({ series }: { series: Analytics["series"] }) => {
  const most = Math.max(1, ...series.map(({ count }) => count));
  const slot = (WIDTH - LEFT - RIGHT) / series.length;
  const steps = series.map((step, index) => ({
    ...step,
    x: LEFT + index * slot,
    top: TOP + (1 - step.count / most) * INNER,
    dot: step.average === null ? null : TOP + (1 - step.average / RATING_MAX) * INNER,
  }));
  const rated = steps.flatMap(({ from, x, dot }) => (dot === null ? [] : [{ from, x: x + slot / 2, y: dot }]));
  return (
    <figure className="time-chart">
      <figcaption>Bars: how much feedback came. Dots: its average rating, of {RATING_MAX}.</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={inWords(series)}>
        <line className="axis" x1={LEFT} x2={WIDTH - RIGHT} y1={TOP + INNER} y2={TOP + INNER} />
        <text x={LEFT - 8} y={TOP + 4} textAnchor="end">
          {most.toLocaleString()}
        </text>
        <text x={LEFT - 8} y={TOP + INNER + 4} textAnchor="end">
          0
        </text>
        <text x={WIDTH - RIGHT + 8} y={TOP + 4}>
          {RATING_MAX}
        </text>
        <text x={WIDTH - RIGHT + 8} y={TOP + INNER + 4}>
          0
        </text>
        {steps.map(({ from, x, top }) => (
          <rect key={from} x={x + slot * 0.15} width={slot * 0.7} y={top} height={TOP + INNER - top} />
        ))}
        <polyline points={rated.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ")} />
        {rated.map(({ from, x, y }) => (
          <circle key={from} cx={x} cy={y} r="3.5" />
        ))}
        <text x={LEFT} y={HEIGHT - 6}>
          {series[0]?.from}
        </text>
        <text x={WIDTH - RIGHT} y={HEIGHT - 6} textAnchor="end">
          {series.at(-1)?.from}
        </text>
      </svg>
    </figure>
  );
};

const inWords = (series: Analytics["series"]): string =>
  series
    .filter(({ count }) => count > 0)
    .map(({ from, count, average }) => `${from}: ${count}, average ${average?.toFixed(1)}`)
    .join("; ") || "No feedback in this time";
