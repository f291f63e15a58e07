/** Begins a trial or a subscription: one at a time, one trial ever. */
import { TRIAL_DAYS } from "#domain/billing/billing.ts";
import { BILLING_MESSAGES } from "#domain/billing/billing-messages.ts";
import { isLive } from "#domain/billing/provider-subscription.ts";
import { AppError } from "#domain/errors.ts";
import type { Owner, Session } from "../auth/session.ts";
import type { Database } from "../db/database.ts";
import type { Checkout, Payments } from "../payments/payments.ts";
import { findCheckout, keepCheckout, withCheckoutLease } from "./checkouts.store.ts";
import { isTrialAvailable, type ReadingDeps } from "./subscription-reading.ts";
import { type SyncDeps, syncSubscription } from "./subscription-sync.ts";
import { findCustomer, findSubscription, keepCustomer } from "./subscriptions.store.ts";

export type CheckoutOrder = { readonly trialDays: number; readonly returnUrl: string; readonly cancelUrl: string };

/** A checkout that is about to run out is not handed out again. */
const MARGIN_MS = 10 * 60_000;

/** @throws AppError `subscription_already_exists`, `trial_already_used`; PaymentsError */
export const openCheckout = async (
  deps: SyncDeps & ReadingDeps,
  session: Session,
  order: CheckoutOrder,
): Promise<Checkout> => {
  const owner = session.user.id;
  if (session.user.isAdmin) throw new AppError("subscription_already_exists");
  await customerOf(deps, session);
  // Clicks at once follow one another here, so that all lead to the same checkout: a second one would be a second trial.
  return await withCheckoutLease(deps, owner, async () => {
    // The provider's word, not the row's: the event of a completed checkout may still be on its way.
    if ((await syncSubscription(deps, owner)).some(isLive)) throw new AppError("subscription_already_exists");
    if (order.trialDays === TRIAL_DAYS) {
      const row = await findSubscription(deps.db, owner);
      if (!(await isTrialAvailable(deps, session, row))) {
        throw new AppError("trial_already_used", { message: BILLING_MESSAGES.trial_used });
      }
    }
    return await openOrReuse(deps, owner, order);
  });
};

const openOrReuse = async (
  { payments, clock, db }: SyncDeps,
  owner: Owner,
  { trialDays, returnUrl, cancelUrl }: CheckoutOrder,
): Promise<Checkout> => {
  const now = clock();
  const known = await findCheckout(db, owner);
  const isFresh = known !== null && known.expiresAt.getTime() - MARGIN_MS > now.getTime();
  if (isFresh && (await payments.isCheckoutOpen(known.sessionId))) {
    if (known.trialDays === trialDays) return known;
    await payments.closeCheckout(known.sessionId);
  }
  const customerId = (await findCustomer(db, owner)) ?? "";
  // The minute: an answer that was lost on the way is given again, a later checkout is a new one.
  const key = `checkout-${owner}-${trialDays}-${known?.sessionId ?? "first"}-${Math.floor(now.getTime() / 60_000)}`;
  const opened = await payments.openCheckout({ customerId, trialDays, returnUrl, cancelUrl, key });
  await keepCheckout(db, owner, { ...opened, trialDays });
  return opened;
};

/** The user's id with the provider, made when it is first needed. */
export const customerOf = async (
  { db, payments }: { readonly db: Database; readonly payments: Payments },
  { user }: Session,
): Promise<string> => {
  const known = await findCustomer(db, user.id);
  if (known !== null) return known;
  await keepCustomer(db, user.id, await payments.openCustomer(user));
  return (await findCustomer(db, user.id)) ?? "";
};
