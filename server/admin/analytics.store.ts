import { and, eq, gte, sql } from "drizzle-orm";
import type { ChartStep } from "#domain/admin/admin.ts";
import type { SkillSlug } from "#domain/skills/skills.ts";
import type { Database } from "../db/database.ts";
import { feedbackDaily, feedbackMonthly, scenarios } from "../db/schema.ts";

type Counts = typeof feedbackDaily | typeof feedbackMonthly;

const sumsOf = (counts: Counts) => ({
  ratings: sql<number>`sum(${counts.ratings})`.mapWith(Number),
  ratingSum: sql<number>`sum(${counts.ratingSum})`.mapWith(Number),
});

/** Counts and sums by skill and scenario, over all time. */
export const countByScenario = (db: Database) =>
  db
    .select({
      skill: feedbackMonthly.skillName,
      scenario: feedbackMonthly.scenarioKey,
      name: scenarios.name,
      ...sumsOf(feedbackMonthly),
    })
    .from(feedbackMonthly)
    .leftJoin(scenarios, eq(scenarios.id, feedbackMonthly.scenarioKey))
    .groupBy(feedbackMonthly.skillName, feedbackMonthly.scenarioKey, scenarios.name)
    .having(sql`sum(${feedbackMonthly.ratings}) > 0`);

export type SeriesFilter = {
  readonly step: ChartStep;
  /** Inclusive, as YYYY-MM-DD. */
  readonly from: string;
  readonly skill: SkillSlug | null;
  readonly scenario: string | null;
};

/** Counts and sums by day since a day, or by month where months are looked at; days without feedback are not there. */
export const countByTime = (db: Database, { step, from, skill, scenario }: SeriesFilter) => {
  const counts: Counts = step === "month" ? feedbackMonthly : feedbackDaily;
  return db
    .select({ day: counts.day, ...sumsOf(counts) })
    .from(counts)
    .where(
      and(
        gte(counts.day, from),
        skill === null ? undefined : eq(counts.skillName, skill),
        scenario === null ? undefined : eq(counts.scenarioKey, scenario),
      ),
    )
    .groupBy(counts.day)
    .orderBy(counts.day);
};
