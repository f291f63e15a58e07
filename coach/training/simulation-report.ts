/** How the counterpart holds its own against made-up users, as Markdown; part of docs/coach-accuracy.md. */
import { SKILLS } from "#domain/skills/skills.ts";
import { SCENES } from "../content/catalogue.ts";
import { type SimulationRow, simulate } from "../partner/simulation.ts";
import { testLines } from "./lines.ts";

export const SIMULATED_SEEDS = 60;
const SIMULATED_TURNS = 20;

const share = (part: number, whole: number): string => (whole === 0 ? "–" : `${((100 * part) / whole).toFixed(1)} %`);
const sum = (rows: readonly SimulationRow[], of: (row: SimulationRow) => number): number =>
  rows.reduce((total, row) => total + of(row), 0);

const endedOf = (rows: readonly SimulationRow[], user: SimulationRow["user"]): string => {
  const own = rows.filter((row) => row.user === user);
  return share(
    sum(own, ({ ended }) => ended),
    sum(own, ({ conversations }) => conversations),
  );
};

const cells = (row: SimulationRow): string =>
  [
    SKILLS[row.skill].title,
    row.user,
    row.conversations,
    share(row.ended, row.conversations),
    row.ended > 0 ? row.turnsToEnd.toFixed(1) : "–",
    row.replies,
    row.repeated,
    row.broken,
    share(row.fallback, row.replies),
  ].join(" | ");

/** Markdown with a heading of level 2. Plays with the labelled lines of the scenes that the weights have not seen. */
export const simulationReport = (seeds = SIMULATED_SEEDS): string => {
  const start = process.cpuUsage();
  const rows = simulate({ lines: testLines(), seeds, turns: SIMULATED_TURNS });
  const replies = sum(rows, (row) => row.replies);
  const { user, system } = process.cpuUsage(start);
  const each = (user + system) / 1000 / replies;
  return `## The counterpart against made-up users

Every predefined scene, ${seeds} seeds, at most ${SIMULATED_TURNS} lines, five kinds of user: ${sum(rows, ({ conversations }) => conversations)} conversations over ${SCENES.length} scenes. The
assertive users say the scene's own sentences and moves fitted to the last line; passive, aggressive and mixed users
draw from labelled lines of unseen scenes; silly ones joke, are silent, cry, shout and change the language.

|  |  | target |
| --- | --- | --- |
| replies with a sentence said before | ${sum(rows, (row) => row.repeated)} of ${replies} | 0 |
| replies empty, or with a slot left open | ${sum(rows, (row) => row.broken)} | 0 |
| replies out of the role: of another scene, longer than three sentences, or about technique | ${sum(rows, (row) => row.astray)} | 0 |
| fallback lines | ${share(
    sum(rows, (row) => row.fallback),
    replies,
  )} | ≤ 5 % |
| skilful users who reach the ending | ${endedOf(rows, "assertive")} | ≥ 90 % |
| passive users who do | ${endedOf(rows, "passive")} | 0 % |
| aggressive users who do | ${endedOf(rows, "aggressive")} |  |
| milliseconds a reply, its reading included, one core | ${each.toFixed(1)} | ≤ 5 |

| skill | user | conversations | reached the end | lines till then | replies | repeated | broken | fallback |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
${rows.map((row) => `| ${cells(row)} |`).join("\n")}
`;
};
