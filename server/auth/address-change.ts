/** A change of address: nothing happens until both mailboxes, the old and the new, have said yes. */
import { and, eq, gt, inArray } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { MAIL_LINK_MINUTES } from "#domain/auth/auth.ts";
import { confirmAddressChange } from "#domain/auth/account.contract.ts";
import type { Logger } from "pino";
import type { PendingAddress } from "#domain/auth/account.contract.ts";
import { findCustomer } from "../billing/subscriptions.store.ts";
import type { Database } from "../db/database.ts";
import { sqlStateOf } from "../db/pool.ts";
import { users, verifications } from "../db/schema.ts";
import { enqueueMail } from "../mail/outbox.store.ts";
import { addressChangedMail, changeAddressMail } from "../mail/templates/change-address.ts";
import type { Payments } from "../payments/payments.ts";
import type { OneTimeStore } from "./one-time.store.ts";
import { asOwner } from "./session.ts";
import { findUserByEmail, findUserById, type UserRow } from "./users.store.ts";

export type AddressSide = "old" | "new";
type AskDeps = { readonly db: Database; readonly oneTime: OneTimeStore; readonly appUrl: URL };
export type AgreeDeps = { readonly db: Database; readonly payments: Payments; readonly logger: Logger };

const agreedBy = (userId: string): string => `change-address-agreed:${userId}`;
const UNIQUE_VIOLATION = "23505";

/** Writes to both addresses. A new address that somebody has is written nothing, and the caller is told nothing of it. */
export const askForAddressChange = async (deps: AskDeps, user: UserRow, email: string, now: Date): Promise<void> => {
  const { db, oneTime, appUrl } = deps;
  const isTaken = (await findUserByEmail(db, email)) !== null;
  await db.transaction(async (tx) => {
    await tx.delete(verifications).where(eq(verifications.identifier, agreedBy(user.id)));
    for (const side of ["old", "new"] as const) {
      const { token, code } = await oneTime.issue(tx, `change-address-${side}`, user.id, email, now);
      if (side === "new" && isTaken) continue;
      const link = new URL(confirmAddressChange.path, appUrl);
      link.search = new URLSearchParams({ side, token }).toString();
      const to = side === "old" ? user.email : email;
      await enqueueMail(tx, changeAddressMail(to, { from: user.email, email, link: link.href, code }), now);
    }
  });
};

type Agreement = { readonly userId: string; readonly email: string; readonly side: AddressSide };
type Outcome = "half" | "changed" | "failed";

/** One side has said yes to `email`. `half`: the other has not yet. `failed`: somebody else has it by now. */
export const agreeToAddress = async (deps: AgreeDeps, agreement: Agreement, now: Date): Promise<Outcome> => {
  const outcome = await keepAgreement(deps.db, agreement, now);
  if (outcome === "changed") await tellPayments(deps, agreement);
  return outcome;
};

/** The address has changed, whatever the payment provider says: receipts are then sent to the old one, and the log knows. */
const tellPayments = async ({ db, payments, logger }: AgreeDeps, { userId, email }: Agreement): Promise<void> => {
  try {
    const customerId = await findCustomer(db, asOwner(userId));
    if (customerId !== null) await payments.changeCustomerAddress(customerId, email);
  } catch (error) {
    logger.warn({ err: error, userId }, "the payment provider was not told of a new address");
  }
};

const keepAgreement = async (db: Database, { userId, email, side }: Agreement, now: Date): Promise<Outcome> => {
  try {
    return await db.transaction(async (tx) => {
      // Both links opened at once must not each take itself for the first.
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
      const other = `${side === "old" ? "new" : "old"} ${email}`;
      const agreed = await tx
        .delete(verifications)
        .where(
          and(
            eq(verifications.identifier, agreedBy(userId)),
            eq(verifications.value, other),
            gt(verifications.expiresAt, now),
          ),
        )
        .returning({ id: verifications.id });
      if (agreed.length > 0) {
        const user = await findUserById(tx, userId);
        if (user === null) return "failed";
        await tx.update(users).set({ email, emailVerified: true, updatedAt: now }).where(eq(users.id, userId));
        await enqueueMail(tx, addressChangedMail(user.email, email), now);
        return "changed";
      }
      await tx.insert(verifications).values({
        id: randomUUID(),
        identifier: agreedBy(userId),
        value: `${side} ${email}`,
        expiresAt: new Date(now.getTime() + MAIL_LINK_MINUTES * 60_000),
      });
      return "half";
    });
  } catch (error) {
    if (sqlStateOf(error) === UNIQUE_VIOLATION) return "failed";
    throw error;
  }
};

/** The change that is under way, and which mailboxes it waits for; null when none is, or it can no longer be completed. */
export const findPendingAddress = async (db: Database, userId: string, now: Date): Promise<PendingAddress | null> => {
  const asked = (side: AddressSide): string => `change-address-${side}:${userId}`;
  const rows = await db
    .select({ identifier: verifications.identifier, value: verifications.value })
    .from(verifications)
    .where(
      and(
        inArray(verifications.identifier, [asked("old"), asked("new"), agreedBy(userId)]),
        gt(verifications.expiresAt, now),
      ),
    );
  const valueOf = (identifier: string) => rows.find((row) => row.identifier === identifier)?.value;
  const agreed = valueOf(agreedBy(userId))?.split(" ");
  const waitsFor = (["old", "new"] as const).filter((side) => valueOf(asked(side)) !== undefined);
  // Of a code's row the third part is the address to be; of an agreement's, the second.
  const email = (waitsFor[0] === undefined ? undefined : valueOf(asked(waitsFor[0])))?.split(" ")[2];
  const isWhole = waitsFor.length === 2 || (waitsFor.length === 1 && agreed !== undefined && agreed[1] === email);
  return email !== undefined && isWhole ? { email, waitsFor } : null;
};
