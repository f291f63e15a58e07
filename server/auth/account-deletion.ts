/** The end of an account, at once. What stays is the keyed hash of an address that had its trial, and nothing else. */
import { eq, like } from "drizzle-orm";
import { endSubscriptionsOf } from "../billing/subscription-end.ts";
import type { SyncDeps } from "../billing/subscription-sync.ts";
import { contactMessages, mails, users, verifications } from "../db/schema.ts";
import type { Session } from "./session.ts";

/** Everything else that is a user's goes with the user's row. @throws PaymentsError, and then nothing is deleted */
export const deleteAccountOf = async (deps: SyncDeps, { user }: Session): Promise<void> => {
  await endSubscriptionsOf(deps, user.id);
  await deps.db.transaction(async (tx) => {
    await tx.delete(users).where(eq(users.id, user.id));
    await tx.delete(verifications).where(like(verifications.identifier, `%:${user.id}`));
    await tx.delete(mails).where(eq(mails.to, user.email));
    await tx.delete(contactMessages).where(eq(contactMessages.email, user.email));
  });
};
