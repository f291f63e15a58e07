import type { Analytics } from "#domain/admin/admin.contract.ts";
import { SKILL_SLUGS, type SkillSlug } from "#domain/skills/skills.ts";

type Counted = { readonly ratings: number; readonly ratingSum: number };
type CountedScenario = Counted & {
  readonly skill: SkillSlug;
  readonly scenario: string;
  readonly name: string | null;
};

/** A count and its average; no average of nothing. */
const figureOf = ({ ratings, ratingSum }: Counted): { count: number; average: number | null } => ({
  count: ratings,
  average: ratings === 0 ? null : ratingSum / ratings,
});

const together = (counts: readonly Counted[]): Counted => ({
  ratings: counts.reduce((sum, { ratings }) => sum + ratings, 0),
  ratingSum: counts.reduce((sum, { ratingSum }) => sum + ratingSum, 0),
});

/** The dashboard's figures from the counts by skill and scenario; scenarios with most feedback first. */
export const figuresOf = (counts: readonly CountedScenario[]): Omit<Analytics, "series"> => {
  const { count: total, average } = figureOf(together(counts));
  const skills = SKILL_SLUGS.flatMap((skill) => {
    const own = counts.filter((one) => one.skill === skill);
    return own.length === 0 ? [] : [{ skill, ...figureOf(together(own)) }];
  });
  const scenarios = counts
    .map((one) => ({ scenario: one.scenario, name: one.name, skill: one.skill, ...figureOf(one) }))
    .toSorted((a, b) => b.count - a.count || a.scenario.localeCompare(b.scenario));
  return { total, average, skills, scenarios };
};

type CountedDay = Counted & { readonly day: string };

/** The figure of every step, given their first days, oldest first, and the counts of single days or longer; all YYYY-MM-DD. */
export const seriesOf = (steps: readonly string[], days: readonly CountedDay[]): Analytics["series"] => {
  const parts = new Map<string, Counted[]>(steps.map((from) => [from, []]));
  for (const day of days) parts.get(steps.findLast((from) => from <= day.day) ?? "")?.push(day);
  return [...parts].map(([from, counted]) => {
    const { count, average } = figureOf(together(counted));
    return { from, count, average };
  });
};
