import { CHART_STEPS, type ChartStep } from "./admin.ts";

const DAY_MS = 24 * 60 * 60_000;

const isoDay = (date: Date): string => date.toISOString().slice(0, 10);

/** The first day of the step that `now` is in, UTC; weeks begin on Monday, as PostgreSQL's do. */
const stepStart = (step: ChartStep, now: Date): Date => {
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
  switch (step) {
    case "day":
      return day;
    case "week":
      return new Date(day.getTime() - ((day.getUTCDay() + 6) % 7) * DAY_MS);
    case "month":
      return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), 1));
    default:
      return step satisfies never;
  }
};

const before = (step: ChartStep, start: Date, count: number): Date =>
  step === "month"
    ? new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() - count, 1))
    : new Date(start.getTime() - count * (step === "week" ? 7 : 1) * DAY_MS);

/** The first days of all steps that a chart shows, oldest first, as YYYY-MM-DD; the last holds `now`. */
export const chartSteps = (step: ChartStep, now: Date): string[] => {
  const { count } = CHART_STEPS[step];
  const last = stepStart(step, now);
  return Array.from({ length: count }, (_step, index) => isoDay(before(step, last, count - 1 - index)));
};
