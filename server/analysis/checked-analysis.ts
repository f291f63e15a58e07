/**
 * Makes an analysis of a model's judgement: what it cannot show in the user's own words is dropped, scores are brought
 * to halves, and what can be counted is counted here.
 */
import { type Metric, METRICS, SCORE_MAX, SCORE_STEP } from "#domain/analysis/analysis.ts";
import type { Analysis } from "#domain/analysis/analysis.contract.ts";
import type { SkillSlug } from "#domain/skills/skills.ts";
import { type Judgement, judgementSchema } from "../model/judgement.ts";
import { quotedWords } from "./quote-finder.ts";

/** How many of each finding a user is shown. */
const FINDINGS_MAX = 4;
const SUGGESTIONS_MAX = 3;
const REWRITES_MAX = 3;
/** The longest text of a finding, in UTF-16 units; longer ones are not findings. */
const TEXT_MAX_CHARS = 600;

export type UserLine = { readonly id: string; readonly content: string };

const rounded = (score: number): number =>
  Math.min(SCORE_MAX, Math.max(0, Math.round(score / SCORE_STEP) * SCORE_STEP));

const isText = (text: string): boolean => text.trim() !== "" && text.length <= TEXT_MAX_CHARS;

/** The line a finding names, and the words it quotes there; in another of the user's lines when it miscounted. */
const shown = (lines: readonly UserLine[], number: number, quote: string): { line: UserLine; words: string } | null => {
  const named = lines[number - 1];
  for (const line of named === undefined ? lines : [named, ...lines]) {
    const words = quotedWords(line.content, quote);
    if (words !== null) return { line, words };
  }
  return null;
};

/** A finding as the user reads it: the sentence, and the words that show it unless the sentence has them. */
const told = (lines: readonly UserLine[], { text, line, quote }: Judgement["strengths"][number]): string | null => {
  const found = shown(lines, line, quote);
  if (found === null || !isText(text)) return null;
  return text.includes(found.words) ? text.trim() : `${text.trim()} (“${found.words}”)`;
};

const kept = <From, To>(from: readonly From[], max: number, check: (item: From) => To | null): To[] => {
  const to: To[] = [];
  for (const item of from) {
    const checked = to.length < max ? check(item) : null;
    if (checked !== null) to.push(checked);
  }
  return to;
};

/** The analysis, or null when the judgement is not in the agreed form or shows nothing in the user's words. */
export const checkedAnalysis = (raw: unknown, lines: readonly UserLine[], skill: SkillSlug): Analysis | null => {
  const parsed = judgementSchema.safeParse(raw);
  if (!parsed.success) return null;
  const judgement = parsed.data;
  const scores = METRICS.map((metric) => judgement.metrics[metric]);
  if (!scores.every((score) => Number.isFinite(score))) return null;

  const judged = new Set<string>();
  const moves = kept(judgement.moves, lines.length, ({ line, verdict, quote, why }) => {
    const found = shown(lines, line, quote);
    if (found === null || !isText(why) || judged.has(found.line.id)) return null;
    judged.add(found.line.id);
    return { messageId: found.line.id, verdict, quote: found.words, why: why.trim() };
  });
  if (moves.length === 0) return null;

  const sentence = (finding: Judgement["strengths"][number]) => told(lines, finding);
  return {
    metrics: Object.fromEntries(METRICS.map((metric) => [metric, rounded(judgement.metrics[metric])])) as Record<
      Metric,
      number
    >,
    strengths: kept(judgement.strengths, FINDINGS_MAX, sentence),
    areas_for_improvement: kept(judgement.areas_for_improvement, FINDINGS_MAX, sentence),
    suggestions: kept(judgement.suggestions, SUGGESTIONS_MAX, sentence),
    rewrittenResponses: kept(
      judgement.rewrittenResponses,
      REWRITES_MAX,
      ({ line, original, assertive, explanation }) => {
        const found = shown(lines, line, original);
        if (found === null || !isText(assertive) || !isText(explanation)) return null;
        if (quotedWords(found.words, assertive) === found.words) return null;
        return { original: found.words, assertive: assertive.trim(), explanation: explanation.trim() };
      },
    ),
    skill: {
      used: moves.filter(({ verdict }) => verdict === "good").length,
      opportunities: moves.length,
      moves: moves.toSorted((left, right) => positionOf(lines, left.messageId) - positionOf(lines, right.messageId)),
    },
    otherSkills: kept(judgement.otherSkills, SUGGESTIONS_MAX, ({ skill: other, line, why }) => {
      const named = lines[line - 1];
      return named === undefined || other === skill || !isText(why)
        ? null
        : { skill: other, messageId: named.id, why: why.trim() };
    }),
    tooLittle: false,
    engine: "model",
  };
};

const positionOf = (lines: readonly UserLine[], id: string): number => lines.findIndex((line) => line.id === id);
