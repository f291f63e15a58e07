/** The end of an account, at once. What stays is the keyed hash of an address that had its trial, and nothing else. */
import { eq, inArray, like, or, sql } from "drizzle-orm";
import { AUTH_MESSAGES } from "#domain/auth/auth-messages.ts";
import { AppError } from "#domain/errors.ts";
import { hasOtherAdmin, withAnAdminLeft } from "../admin/admin-users.store.ts";
import { endSubscriptionsOf } from "../billing/subscription-end.ts";
import type { SyncDeps } from "../billing/subscription-sync.ts";
import { contactMessages, mails, users, verifications } from "../db/schema.ts";
import { PaymentsError } from "../payments/payments.ts";
import type { AdminEmails } from "./admin.ts";
import type { Session } from "./session.ts";

type DeletionDeps = SyncDeps & { readonly adminEmails: AdminEmails };

/**
 * The subscription is ended at the provider first: nobody could end it once the account is gone. Then everything goes with the
 * user's row, and besides it what is known by the address alone: mails, messages to us, links that wait.
 * @throws AppError `last_admin`; `service_unavailable` when the provider does not answer, and then nothing is deleted
 */
export const deleteAccountOf = async (deps: DeletionDeps, { user }: Session): Promise<void> => {
  const { db, adminEmails } = deps;
  if (user.isAdmin && !(await hasOtherAdmin(db, adminEmails, user.id))) throw new AppError("last_admin");
  try {
    await endSubscriptionsOf(deps, user.id);
  } catch (cause) {
    if (!(cause instanceof PaymentsError)) throw cause;
    throw new AppError("service_unavailable", { message: AUTH_MESSAGES.subscription_not_ended, cause });
  }
  await withAnAdminLeft(db, adminEmails, async (tx) => {
    const [gone] = await tx.delete(users).where(eq(users.id, user.id)).returning({ phone: users.phone });
    await tx.delete(verifications).where(like(verifications.identifier, `%:${user.id}`));
    // Written as it was typed, and so perhaps in capitals.
    const written = await tx
      .delete(contactMessages)
      .where(eq(sql`lower(${contactMessages.email})`, user.email))
      .returning({ mailId: contactMessages.mailId });
    const mailIds = written.flatMap(({ mailId }) => mailId ?? []);
    const addresses = [user.email, ...(gone?.phone ? [gone.phone] : [])];
    await tx.delete(mails).where(or(inArray(mails.to, addresses), inArray(mails.id, mailIds)));
  });
};
