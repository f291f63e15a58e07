/** What a user's analysed conversations say about where they stand, and what to practise next. */
import { METRIC_LABELS, METRICS, type Metric } from "../analysis/analysis.ts";
import { type Difficulty, DIFFICULTIES, SKILL_SLUGS, SKILLS, type SkillSlug } from "../skills/skills.ts";

/** Progress looks at this many of the newest entries. */
export const PROGRESS_MAX_ENTRIES = 300;
/** A conversation weighs half as much as one that is so many days younger. */
export const PROGRESS_HALF_LIFE_DAYS = 14;
/** Of several in one evening, each weighs this much of the next. */
const EARLIER_WEIGHT = 0.8;
/** With fewer analysed conversations of a skill, a change says nothing. */
export const PROGRESS_MIN_CONVERSATIONS = 3;
/** Scores step by halves; less than one step is no change. */
const CHANGE_MIN = 0.5;
/** From here a skill counts as strong (the green of the scores). */
const STRONG = 4;
const DAY_MS = 24 * 60 * 60_000;

export const TRENDS = ["too_little", "improved", "steady", "slipped"] as const;
export type Trend = (typeof TRENDS)[number];

export type Scores = Readonly<Record<Metric, number>>;
export type ScoredConversation = { readonly skill: SkillSlug; readonly at: Date; readonly scores: Scores };
export type Standing = {
  readonly skill: SkillSlug;
  /** Oldest first. */
  readonly points: readonly { readonly at: Date; readonly scores: Scores; readonly overall: number }[];
  readonly now: number;
  readonly trend: Trend;
  readonly summary: string;
};

export const overallScore = (scores: Scores): number =>
  METRICS.reduce((sum, metric) => sum + scores[metric], 0) / METRICS.length;

/** Each practised skill, in the order of the skills. Weights count from the newest conversation, so the day of asking is nothing. */
export const standingsOf = (conversations: readonly ScoredConversation[]): Standing[] =>
  SKILL_SLUGS.flatMap((skill) => {
    const own = conversations.filter((one) => one.skill === skill).toSorted((a, b) => a.at.getTime() - b.at.getTime());
    return own.length === 0 ? [] : [standingOf(skill, own)];
  });

const standingOf = (skill: SkillSlug, own: readonly ScoredConversation[]): Standing => {
  const changes = METRICS.map((metric) => ({
    metric,
    from: early(own, ({ scores }) => scores[metric]),
    to: recent(own, ({ scores }) => scores[metric]),
  }));
  const whole = recent(own, ({ scores }) => overallScore(scores));
  const trend = trendOf(own.length, whole - early(own, ({ scores }) => overallScore(scores)));
  return {
    skill,
    points: own.map(({ at, scores }) => ({ at, scores, overall: overallScore(scores) })),
    now: whole,
    trend,
    summary: summaryOf(own.length, changes),
  };
};

const recent = (own: readonly ScoredConversation[], value: (one: ScoredConversation) => number): number => {
  const newest = own.at(-1)?.at.getTime() ?? 0;
  let sum = 0;
  let weights = 0;
  for (const [index, one] of own.entries()) {
    const days = (newest - one.at.getTime()) / DAY_MS;
    const weight = 0.5 ** (days / PROGRESS_HALF_LIFE_DAYS) * EARLIER_WEIGHT ** (own.length - 1 - index);
    sum += weight * value(one);
    weights += weight;
  }
  return sum / weights;
};

/** The plain mean of the first half: where the user began. */
const early = (own: readonly ScoredConversation[], value: (one: ScoredConversation) => number): number => {
  const first = own.slice(0, Math.max(1, Math.floor(own.length / 2)));
  return first.reduce((sum, one) => sum + value(one), 0) / first.length;
};

const trendOf = (count: number, change: number): Trend =>
  count < PROGRESS_MIN_CONVERSATIONS
    ? "too_little"
    : change >= CHANGE_MIN
      ? "improved"
      : change <= -CHANGE_MIN
        ? "slipped"
        : "steady";

/** Of one metric, from how it began to how it is now. */
type Change = { readonly metric: Metric; readonly from: number; readonly to: number };

