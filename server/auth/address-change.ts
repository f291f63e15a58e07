/** A change of address: nothing happens until both mailboxes, the old and the new, have said yes. */
import { and, eq, gt } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { MAIL_LINK_MINUTES } from "#domain/auth/auth.ts";
import { confirmAddressChange } from "#domain/auth/account.contract.ts";
import type { Database } from "../db/database.ts";
import { sqlStateOf } from "../db/pool.ts";
import { users, verifications } from "../db/schema.ts";
import { enqueueMail } from "../mail/outbox.store.ts";
import { addressChangedMail, changeAddressMail } from "../mail/templates/change-address.ts";
import type { OneTimeStore } from "./one-time.store.ts";
import { findUserByEmail, findUserById, type UserRow } from "./users.store.ts";

export type AddressSide = "old" | "new";
type Deps = { readonly db: Database; readonly oneTime: OneTimeStore; readonly appUrl: URL };

const agreedBy = (userId: string): string => `change-address-agreed:${userId}`;
const UNIQUE_VIOLATION = "23505";

/** Writes to both addresses. A new address that somebody has is written nothing, and the caller is told nothing of it. */
export const askForAddressChange = async (deps: Deps, user: UserRow, email: string, now: Date): Promise<void> => {
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

/** One side has said yes to `email`. `half`: the other has not yet. `failed`: somebody else has it by now. */
export const agreeToAddress = async (
  { db }: Pick<Deps, "db">,
  { userId, email, side }: { userId: string; email: string; side: AddressSide },
  now: Date,
): Promise<"half" | "changed" | "failed"> => {
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
