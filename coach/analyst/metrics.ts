/** The three scores of a conversation. Made of likelihoods rather than counts, so that a typo moves them little. */
import type { Analysis } from "#domain/analysis/analysis.contract.ts";
import { SCORE_MAX, SCORE_STEP } from "#domain/analysis/analysis.ts";
import type { SkillSlug } from "#domain/skills/skills.ts";
import type { JudgedLine } from "./judged-line.ts";

/** In these skills ordinary friendly talk is the right tone; elsewhere it is neither firm nor unkind. */
const TALK_SKILLS: ReadonlySet<SkillSlug> = new Set(["free-information", "self-disclosure"]);

/** What each style is worth, 0–1, for standing by one's needs and for the tone. */
const STYLE_CLARITY = { assertive: 1, neutral: 0.5, aggressive: 0.35, passive: 0.05 } as const;
const STYLE_TONE = { assertive: 1, neutral: 0.75, aggressive: 0, passive: 0.6 } as const;
const TALK_NEUTRAL = 0.95;

/** Share of the clarity score that the skill's own move makes; the rest is the style. */
const MERIT_IN_CLARITY = 0.65;
const MERIT_IN_TONE = 0.3;
/** Share of consistency that the average makes; the rest is the weaker half of the lines. */
const AVERAGE_IN_CONSISTENCY = 0.9;
/** How much a hostile line lowers the highest tone a conversation can have, 0–1: with an insult or threat in it, and without. */
const ATTACK_TOLL = 0.6;
const HOSTILE_TOLL = 0.35;

type Weighted = { readonly value: number; readonly weight: number };

const mean = (values: readonly Weighted[]): number => {
  const total = values.reduce((sum, { weight }) => sum + weight, 0);
  return total === 0 ? 0 : values.reduce((sum, { value, weight }) => sum + value * weight, 0) / total;
};

const styleWorth = (line: JudgedLine, skill: SkillSlug, worth: Readonly<Record<string, number>>): number => {
  const talk = TALK_SKILLS.has(skill);
  return Object.entries(line.reading.chances.style).reduce(
    (sum, [style, chance]) => sum + chance * (talk && style === "neutral" ? TALK_NEUTRAL : (worth[style] ?? 0)),
    0,
  );
};

/** 0–1: a move well made in a hostile line earns nothing for its tone. */
const civil = ({ reading }: JudgedLine): number => 1 - reading.chances.style.aggressive;

/** 0–1: what is left of the highest tone after the line. Grows with the chance of hostility, so that no typo tips it. */
const toneLeft = ({ reading: { chances, moves } }: JudgedLine): number => {
  const { aggressive } = chances.style;
  return moves.some(({ move }) => move === "insult_threat")
    ? 1 - ATTACK_TOLL * aggressive
    : 1 - HOSTILE_TOLL * aggressive ** 2;
};

/** Rounds 0–1 to the scale of the scores. */
const toScore = (value: number): number => {
  const bounded = Math.min(1, Math.max(0, value));
  return Math.round((bounded * SCORE_MAX) / SCORE_STEP) * SCORE_STEP;
};

/** `lines` must not be empty. */
export const metricsOf = (lines: readonly JudgedLine[], skill: SkillSlug): Analysis["metrics"] => {
  const of = (value: (line: JudgedLine) => number): readonly Weighted[] =>
    lines.map((line) => ({ value: value(line), weight: line.weight }));
  const merits = of(({ merit }) => merit);
  const clarity = mean(
    of((line) => MERIT_IN_CLARITY * line.merit + (1 - MERIT_IN_CLARITY) * styleWorth(line, skill, STYLE_CLARITY)),
  );
  const tone = mean(
    of((line) => MERIT_IN_TONE * civil(line) * line.merit + (1 - MERIT_IN_TONE) * styleWorth(line, skill, STYLE_TONE)),
  );
  const weaker = merits.toSorted((left, right) => left.value - right.value).slice(0, Math.ceil(merits.length / 2));
  const consistency = AVERAGE_IN_CONSISTENCY * mean(merits) + (1 - AVERAGE_IN_CONSISTENCY) * mean(weaker);
  return {
    clarity: toScore(clarity),
    tone: toScore(Math.min(tone, ...lines.map(toneLeft))),
    engagement: toScore(consistency),
  };
};
