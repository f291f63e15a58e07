/** What becomes of a subscription when its account goes. */
import { isLive } from "#domain/billing/provider-subscription.ts";
import type { Owner } from "../auth/session.ts";
import { findCheckout } from "./checkouts.store.ts";
import { type SyncDeps, syncSubscription } from "./subscription-sync.ts";

/**
 * To be awaited before an account is deleted: nothing may be charged afterwards, and a trial that has begun is remembered
 * by the address's hash. @throws PaymentsError, in which case the account must stay.
 */
export const endSubscriptionsOf = async (deps: SyncDeps, owner: Owner): Promise<void> => {
  const checkout = await findCheckout(deps.db, owner);
  if (checkout !== null) await deps.payments.closeCheckout(checkout.sessionId);
  for (const subscription of await syncSubscription(deps, owner)) {
    if (isLive(subscription)) await deps.payments.endNow(subscription.id);
  }
};
