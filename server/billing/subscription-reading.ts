/** The one reading of a subscription: calls are allowed by it, and menu, account, pricing and guards show it. */
import { permissionFor, planOf } from "#domain/billing/access.ts";
import type { SubscriptionReading, WireSubscription } from "#domain/billing/billing.contract.ts";
import { CURRENCY, PREMIUM_TIER, PRICE_CENTS } from "#domain/billing/billing.ts";
import { adminStanding, type Standing, standingOf, statusOf } from "#domain/billing/subscription.ts";
import type { Session } from "../auth/session.ts";
import type { Database } from "../db/database.ts";
import { readDailyUse } from "./daily-use.store.ts";
import { findSubscription, type SubscriptionRow } from "./subscriptions.store.ts";
import { addressHashOf, hasClaim } from "./trial-claims.store.ts";

export type ReadingDeps = { readonly db: Database; readonly secret: string };

export const standingFor = (session: Session, row: SubscriptionRow | null, now: Date): Standing =>
  session.user.isAdmin ? adminStanding(now) : standingOf(row, now);

/** Where a caller stands now. */
export const readStanding = async (db: Database, session: Session, now: Date): Promise<Standing> =>
  standingFor(session, session.user.isAdmin ? null : await findSubscription(db, session.user.id), now);

/** Whether the one trial is still to be had, by this user and this address. */
export const isTrialAvailable = async (
  { db, secret }: ReadingDeps,
  session: Session,
  row: SubscriptionRow | null,
): Promise<boolean> => {
  if (session.user.isAdmin || (row !== null && row.trialStart !== null)) return false;
  return !(await hasClaim(db, addressHashOf(session.user.email, secret)));
};

/** `now` also stands in the reply, for browsers whose clock is wrong. */
export const readReading = async (deps: ReadingDeps, session: Session, now: Date): Promise<SubscriptionReading> => {
  const row = await findSubscription(deps.db, session.user.id);
  const standing = standingFor(session, row, now);
  const daily = permissionFor(planOf(standing), "practise_beginner");
  const limit = daily.allowed ? daily.repliesPerDay : null;
  const used = limit === null ? 0 : (await readDailyUse(deps.db, session.user.id, now)).replies;
  return {
    subscription: session.user.isAdmin ? presentAdmin(session, standing, now) : row && present(row, standing),
    is_admin: session.user.isAdmin,
    trial_available: await isTrialAvailable(deps, session, row),
    replies_left: limit === null ? null : Math.max(0, limit - used),
    server_time: now.toISOString(),
  };
};

const TIER = { ...PREMIUM_TIER, price_cents: PRICE_CENTS, currency: CURRENCY };

const timeOf = (date: Date | null): string | null => date?.toISOString() ?? null;

const present = (row: SubscriptionRow, standing: Standing): WireSubscription => {
  const { ending_soon = false, notification_shown = false, trial_expired = false } = row.metadata;
  return {
    id: row.id,
    user_id: row.userId,
    status: statusOf(standing) ?? row.status,
    trial_start: timeOf(row.trialStart),
    trial_end: timeOf(row.trialEnd),
    subscription_tier_id: row.subscriptionTierId,
    cancel_at_period_end: row.cancelAtPeriodEnd,
    current_period_end: timeOf(row.currentPeriodEnd),
    has_payment_method: row.hasPaymentMethod,
    metadata: { ending_soon, notification_shown, trial_expired },
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    subscription_tiers: TIER,
  };
};

/** Administrators need no row: they count as active, with an end far ahead and no trial period. */
const presentAdmin = ({ user }: Session, standing: Standing, now: Date): WireSubscription => ({
  id: `admin-${user.id}`,
  user_id: user.id,
  status: "active",
  trial_start: null,
  trial_end: standing.state === "admin" ? standing.trialEnd.toISOString() : null,
  subscription_tier_id: TIER.id,
  cancel_at_period_end: false,
  current_period_end: null,
  has_payment_method: false,
  metadata: { ending_soon: false, notification_shown: false, trial_expired: false },
  created_at: now.toISOString(),
  updated_at: now.toISOString(),
  subscription_tiers: TIER,
});
