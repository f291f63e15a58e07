/** A code by text: counted, made, and put into the queue, all before the call is answered. */
import { SMS_PAUSE_SECONDS } from "#domain/auth/auth.ts";
import { AUTH_MESSAGES } from "#domain/auth/auth-messages.ts";
import { AppError } from "#domain/errors.ts";
import type { Database } from "../db/database.ts";
import { enqueueMail } from "../mail/outbox.store.ts";
import { codeText } from "../mail/templates/one-time.ts";
import type { SmsMode } from "../sms/sms-mode.ts";
import type { AuthLimits } from "./auth-limits.ts";
import type { OneTimeStore } from "./one-time.store.ts";

type Deps = {
  readonly db: Database;
  readonly sms: SmsMode;
  readonly limits: AuthLimits;
  readonly oneTime: OneTimeStore;
};
type Order = {
  readonly purpose: "sms" | "phone-change" | "phone-factor";
  /** Whose code it is. Null: nobody's; all is counted as if, and no text is sent. */
  readonly userId: string | null;
  readonly phone: string;
  readonly clientAddress: string;
  /** Who asks, where that is known. */
  readonly askedBy?: string;
};

/** What the caller is told: where to look, and when another may be asked for. @throws AppError `rate_limited` */
export const textCode = async (
  { db, sms, limits, oneTime }: Deps,
  { purpose, userId, phone, clientAddress, askedBy }: Order,
  clock: () => Date,
): Promise<{ mailbox: boolean; again_in: number }> => {
  if (sms === "off") throw new AppError("service_unavailable", { message: AUTH_MESSAGES.sms_missing });
  await limits.beforeText(phone, clientAddress, askedBy);
  if (userId !== null) {
    await db.transaction(async (tx) => {
      const now = clock();
      const { code } = await oneTime.issue(tx, purpose, userId, phone, now);
      await enqueueMail(tx, codeText(phone, code), now);
    });
  }
  return { mailbox: sms === "mailbox", again_in: SMS_PAUSE_SECONDS };
};
