/**
 * What a subscription amounts to at a moment. Stored rows and replies are read with the same function, so a trial ends for
 * the server's checks and for an open tab at the same second, whatever job or webhook has yet to run.
 */
import { ADMIN_TRIAL_YEARS, RENEWAL_GRACE_MS } from "./billing.ts";

/** The provider's states, and `expired`: a trial that ended without a payment. */
export const SUBSCRIPTION_STATUSES = [
  "trialing",
  "active",
  "past_due",
  "unpaid",
  "incomplete",
  "paused",
  "canceled",
  "expired",
] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** Times are instants: no time zone or calendar enters a rule here. */
export type SubscriptionRecord = {
  readonly status: SubscriptionStatus;
  readonly trialStart: Date | null;
  readonly trialEnd: Date | null;
  readonly currentPeriodEnd: Date | null;
  /** Ends with the period; until then it can be taken back. */
  readonly cancelAtPeriodEnd: boolean;
  readonly hasPaymentMethod: boolean;
};

export type Standing =
  | { readonly state: "none" }
  | { readonly state: "admin"; readonly trialEnd: Date }
  | { readonly state: "trialing"; readonly start: Date; readonly end: Date }
  | { readonly state: "active"; readonly renewsAt: Date | null }
  /** `until`: what was paid for, or the trial, still runs to then. Null: it is over. */
  | { readonly state: "canceled"; readonly until: Date | null }
  | { readonly state: "expired"; readonly since: Date | null }
  /** A payment is missing. */
  | { readonly state: "unpaid"; readonly status: "past_due" | "unpaid" | "incomplete" | "paused" };

export const adminStanding = (now: Date): Standing => {
  const trialEnd = new Date(now);
  trialEnd.setUTCFullYear(trialEnd.getUTCFullYear() + ADMIN_TRIAL_YEARS);
  return { state: "admin", trialEnd };
};

/** Null: no subscription was ever begun. A time that has come counts as passed: the trial is over at its end itself. */
export const standingOf = (record: SubscriptionRecord | null, now: Date): Standing => {
  if (record === null) return { state: "none" };
  switch (record.status) {
    case "trialing":
      return trialStanding(record, now);
    case "active":
      if (record.cancelAtPeriodEnd) return endingStanding(record, record.currentPeriodEnd, now);
      return { state: "active", renewsAt: record.currentPeriodEnd };
    case "canceled":
      return endingStanding(record, record.cancelAtPeriodEnd ? record.currentPeriodEnd : null, now);
    case "expired":
      return { state: "expired", since: record.trialEnd };
    case "past_due":
    case "unpaid":
    case "incomplete":
    case "paused":
      return { state: "unpaid", status: record.status };
    default:
      return record.status satisfies never;
  }
};

const trialStanding = (record: SubscriptionRecord, now: Date): Standing => {
  const { trialStart, trialEnd: end } = record;
  if (end === null) return { state: "expired", since: null };
  if (record.cancelAtPeriodEnd) return endingStanding(record, end, now);
  if (now < end) return { state: "trialing", start: trialStart ?? now, end };
  const paysSoon = record.hasPaymentMethod && now.getTime() < end.getTime() + RENEWAL_GRACE_MS;
  return paysSoon ? { state: "active", renewsAt: null } : { state: "expired", since: end };
};

/** A trial that was given up and has run out is an ended trial like any other. */
const endingStanding = ({ trialEnd }: SubscriptionRecord, until: Date | null, now: Date): Standing => {
  if (until !== null && now < until) return { state: "canceled", until };
  const wasTrial = until !== null && trialEnd !== null && until <= trialEnd;
  return wasTrial ? { state: "expired", since: trialEnd } : { state: "canceled", until: null };
};

/** The status as replies carry it. Null without a subscription. */
export const statusOf = (standing: Standing): SubscriptionStatus | null => {
  switch (standing.state) {
    case "none":
      return null;
    case "admin":
      return "active";
    case "unpaid":
      return standing.status;
    case "trialing":
    case "active":
    case "canceled":
    case "expired":
      return standing.state;
    default:
      return standing satisfies never;
  }
};

/** When the standing changes by the clock alone; null: never. */
export const nextTurnOf = (standing: Standing): Date | null => {
  if (standing.state === "trialing") return standing.end;
  return standing.state === "canceled" ? standing.until : null;
};

/** The plans in the words of the user menu. */
export const PLAN_LABELS = {
  admin: "Admin Account",
  trial: "Trial Plan",
  premium: "Premium Plan",
  free: "Free Plan",
} as const;

/** Any status but trialing and active shows as the free plan. */
export const planLabelOf = (standing: Standing): (typeof PLAN_LABELS)[keyof typeof PLAN_LABELS] => {
  switch (standing.state) {
    case "admin":
      return PLAN_LABELS.admin;
    case "trialing":
      return PLAN_LABELS.trial;
    case "active":
      return PLAN_LABELS.premium;
    case "none":
    case "canceled":
    case "expired":
    case "unpaid":
      return PLAN_LABELS.free;
    default:
      return standing satisfies never;
  }
};
