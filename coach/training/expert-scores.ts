/** How the analysis ranks whole conversations against the scores of two experts, who wrote and scored them without having seen it. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { METRIC_LABELS, METRICS, type Metric } from "#domain/analysis/analysis.ts";
import type { Analysis } from "#domain/analysis/analysis.contract.ts";
import { SKILL_SLUGS, SKILLS, type SkillSlug } from "#domain/skills/skills.ts";
import { analyse } from "../analyst/analyst.ts";
import { rankCorrelation } from "./ranking.ts";

/** A conversation with what an expert gave for it: each metric 0–5, in halves. */
export type ScoredConversation = {
  readonly id: string;
  readonly skill: SkillSlug;
  readonly sceneText: string;
  readonly turns: readonly { readonly partner: string; readonly user: string }[];
  readonly scores: Readonly<Record<Metric, number>>;
};

const ROOT = fileURLToPath(new URL("./scored", import.meta.url));

export const scoredConversations = (): readonly ScoredConversation[] =>
  readdirSync(ROOT)
    .toSorted()
    .flatMap((file) => readFileSync(`${ROOT}/${file}`, "utf8").split("\n"))
    .filter((text) => text !== "")
    .map((text) => JSON.parse(text) as ScoredConversation);

const analysisOf = ({ skill, sceneText, turns }: ScoredConversation): Analysis =>
  analyse({
    skill,
    scenario: { kind: "custom", title: "", description: sceneText },
    messages: turns.flatMap(({ partner, user }) => [
      { role: "assistant" as const, content: partner },
      { role: "user" as const, content: user },
    ]),
  });

type Compared = { readonly conversation: ScoredConversation; readonly given: Analysis["metrics"] };

export const comparedWithExperts = (): readonly Compared[] =>
  scoredConversations().map((conversation) => ({ conversation, given: analysisOf(conversation).metrics }));

/** Spearman's, 0–1 when they agree. */
export const agreementWithExperts = (compared: readonly Compared[], metric: Metric): number =>
  rankCorrelation(
    compared.map(({ given }) => given[metric]),
    compared.map(({ conversation }) => conversation.scores[metric]),
  );

/** How far apart the scores are on average, in points of five. */
const distance = (compared: readonly Compared[], metric: Metric): number =>
  compared.reduce((sum, { given, conversation }) => sum + Math.abs(given[metric] - conversation.scores[metric]), 0) /
  compared.length;

/** A section of Markdown. */
export const expertReport = (): string => {
  const compared = comparedWithExperts();
  const row = (name: string, own: readonly Compared[]): string =>
    `| ${[name, own.length, ...METRICS.map((metric) => agreementWithExperts(own, metric).toFixed(2)), ...METRICS.map((metric) => distance(own, metric).toFixed(1))].join(" | ")} |`;
  const byHand = [...new Set(compared.map(({ conversation }) => conversation.id.split("-")[0] ?? ""))];
  return `### Agreement with experts (rank correlation, target ≥ 0.8)

Two hands wrote whole conversations of four to nine lines, ten a skill and hand, with users of every kind, and gave each the
scores that a careful trainer would give, without having seen the analyst or each other's. Beside it how far the scores are apart, in points.

| | conversations | ${METRICS.map((metric) => METRIC_LABELS[metric]).join(" | ")} | ${METRICS.map((metric) => `apart: ${METRIC_LABELS[metric]}`).join(" | ")} |
| --- | --- | ${METRICS.map(() => "--- | ---").join(" | ")} |
${row("all", compared)}
${byHand
  .map((hand) =>
    row(
      hand,
      compared.filter(({ conversation }) => conversation.id.startsWith(`${hand}-`)),
    ),
  )
  .join("\n")}
${SKILL_SLUGS.map((skill) =>
  row(
    SKILLS[skill].title,
    compared.filter(({ conversation }) => conversation.skill === skill),
  ),
).join("\n")}
`;
};
