/** The trial's clock, and the two forms in which what is left of it is told. Instants only: no time zone matters. */
import { CARD_DAYS_ABOVE_MINUTES } from "./billing.ts";

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** Whole minutes to the end, begun ones counted: 0 exactly from the end on. */
export const minutesLeft = (end: Date, now: Date): number =>
  Math.max(0, Math.ceil((end.getTime() - now.getTime()) / MINUTE_MS));

/** How much of the trial is left, 0 to 100. */
export const percentLeft = (start: Date, end: Date, now: Date): number => {
  const whole = end.getTime() - start.getTime();
  if (whole <= 0 || now >= end) return 0;
  return Math.min(100, ((end.getTime() - now.getTime()) / whole) * 100);
};

const count = (number: number, unit: string): string => `${number} ${unit}${number === 1 ? "" : "s"}`;

/** The status card's form: days, rounded up, above 1440 minutes, else minutes. */
export const cardTimeLeft = (minutes: number): string =>
  minutes > CARD_DAYS_ABOVE_MINUTES ? count(Math.ceil(minutes / DAY_MINUTES), "day") : count(minutes, "minute");

/** The menu's form: days; one day and hours; hours and minutes; minutes; Expired. */
export const menuTimeLeft = (minutes: number): string => {
  if (minutes <= 0) return "Expired";
  const days = Math.floor(minutes / DAY_MINUTES);
  const hours = Math.floor((minutes % DAY_MINUTES) / 60);
  const rest = minutes % 60;
  if (days > 1) return count(days, "day");
  if (days === 1) return hours === 0 ? "1 day" : `1 day and ${count(hours, "hour")}`;
  if (hours > 0) return rest === 0 ? count(hours, "hour") : `${count(hours, "hour")} and ${count(rest, "minute")}`;
  return count(minutes, "minute");
};
