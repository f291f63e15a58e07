/**
 * The state machine between a payment provider and the stored subscription. Providers differ in how they are asked, not in
 * what follows from their answer.
 */
import type { SubscriptionRecord, SubscriptionStatus } from "./subscription.ts";
import { DAY_MS } from "./billing.ts";

export const PROVIDER_STATUSES = [
  "incomplete",
  "incomplete_expired",
  "trialing",
  "active",
  "past_due",
  "canceled",
  "unpaid",
  "paused",
] as const;
export type ProviderStatus = (typeof PROVIDER_STATUSES)[number];

/** A subscription as the provider has it now. */
export type ProviderSubscription = {
  readonly id: string;
  readonly status: ProviderStatus;
  readonly createdAt: Date;
  readonly trialStart: Date | null;
  readonly trialEnd: Date | null;
  readonly currentPeriodEnd: Date | null;
  readonly cancelAtPeriodEnd: boolean;
  /** When it was over for good. */
  readonly endedAt: Date | null;
  readonly hasPaymentMethod: boolean;
};

/** The lower, the more it counts: what gives access first, then what a payment could still save. */
const RANK: Readonly<Record<ProviderStatus, number>> = {
  active: 0,
  trialing: 0,
  past_due: 1,
  unpaid: 2,
  paused: 3,
  incomplete: 5,
  canceled: 4,
  incomplete_expired: 6,
};

/** Of all that a customer ever had, the one that counts: the best, then the newest. Null: none. */
export const decidingSubscription = (all: readonly ProviderSubscription[]): ProviderSubscription | null =>
  all.toSorted(
    (a, b) =>
      RANK[a.status] - RANK[b.status] || b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1),
  )[0] ?? null;

/** Whether a new subscription must not be begun beside it. */
export const isLive = ({ status }: ProviderSubscription): boolean =>
  ["active", "trialing", "past_due", "unpaid", "paused"].includes(status);

/** A trial that ends unpaid is closed by the provider within moments; a paid month lasts longer than this. */
const TRIAL_CLOSING_MS = DAY_MS;

const storedStatus = ({ status, trialEnd, endedAt }: ProviderSubscription): SubscriptionStatus => {
  if (status === "incomplete_expired") return "canceled";
  if (status !== "canceled" || trialEnd === null || endedAt === null) return status;
  const late = endedAt.getTime() - trialEnd.getTime();
  return late >= 0 && late < TRIAL_CLOSING_MS ? "expired" : "canceled";
};

/** What is stored of a provider's subscription. */
export const recordFrom = (given: ProviderSubscription): SubscriptionRecord => ({
  status: storedStatus(given),
  trialStart: given.trialStart,
  trialEnd: given.trialEnd,
  currentPeriodEnd: given.status === "trialing" ? given.trialEnd : given.currentPeriodEnd,
  // What is over for good has no period left to run.
  cancelAtPeriodEnd: given.status !== "canceled" && given.cancelAtPeriodEnd,
  hasPaymentMethod: given.hasPaymentMethod,
});
