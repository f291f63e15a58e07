import type { Analytics } from "#domain/admin/admin.contract.ts";
import { RATING_MAX } from "#domain/feedback/feedback.ts";

/** Units of the picture, which is drawn as wide as the page has room; the numbers stand beside it and keep their size. */
const WIDTH = 1_000;
const HEIGHT = 100;

/** How much feedback came in each step (bars, the scale on the left) and how it was rated (dots, on the right). */
export const TimeChart = ({ series }: { series: Analytics["series"] }) => {
  const most = Math.max(1, ...series.map(({ count }) => count));
  const slot = WIDTH / series.length;
  const steps = series.map((step, index) => ({
    ...step,
    x: index * slot,
    top: (1 - step.count / most) * HEIGHT,
    dot: step.average === null ? null : (1 - step.average / RATING_MAX) * HEIGHT,
  }));
  const rated = steps.flatMap(({ from, x, dot }) => (dot === null ? [] : [{ from, x: x + slot / 2, y: dot }]));
  return (
    <figure className="time-chart">
      <figcaption>Bars: how much feedback came. Dots: its average rating, of {RATING_MAX}.</figcaption>
      <div className="plot">
        <span className="scale" aria-hidden="true">
          <span>{most.toLocaleString()}</span>
          <span>0</span>
        </span>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={inWords(series)}>
          {steps.map(({ from, x, top }) => (
            <rect key={from} x={x + slot * 0.15} width={slot * 0.7} y={top} height={HEIGHT - top} />
          ))}
          <polyline points={rated.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ")} />
          {/* A line without length and with a round end is a dot that keeps its shape however wide the picture is. */}
          {rated.map(({ from, x, y }) => (
            <path key={from} d={`M${x.toFixed(1)} ${y.toFixed(1)}h0`} />
          ))}
        </svg>
        <span className="scale" aria-hidden="true">
          <span>{RATING_MAX}</span>
          <span>0</span>
        </span>
        <span className="times" aria-hidden="true">
          <span>{dayOf(series[0])}</span>
          <span>{dayOf(series.at(-1))}</span>
        </span>
      </div>
    </figure>
  );
};

/** The first day of a step, as the reader's locale writes it. Days are UTC. */
const dayOf = (step: Analytics["series"][number] | undefined): string =>
  step === undefined ? "" : new Date(step.from).toLocaleDateString(undefined, { dateStyle: "medium", timeZone: "UTC" });

const inWords = (series: Analytics["series"]): string =>
  series
    .filter(({ count }) => count > 0)
    .map(({ from, count, average }) => `${from}: ${count}, average ${average?.toFixed(1)}`)
    .join("; ") || "No feedback in this time";
