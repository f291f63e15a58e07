/** What a pretended subscription has become by now: the test provider's own rules, modelled on Stripe's. */
import { DAY_MS } from "#domain/billing/billing.ts";
import type { ProviderStatus, ProviderSubscription } from "#domain/billing/provider-subscription.ts";
import type { testSubscriptions } from "../db/schema.ts";

export type TestSubscriptionRow = typeof testSubscriptions.$inferSelect;

/** How long a declined renewal is tried again before the subscription counts as unpaid. */
const DUNNING_MS = 14 * DAY_MS;

/** The same day of the next month, or its last one. */
export const monthAfter = (date: Date): Date => {
  const next = new Date(date);
  next.setUTCMonth(next.getUTCMonth() + 1);
  if (next.getUTCDate() !== date.getUTCDate()) next.setUTCDate(0);
  return next;
};

/** Renews, ends or leaves the row as it is, up to `now`. Gives a new row; the same again changes nothing. */
export const broughtUpTo = (row: TestSubscriptionRow, now: Date): TestSubscriptionRow => {
  if (row.endedAt !== null || row.paidUntil > now) return row;
  const wasTrial = row.trialEnd !== null && row.paidUntil <= row.trialEnd;
  if (row.cancelAtPeriodEnd || (wasTrial && row.card === "none")) return { ...row, endedAt: row.paidUntil };
  if (row.card !== "good") return row;
  return broughtUpTo({ ...row, paidUntil: monthAfter(row.paidUntil) }, now);
};

const statusOf = (row: TestSubscriptionRow, now: Date): ProviderStatus => {
  if (row.endedAt !== null) return "canceled";
  if (row.trialEnd !== null && now < row.trialEnd) return "trialing";
  if (now < row.paidUntil) return "active";
  return now.getTime() < row.paidUntil.getTime() + DUNNING_MS ? "past_due" : "unpaid";
};

/** The row as the port gives it. */
export const presentTestSubscription = (given: TestSubscriptionRow, now: Date): ProviderSubscription => {
  const row = broughtUpTo(given, now);
  return {
    id: row.id,
    status: statusOf(row, now),
    createdAt: row.createdAt,
    trialStart: row.trialStart,
    trialEnd: row.trialEnd,
    currentPeriodEnd: row.paidUntil,
    cancelAtPeriodEnd: row.cancelAtPeriodEnd,
    endedAt: row.endedAt,
    hasPaymentMethod: row.card !== "none",
  };
};

/** The row as it would be had this much time gone by for it alone. */
export const aged = (row: TestSubscriptionRow, ms: number): TestSubscriptionRow => {
  const earlier = <T extends Date | null>(date: T): T => (date === null ? date : new Date(date.getTime() - ms)) as T;
  return {
    ...row,
    createdAt: earlier(row.createdAt),
    trialStart: earlier(row.trialStart),
    trialEnd: earlier(row.trialEnd),
    paidUntil: earlier(row.paidUntil),
    endedAt: earlier(row.endedAt),
  };
};
