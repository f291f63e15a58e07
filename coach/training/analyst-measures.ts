/** How well the analysis tells users apart, on conversations put together from lines its weights have not seen. */
import { METRIC_LABELS, METRICS, type Metric, type Style, type Verdict } from "#domain/analysis/analysis.ts";
import type { Analysis } from "#domain/analysis/analysis.contract.ts";
import { SKILL_SLUGS, SKILLS, type SkillSlug } from "#domain/skills/skills.ts";
import { analyse } from "../analyst/analyst.ts";
import { isFault } from "../analyst/faults.ts";
import { judgedLines, meritOf } from "../analyst/judged-line.ts";
import { type Conversation, conversationsOf, inputOf, type Kind, KINDS } from "./conversations.ts";
import { expertReport } from "./expert-scores.ts";
import { testLines } from "./lines.ts";
import { randomFrom } from "./random.ts";
import { areaUnderCurve, rankCorrelation } from "./ranking.ts";
import { asTyped, withoutApostrophes, withTypos, writtenOut } from "./slips.ts";

const CONVERSATIONS_EACH = 20;
/** Every so many-th conversation is typed anew in each way. */
const RETYPED_STEP = 3;

export type Judged = { readonly conversation: Conversation; readonly analysis: Analysis };

/** Names of people and places: capitals that do not begin a sentence. */
const renamed = (text: string): string => text.replace(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}{2,}/gu, "Robin");

export const RETYPINGS: readonly (readonly [string, (text: string, random: () => number) => string])[] = [
  ["all lower case", (text) => text.toLowerCase()],
  ["all capitals", (text) => text.toUpperCase()],
  ["contractions written out", writtenOut],
  ["apostrophes left out", withoutApostrophes],
  ["a slip in one long word of five", (text, random) => withTypos(text, 0.2, random)],
  ["typed in a hurry", asTyped],
  ["people renamed", renamed],
];

/** Conversations of the test scenes with their analyses; the same ones every time. */
export const judgedConversations = (each = CONVERSATIONS_EACH): readonly Judged[] =>
  conversationsOf(testLines(), each).map((conversation) => ({
    conversation,
    analysis: analyse(inputOf(conversation)),
  }));

const scoresOf = (judged: readonly Judged[], skill: SkillSlug, kind: Kind, metric: Metric): readonly number[] =>
  judged
    .filter(({ conversation }) => conversation.skill === skill && conversation.kind === kind)
    .map(({ analysis }) => analysis.metrics[metric]);

/** Which kinds a metric must tell apart, the higher first. */
export const SEPARATES: readonly (readonly [Metric, Kind, Kind])[] = [
  ["clarity", "assertive", "passive"],
  ["clarity", "assertive", "aggressive"],
  ["tone", "assertive", "aggressive"],
  ["engagement", "assertive", "passive"],
  ["engagement", "assertive", "aggressive"],
];

/** Undefined where the test scenes have too few lines for one of the kinds. */
export const separation = (
  judged: readonly Judged[],
  skill: SkillSlug,
  [metric, higher, lower]: readonly [Metric, Kind, Kind],
): number | undefined => {
  const above = scoresOf(judged, skill, higher, metric);
  const below = scoresOf(judged, skill, lower, metric);
  return above.length === 0 || below.length === 0 ? undefined : areaUnderCurve(above, below);
};

const VERDICT_WORTH: Readonly<Record<Verdict, number>> = { good: 1, near_miss: 0.5, missed: 0 };
const STYLE_WORTH: Readonly<Record<Style, number>> = {
  assertive: 1,
  neutral: 1,
  passive: 0.5,
  aggressive: 0,
};

/** What the labels say a conversation is worth, 0–1: the tone by the styles, the rest by the verdicts. */
const labelled = ({ lines }: Conversation, metric: Metric): number =>
  lines.reduce(
    (sum, { verdict, style }) => sum + (metric === "tone" ? STYLE_WORTH[style] : VERDICT_WORTH[verdict]),
    0,
  ) / lines.length;

/** Spearman's, of the scores with what the labels say; `kinds` of users only. */
export const agreement = (
  judged: readonly Judged[],
  skill: SkillSlug,
  metric: Metric,
  kinds: readonly Kind[],
): number => {
  const own = judged.filter(({ conversation: { skill: slug, kind } }) => slug === skill && kinds.includes(kind));
  return rankCorrelation(
    own.map(({ analysis }) => analysis.metrics[metric]),
    own.map(({ conversation }) => labelled(conversation, metric)),
  );
};

/** Of all scores of retyped conversations: the largest change, and the share that changes by more than half a point. */
export const changeUnder = (
  judged: readonly Judged[],
  retype: (text: string, random: () => number) => string,
  step = RETYPED_STEP,
): { readonly largest: number; readonly over: number; readonly count: number } => {
  const random = randomFrom(5);
  const changes = judged
    .filter((_, index) => index % step === 0)
    .flatMap(({ conversation, analysis }) => {
      const { metrics } = analyse(inputOf(conversation, (text) => retype(text, random)));
      return METRICS.map((metric) => Math.abs(metrics[metric] - analysis.metrics[metric]));
    });
  return {
    largest: Math.max(...changes),
    over: changes.filter((change) => change > 0.5).length,
    count: changes.length,
  };
};

