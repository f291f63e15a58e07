import { eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { ChartStep } from "#domain/admin/admin.ts";
import type { SkillSlug } from "#domain/skills/skills.ts";
import type { Database } from "../db/database.ts";
import { feedbackDaily, scenarios } from "../db/schema.ts";

const ratings = sql<number>`sum(${feedbackDaily.ratings})`.mapWith(Number);
const ratingSum = sql<number>`sum(${feedbackDaily.ratingSum})`.mapWith(Number);

/** Counts and sums by skill and scenario, over all time. */
export const countByScenario = (db: Database) =>
  db
    .select({
      skill: feedbackDaily.skillName,
      scenario: feedbackDaily.scenarioKey,
      name: scenarios.name,
      ratings,
      ratingSum,
    })
    .from(feedbackDaily)
    .leftJoin(scenarios, eq(scenarios.id, feedbackDaily.scenarioKey))
    .groupBy(feedbackDaily.skillName, feedbackDaily.scenarioKey, scenarios.name)
    .having(sql`sum(${feedbackDaily.ratings}) > 0`);

export type SeriesFilter = {
  readonly step: ChartStep;
  /** Inclusive, as YYYY-MM-DD. */
  readonly from: string;
  readonly skill: SkillSlug | null;
  readonly scenario: string | null;
};

/** Counts and sums by day, week or month since a day; steps without feedback are not there. */
export const countByTime = (db: Database, { step, from, skill, scenario }: SeriesFilter) => {
  const start: SQL<string> = sql<string>`to_char(date_trunc(${sql.raw(`'${step}'`)}, ${feedbackDaily.day}), 'YYYY-MM-DD')`;
  const conditions = [
    sql`${feedbackDaily.day} >= ${from}::date`,
    skill === null ? isNotNull(feedbackDaily.day) : eq(feedbackDaily.skillName, skill),
    scenario === null ? isNotNull(feedbackDaily.day) : eq(feedbackDaily.scenarioKey, scenario),
  ];
  return db
    .select({ start, ratings, ratingSum })
    .from(feedbackDaily)
    .where(sql.join(conditions, sql` AND `))
    .groupBy(start)
    .orderBy(start);
};
