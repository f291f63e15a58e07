import { scoreBand, SCORE_MAX, SCORE_WORDS } from "#domain/analysis/analysis.ts";
import type { SkillProgress } from "#domain/journal/journal.contract.ts";

/** The newest so many are drawn: more would run into each other on a phone. */
const SHOWN = 20;
const WIDTH = 320;
const HEIGHT = 168;
const LEFT = 20;
/** Room for the words. */
const RIGHT = 82;
const TOP = 16;
const BOTTOM = 24;
/** The scores of one word of the analysis; the words stand beside the picture, so that no colour is needed. */
const BANDS = [
  { from: 0, to: 3 },
  { from: 3, to: 4 },
  { from: 4, to: SCORE_MAX },
] as const;

const yOf = (score: number): number => TOP + (1 - score / SCORE_MAX) * (HEIGHT - TOP - BOTTOM);

type Points = SkillProgress["points"];

/** Scores in the order of the conversations: a line with a dot for each and, at both ends, the number. Its words say the same. */
export const ProgressChart = ({ title, points }: { title: string; points: Points }) => {
  const shown = points.slice(-SHOWN);
  const xOf = (index: number): number =>
    shown.length === 1 ? WIDTH / 2 : LEFT + 16 + (index / (shown.length - 1)) * (WIDTH - LEFT - RIGHT - 32);
  const dots = shown.map(({ at, overall }, index) => ({ at, overall, x: xOf(index), y: yOf(overall) }));
  const ends = dots.length > 1 ? [dots[0], dots.at(-1)].filter((dot) => dot !== undefined) : dots;
  return (
    <svg className="progress-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={inWords(title, shown)}>
      {BANDS.map(({ from, to }) => (
        <g key={from} className={`band ${scoreBand(from)}`}>
          <rect x={LEFT} y={yOf(to)} width={WIDTH - LEFT - RIGHT} height={yOf(from) - yOf(to)} />
          <text x={LEFT - 6} y={yOf(from) + 4} textAnchor="end">
            {from}
          </text>
          <text x={WIDTH - RIGHT + 8} y={(yOf(from) + yOf(to)) / 2 + 4}>
            {SCORE_WORDS[scoreBand(from)]}
          </text>
        </g>
      ))}
      <text x={LEFT - 6} y={yOf(SCORE_MAX) + 4} textAnchor="end">
        {SCORE_MAX}
      </text>
      <polyline points={dots.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ")} />
      {dots.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r="4.5" />
      ))}
      {ends.map(({ at, overall, x, y }) => (
        <g key={x} className="end" textAnchor="middle">
          <text x={x} y={y < TOP + 30 ? y + 20 : y - 10}>
            {overall.toFixed(1)}
          </text>
          <text className="date" x={Math.min(Math.max(x, LEFT + 20), WIDTH - RIGHT - 16)} y={HEIGHT - 6}>
            {shortDate(at)}
          </text>
        </g>
      ))}
    </svg>
  );
};

const shortDate = (at: string): string =>
  new Date(at).toLocaleDateString(undefined, { day: "numeric", month: "short" });

const inWords = (title: string, points: Points): string =>
  `${title}, oldest first: ${points.map(({ at, overall }) => `${overall.toFixed(1)} on ${shortDate(at)}`).join(", ")}`;
