/** What the model is told as the analyst. */
import type { Scenario } from "#coach/coach.ts";
import { METRIC_LABELS, SCORE_MAX } from "#domain/analysis/analysis.ts";
import { SKILL_SLUGS, SKILLS, type SkillSlug } from "#domain/skills/skills.ts";
import { RUBRICS } from "./rubric.ts";
import { DATA_RULE, given } from "./said.ts";

export type AnalystPrompt = {
  readonly skill: SkillSlug;
  readonly scenario: Scenario;
  readonly messages: readonly { readonly role: "user" | "assistant"; readonly content: string }[];
};

const sceneOf = (scenario: Scenario): string =>
  scenario.kind === "predefined"
    ? `Scene: ${scenario.scene.description} The user: ${scenario.scene.you} They want: ${scenario.scene.want}`
    : `The user wrote the scene:\n${given("title", scenario.title)}\n${given("description", scenario.description)}${scenario.wish === undefined ? "" : `\n${given("wish", scenario.wish)}`}`;

const SHAPE = `{"moves":[{"line":1,"verdict":"good|near_miss|missed","quote":"…","why":"…"}],"metrics":{"clarity":0,"tone":0,"engagement":0},"strengths":[{"text":"…","line":1,"quote":"…"}],"areas_for_improvement":[{"text":"…","line":1,"quote":"…"}],"suggestions":[{"text":"…","line":1,"quote":"…"}],"rewrittenResponses":[{"line":1,"original":"…","assertive":"…","explanation":"…"}],"otherSkills":[{"skill":"${SKILL_SLUGS.join("|")}","line":1,"why":"…"}]}`;

export const analystInstructions = ({ skill, scenario }: AnalystPrompt): string => {
  const { title, inOneSentence } = SKILLS[skill];
  const rubric = RUBRICS[skill];
  return [
    `You judge how a user used one skill of assertiveness, ${title}, in a practised conversation. ${inOneSentence}`,
    sceneOf(scenario),
    `Good: ${rubric.good}\nFailure: ${rubric.failure}\nA short explanation, a brief apology or empathy beside a clear message is not a fault in itself.`,
    "Judge the user's lines only, and the skill above rather than manners in general. Judge each of the user's lines once in `moves`, with the words that decide it.",
    `Scores from 0 to ${SCORE_MAX} in halves: clarity is "${METRIC_LABELS.clarity}", tone is "${METRIC_LABELS.tone}", engagement is "${METRIC_LABELS.engagement}". Passive lines lose clarity, aggressive ones lose tone, lines that change their position or go silent lose engagement.`,
    "Every finding carries the number of the line and a quote copied from it to the letter; a finding without its words is thrown away. Hold a fault against them only when the words show it: when unsure, leave it out.",
    "At most four strengths, four areas and three suggestions, in plain, kind, concrete sentences to the user (`you`). Rewrites, at most three: only lines that can do better, in the user's own voice, with the user's facts and feelings and no new ones, and better by the rubric.",
    "`otherSkills`: only where another skill would clearly have fitted a push better.",
    DATA_RULE,
    `Answer with one JSON object of this shape and nothing else: ${SHAPE}`,
  ].join("\n\n");
};

/** The transcript; the user's lines are numbered from 1, the counterpart's carry no number. */
export const analystTranscript = (messages: AnalystPrompt["messages"]): string => {
  let line = 0;
  return messages
    .map(({ role, content }) => {
      if (role === "assistant") return given("partner", content);
      line += 1;
      return `Line ${line}: ${given("line", content)}`;
    })
    .join("\n");
};
