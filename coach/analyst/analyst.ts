/** The embedded analyst: judges a conversation for the skill being practised, on lines that it can quote. */
import type { Analysis } from "#domain/analysis/analysis.contract.ts";
import { lineOf } from "#coach/moves/line.ts";
import { signalsOf } from "#coach/partner/signals.ts";
import { findingsOf, movesOf } from "./findings.ts";
import { type AnalysisInput, type JudgedLine, judgedLines } from "./judged-line.ts";
import { metricsOf } from "./metrics.ts";
import { otherSkillsOf } from "./other-skills.ts";
import { TOO_LITTLE } from "./phrases/little.ts";
import { rewritesOf } from "./rewrite.ts";

/** Fewer lines that tell anything are too little to score. */
const TELLING_MIN = 2;
const TELLING_WORDS = 3;
const NO_SCORES: Analysis["metrics"] = { clarity: 0, tone: 0, engagement: 0 };

/** Counted with contractions written out, so that "can't" and "cannot" weigh the same. */
const wordCount = (user: string): number =>
  lineOf(user).tokens.filter(({ text }) => /^[\p{L}\p{N}]/u.test(text)).length;

/** A greeting, a grunt or another language says nothing about a skill, in either direction. */
const tells = ({ user, reading }: JudgedLine): boolean =>
  !signalsOf(user).otherLanguage &&
  (reading.verdict === "good" || reading.moves.length > 0 || wordCount(user) >= TELLING_WORDS);

/** Why there is nothing to score, said to the user. */
const littleBecause = (lines: readonly JudgedLine[], telling: number): string => {
  if (lines.filter(({ user }) => signalsOf(user).otherLanguage).length * 2 > lines.length)
    return TOO_LITTLE.otherLanguage;
  if (lines.length === 0) return TOO_LITTLE.none;
  return telling === 1 || lines.length === 1 ? TOO_LITTLE.one : TOO_LITTLE.greetings;
};

/** Any messages are allowed; with too little to judge, `tooLittle` is set and the scores are 0. */
export const analyse = (input: AnalysisInput): Analysis => {
  const lines = judgedLines(input);
  const telling = lines.filter(tells);
  const skill: Analysis["skill"] = {
    used: telling.filter(({ reading }) => reading.verdict === "good").length,
    opportunities: telling.length,
    moves: movesOf(telling, input.skill),
  };
  if (telling.length < TELLING_MIN) {
    return {
      metrics: NO_SCORES,
      strengths: [],
      areas_for_improvement: [],
      suggestions: [littleBecause(lines, telling.length)],
      rewrittenResponses: [],
      skill,
      otherSkills: [],
      tooLittle: true,
      engine: "embedded",
    };
  }
  const { strengths, areas, suggestions } = findingsOf(telling, input.skill);
  return {
    metrics: metricsOf(telling, input.skill),
    strengths: [...strengths],
    areas_for_improvement: [...areas],
    suggestions: [...suggestions],
    rewrittenResponses: [...rewritesOf(telling, input)],
    skill,
    otherSkills: otherSkillsOf(telling, input.skill),
    tooLittle: false,
    engine: "embedded",
  };
};
