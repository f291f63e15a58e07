/** A played conversation as Markdown: what was said, what each line did, what the analysis says. */
import type { Analysis } from "#domain/analysis/analysis.contract.ts";
import { METRIC_LABELS, METRICS } from "#domain/analysis/analysis.ts";
import { SKILLS } from "#domain/skills/skills.ts";
import type { Exchange, Scenario } from "../coach.ts";
import type { PlayedConversation } from "./play.ts";

const titleOf = (scenario: Scenario): string =>
  scenario.kind === "predefined" ? scenario.scene.name : scenario.title || "A scene of one's own";
const partnerOf = (scenario: Scenario): string =>
  scenario.kind === "predefined" ? scenario.scene.partner.name : "The other";
const aboutOf = (scenario: Scenario): string =>
  scenario.kind === "predefined"
    ? `${scenario.scene.description} What you want: ${scenario.scene.want}`
    : [scenario.description, scenario.wish].filter(Boolean).join(" What you want to say: ");

const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll("\n", " ");
const list = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join("\n");

const ledgerTable = ({ ledger }: PlayedConversation): string =>
  [
    "| line | answers a | read as | took the bait | firmness |",
    "| --- | --- | --- | --- | --- |",
    ...ledger.map(
      ({ tactic, reading, tookBait, firmnessBefore, firmnessAfter, afterEnd }, index) =>
        `| ${index + 1} | ${cell(tactic.replaceAll("_", " "))} | ${afterEnd ? "after the end" : `${reading.verdict.replace("_", " ")}, ${reading.style}`} | ${tookBait && !afterEnd ? "yes" : "no"} | ${firmnessBefore.toFixed(1)} → ${firmnessAfter.toFixed(1)} |`,
    ),
  ].join("\n");

const analysisText = (analysis: Analysis): string => {
  if (analysis.tooLittle) return list(analysis.suggestions);
  const { metrics, skill } = analysis;
  const rewrites = analysis.rewrittenResponses.map(
    ({ original, assertive, explanation }) => `- “${original}”\n  → “${assertive}” ${explanation}`,
  );
  const parts: readonly (readonly [string, string])[] = [
    ["Strengths", list(analysis.strengths)],
    ["To work on", list(analysis.areas_for_improvement)],
    ["Suggestions", list(analysis.suggestions)],
    ["Said otherwise", rewrites.join("\n")],
    ["Line by line", list(skill.moves.map(({ verdict, why }) => `*${verdict.replace("_", " ")}* ${why}`))],
    ["Another skill", list(analysis.otherSkills.map(({ skill: other, why }) => `**${SKILLS[other].title}.** ${why}`))],
  ];
  return [
    METRICS.map((metric) => `${METRIC_LABELS[metric]} **${metrics[metric]}**`).join(" · "),
    `The skill's move was made in ${skill.used} of ${skill.opportunities} lines.`,
    ...parts.filter(([, text]) => text !== "").map(([title, text]) => `### ${title}\n\n${text}`),
  ].join("\n\n");
};

/** `player`: who gave the user's lines, in a few words; "" when nobody need know. */
export const transcriptOf = (
  played: PlayedConversation,
  { scenario, difficulty, seed }: Pick<Exchange, "scenario" | "difficulty" | "seed">,
  player: string,
): string => {
  const partner = partnerOf(scenario);
  const said = played.rounds.flatMap(({ user, reply }) => [
    `**You:** ${user}`,
    `**${partner}:** ${reply.content}${reply.ended ? " *(the scene is over)*" : ""}`,
  ]);
  return `# ${SKILLS[played.skill].title}: ${titleOf(scenario)}

${aboutOf(scenario)}

*${[player, difficulty, `seed ${seed}`].filter(Boolean).join(" · ")}*

## The conversation

${[`**${partner}:** ${played.opening.content}`, ...said].join("\n\n")}

## The ledger

${ledgerTable(played)}

## The analysis

${analysisText(played.analysis)}
`;
};
