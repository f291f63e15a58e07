/** The analysis of a conversation (specification, section 3; extended per skill as coach.md says). */

export const SCORE_MAX = 5;
/** Scores step by halves. */
export const SCORE_STEP = 0.5;
/** An analysis needs at least this many messages that are not the system's. */
export const ANALYSIS_MIN_MESSAGES = 2;
/** Analyses that one user may ask for in a minute: a bound on abuse. */
export const ANALYSES_PER_MINUTE = 15;
/** What the caller reads without a session (section 8). */
export const NO_SESSION_MESSAGE = "No active session found";

export const METRICS = ["clarity", "tone", "engagement"] as const;
export type Metric = (typeof METRICS)[number];
export const METRIC_LABELS: Readonly<Record<Metric, string>> = {
  clarity: "Clarity of Needs & Boundaries",
  tone: "Firm but Respectful Tone",
  engagement: "Message Consistency",
};

export const VERDICTS = ["good", "near_miss", "missed"] as const;
/** How a user's line does as the move of the skill being practised. */
export type Verdict = (typeof VERDICTS)[number];

export const STYLES = ["assertive", "passive", "aggressive", "neutral"] as const;
export type Style = (typeof STYLES)[number];

export type ScoreBand = "good" | "mid" | "low";
/** Green at 4 or more, yellow at 3 or more, red below 3 (section 9). */
export const scoreBand = (score: number): ScoreBand => (score >= 4 ? "good" : score >= 3 ? "mid" : "low");
export const SCORE_WORDS: Readonly<Record<ScoreBand, string>> = {
  good: "strong",
  mid: "getting there",
  low: "to work on",
};
/** Progress of a score's bar, 0–100 (section 9: score times 20). */
export const scoreProgress = (score: number): number => score * (100 / SCORE_MAX);