const changesInWords = (changes: readonly Change[]): string =>
  changes.map(({ metric, from, to }) => `${METRIC_LABELS[metric]} (${from.toFixed(1)} to ${to.toFixed(1)})`).join(", ");

const summaryOf = (count: number, changes: readonly Change[]): string => {
  if (count < PROGRESS_MIN_CONVERSATIONS) {
    const missing = PROGRESS_MIN_CONVERSATIONS - count;
    return `Too little to say yet: ${missing} more analysed ${missing === 1 ? "conversation" : "conversations"} will show a direction.`;
  }
  const up = changes.filter(({ from, to }) => to - from >= CHANGE_MIN);
  const down = changes.filter(({ from, to }) => from - to >= CHANGE_MIN);
  if (up.length === 0 && down.length === 0) return "About where you began.";
  return [
    up.length > 0 ? `Higher: ${changesInWords(up)}.` : "",
    down.length > 0 ? `Lower: ${changesInWords(down)}.` : "",
  ]
    .filter(Boolean)
    .join(" ");
};

/** A scenario that may be recommended, in the learner's order. */
export type Candidate = {
  readonly id: string;
  readonly name: string;
  readonly type: SkillSlug;
  readonly difficulty: Difficulty;
};
export type Recommendation = {
  readonly skill: SkillSlug;
  readonly scenario: Candidate;
  readonly why: string;
};

/**
 * What to practise next. `practised` are the ids of the scenarios kept in the journal, newest first. Null where there are
 * no scenarios at all.
 */
export const recommend = (
  standings: readonly Standing[],
  practised: readonly string[],
  candidates: readonly Candidate[],
): Recommendation | null => {
  for (const { skill, why } of wishes(standings)) {
    const scenario = nextScenario(skill, practised, candidates);
    if (scenario !== null) return { skill, scenario, why };
  }
  return null;
};

type Wish = { readonly skill: SkillSlug; readonly why: string };

/** Skills in the order in which they would help: the weakest that needs work, the next new one, the longest unpractised. */
const wishes = (standings: readonly Standing[]): Wish[] => {
  const weak = standings
    .filter(({ now }) => now < STRONG)
    .toSorted((a, b) => a.now - b.now)
    .map(({ skill, now, points }) => ({
      skill,
      why: `${SKILLS[skill].title} stands at ${now.toFixed(1)} of 5 over your ${points.length === 1 ? "one analysed conversation" : "latest conversations"}${standings.length === 1 ? "; one more look at it will pay" : ", the lowest of what you have practised"}.`,
    }));
  const fresh = SKILL_SLUGS.filter((skill) => !standings.some((standing) => standing.skill === skill))
    .toSorted((a, b) => difficultyOf(a) - difficultyOf(b))
    .map((skill) => ({
      skill,
      why:
        standings.length === 0
          ? "Nothing has been analysed yet, and the other skills lean on this one."
          : `What you have practised stands at 4 or more. ${SKILLS[skill].title} is new to you.`,
    }));
  const strong = standings
    .filter(({ now }) => now >= STRONG)
    .toSorted((a, b) => lastAt(a) - lastAt(b))
    .map(({ skill }) => ({
      skill,
      why: `All seven skills stand at 4 or more. ${SKILLS[skill].title} is the one you have not practised for longest.`,
    }));
  return [...weak, ...fresh, ...strong];
};

const difficultyOf = (skill: SkillSlug): number => DIFFICULTIES.indexOf(SKILLS[skill].difficulty);
const lastAt = ({ points }: Standing): number => points.at(-1)?.at.getTime() ?? 0;

/** The skill's first scenario that is not in the journal; when all are, the one kept longest ago. */
const nextScenario = (
  skill: SkillSlug,
  practised: readonly string[],
  candidates: readonly Candidate[],
): Candidate | null => {
  const own = candidates.filter(({ type }) => type === skill);
  const unknown = own.find(({ id }) => !practised.includes(id));
  return unknown ?? own.toSorted((a, b) => practised.indexOf(b.id) - practised.indexOf(a.id))[0] ?? null;
};
