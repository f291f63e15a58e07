/** What an event of the payment provider does, whichever provider it is and however often and late it comes. */
import { findOwnerOfCustomer, isHandled } from "./payment-events.store.ts";
import { type SyncDeps, syncSubscription } from "./subscription-sync.ts";

export type PaymentEvent = { readonly id: string; readonly customerId: string };

/**
 * An event is believed only in whose state has changed. A crash before the end leaves it unhandled, and the provider
 * sends it again; customers of deleted accounts, or of another installation, are nobody's. @throws PaymentsError
 */
export const handlePaymentEvent = async (deps: SyncDeps, { id, customerId }: PaymentEvent): Promise<void> => {
  if (await isHandled(deps.db, id)) return;
  const owner = await findOwnerOfCustomer(deps.db, customerId);
  if (owner !== null) await syncSubscription(deps, owner, id);
};
