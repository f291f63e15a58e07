import { SCORE_MAX } from "#domain/analysis/analysis.ts";
import type { SkillProgress } from "#domain/journal/journal.contract.ts";

/** The newest so many are drawn: more would run into each other on a phone. */
const SHOWN = 20;
const WIDTH = 300;
const HEIGHT = 130;
const LEFT = 22;
const RIGHT = 8;
const TOP = 26;
const BOTTOM = 22;
const LEVELS = [0, 3, 4, 5];

const yOf = (score: number): number => TOP + (1 - score / SCORE_MAX) * (HEIGHT - TOP - BOTTOM);

type Points = SkillProgress["points"];

/** Scores in the order of the conversations: a line with a dot and, at both ends, the number. Its words say the same. */
export const ProgressChart = ({ title, points }: { title: string; points: Points }) => {
  const shown = points.slice(-SHOWN);
  const xOf = (index: number): number =>
    shown.length === 1 ? WIDTH / 2 : LEFT + 10 + (index / (shown.length - 1)) * (WIDTH - LEFT - RIGHT - 20);
  const dots = shown.map(({ at, overall }, index) => ({ at, overall, x: xOf(index), y: yOf(overall) }));
  const ends = dots.length > 1 ? [dots[0], dots.at(-1)].filter((dot) => dot !== undefined) : dots;
  return (
    <svg className="progress-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={inWords(title, shown)}>
      {LEVELS.map((level) => (
        <g key={level} className="level">
          <line x1={LEFT} x2={WIDTH - RIGHT} y1={yOf(level)} y2={yOf(level)} />
          <text x={LEFT - 6} y={yOf(level) + 4} textAnchor="end">
            {level}
          </text>
        </g>
      ))}
      <polyline points={dots.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ")} />
      {dots.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r="4" />
      ))}
      {ends.map(({ at, overall, x, y }) => (
        <g key={x} className="end" textAnchor="middle">
          <text x={x} y={y - 9}>
            {overall.toFixed(1)}
          </text>
          <text className="date" x={Math.min(Math.max(x, LEFT + 18), WIDTH - 26)} y={HEIGHT - 5}>
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
