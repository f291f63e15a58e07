/** Conversations and counts of the compared partners, as Markdown. */
import { CHECKS } from "./partners.checks.ts";
import type { Played } from "./partners.play.ts";

const quoted = (who: string, text: string): string => `> **${who}:** ${text.replaceAll(/\s+/g, " ")}`;

const marksOf = ({ metrics, tooLittle }: Played["analysis"]): string =>
  tooLittle
    ? "too little to judge"
    : `clarity ${metrics.clarity}, tone ${metrics.tone}, engagement ${metrics.engagement}`;

/** One conversation with its ending and its verdicts. */
export const partText = (name: string, { opening, spoken, ended, analysis }: Played): string =>
  [
    `### ${name}\n`,
    quoted("Counterpart", opening),
    ...spoken.flatMap(({ user, reply, engine, failed }) => [
      ">",
      quoted("User", user),
      ">",
      `${quoted("Counterpart", reply)}${name !== "embedded" && engine === "embedded" ? " *(the model failed)*" : ""}${failed.length > 0 ? ` *(${failed.join(", ")})*` : ""}`,
    ]),
    "",
    `${ended ? "Ended" : "Not ended"} after ${spoken.length} lines. Judged by the ${analysis.engine === "model" ? "model" : "embedded analyst"}: ${analysis.skill.moves.map(({ verdict }) => verdict).join(", ") || "no line"}; ${marksOf(analysis)}.\n`,
  ].join("\n");

const percent = (part: number, whole: number): string => (whole === 0 ? "–" : `${Math.round((100 * part) / whole)} %`);

/** Per engine: who wrote the lines, which countable rules they broke, and how long they took. */
export const comparisonTable = (played: ReadonlyMap<string, readonly Played[]>): string => {
  const names = [...played.keys()];
  const row = (what: string, of: (all: readonly Played[]) => string): string =>
    `| ${what} | ${names.map((name) => of(played.get(name) ?? [])).join(" | ")} |`;
  const linesOf = (all: readonly Played[]) => all.flatMap(({ spoken }) => spoken);
  return [
    `| | ${names.join(" | ")} |`,
    `|---|${names.map(() => "---").join("|")}|`,
    row("conversations", (all) => String(all.length)),
    row("brought to an end", (all) => percent(all.filter(({ ended }) => ended).length, all.length)),
    row("replies", (all) => String(linesOf(all).length)),
    row("replies the model wrote itself", (all) => {
      const lines = linesOf(all);
      return percent(lines.filter(({ engine }) => engine === "model").length, lines.length);
    }),
    ...CHECKS.map((check) =>
      row(`replies that fail: ${check}`, (all) =>
        String(linesOf(all).filter(({ failed }) => failed.includes(check)).length),
      ),
    ),
    row("milliseconds a reply, mean", (all) => {
      const lines = linesOf(all);
      return lines.length === 0 ? "–" : (lines.reduce((sum, { ms }) => sum + ms, 0) / lines.length).toFixed(1);
    }),
    row("verdicts that the embedded analyst gives too", (all) => {
      const pairs = all.flatMap(({ analysis, embedded }) =>
        analysis.skill.moves.map(({ messageId, verdict }) => {
          const other = embedded.skill.moves.find((move) => move.messageId === messageId);
          return verdict === other?.verdict;
        }),
      );
      return percent(pairs.filter(Boolean).length, pairs.length);
    }),
    row("analyses the model gave itself", (all) =>
      percent(all.filter(({ analysis }) => analysis.engine === "model").length, all.length),
    ),
  ].join("\n");
};