/** Of the lines held against a user, how many are labelled less than good. */
export const heldPrecision = (judged: readonly Judged[]): { readonly precision: number; readonly count: number } => {
  const held = new Map<string, boolean>();
  for (const { conversation } of judged) {
    const judgedOnes = judgedLines(inputOf(conversation));
    for (const line of judgedOnes.filter(isFault)) {
      const label = conversation.lines.find(({ user }) => user === line.user);
      if (label) held.set(label.id, label.verdict !== "good");
    }
  }
  return { precision: [...held.values()].filter(Boolean).length / held.size, count: held.size };
};

/** How many rewrites read better than the line they replace, and how many do not. */
export const rewriteGains = (judged: readonly Judged[]): { readonly better: number; readonly worse: number } => {
  let better = 0;
  let worse = 0;
  for (const { conversation, analysis } of judged) {
    const input = inputOf(conversation);
    for (const { original, assertive } of analysis.rewrittenResponses) {
      const at = input.messages.findIndex(({ role, content }) => role === "user" && content === original);
      const replaced = input.messages.map((message, index) =>
        index === at ? { ...message, content: assertive } : message,
      );
      const before = judgedLines(input).find(({ messageId }) => messageId === String(at));
      const after = judgedLines({ ...input, messages: replaced }).find(({ messageId }) => messageId === String(at));
      if (before && after && meritOf(after.reading) > meritOf(before.reading)) better += 1;
      else worse += 1;
    }
  }
  return { better, worse };
};

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(" | ")} |`;
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [row(head), row(head.map(() => "---")), ...rows.map(row)].join("\n");
const figure = (value: number | undefined): string => (value === undefined ? "–" : value.toFixed(2));

/** The mixed users whose labels vary in what the metric is about. */
const MIXED: Readonly<Record<Metric, Kind>> = { clarity: "mixed", tone: "mixed tone", engagement: "mixed" };

/** A section of Markdown. Takes about twenty seconds. */
export const analystMeasures = (): string => {
  analyse(inputOf(conversationsOf(testLines(), 1)[0] as Conversation));
  // The processor's time, not the clock's: the machine may be busy with something else.
  const start = process.cpuUsage();
  const judged = judgedConversations();
  const each = process.cpuUsage(start).user / 1000 / judged.length;
  const held = heldPrecision(judged);
  const rewrites = rewriteGains(judged);
  return `## The analysis of whole conversations

${judged.length} conversations of four to eight lines, put together from the lines of the unseen scenes, each line with its own push:
passive, assertive and aggressive users, mixed ones with every share of good lines, and mixed ones with every tone.

### Telling users apart (area under the curve, target ≥ 0.95)

${table(
  ["", ...SEPARATES.map(([metric, higher, lower]) => `${METRIC_LABELS[metric]}: ${higher} over ${lower}`)],
  SKILL_SLUGS.map((skill) =>
    [SKILLS[skill].title].concat(SEPARATES.map((pair) => figure(separation(judged, skill, pair)))),
  ),
)}

A dash: too few such lines in the unseen scenes.

${expertReport()}
### Agreement with the labels of conversations put together from lines

Clarity and consistency against the share of good lines (a near miss is half a good one), the tone against the
labelled styles. First over mixed users: for clarity and consistency those with every share of good lines, for the tone
those with every share of unkind and passive lines. Among users mixed by good lines alone the labelled tone hardly
varies, so that little is left to rank; that figure stands beside it. Then over all users.

${table(
  [
    "",
    ...METRICS.map((metric) => `${METRIC_LABELS[metric]}: mixed`),
    `${METRIC_LABELS.tone}: mixed by good lines`,
    ...METRICS.map((metric) => `${METRIC_LABELS[metric]}: all`),
  ],
  SKILL_SLUGS.map((skill) =>
    [SKILLS[skill].title].concat(
      METRICS.map((metric) => figure(agreement(judged, skill, metric, [MIXED[metric]]))),
      figure(agreement(judged, skill, "tone", ["mixed"])),
      METRICS.map((metric) => figure(agreement(judged, skill, metric, KINDS))),
    ),
  ),
)}

### The same conversations, typed otherwise (target: no score moves by more than 0.5)

${table(
  ["change", "largest change of a score", "scores that move by more than 0.5"],
  RETYPINGS.map(([name, retype]) => {
    const { largest, over, count } = changeUnder(judged, retype);
    return [name, largest, `${over} of ${count}`];
  }),
)}

### What is said

${table(
  ["", "", "target"],
  [
    [
      "lines held against a user that are labelled less than good",
      `${held.precision.toFixed(3)} (${held.count})`,
      "≥ 0.95",
    ],
    ["rewrites that read better than the original; that do not", `${rewrites.better}; ${rewrites.worse}`, "all; 0"],
    ["milliseconds an analysis, one core", each.toFixed(1), "≤ 20"],
  ],
)}
`;
};
