import type { Mailed } from "#domain/auth/auth.contract.ts";
import type { Database } from "../db/database.ts";
import { isMailDelayed } from "../mail/outbox.store.ts";

/** What every call that may send a mail says: how mail fares here, and never whether this one was sent. */
export const mailed = async ({
  db,
  mailbox,
}: {
  readonly db: Database;
  readonly mailbox: boolean;
}): Promise<Mailed> => ({
  mailbox,
  ...((await isMailDelayed(db)) ? { delayed: true } : {}),
});
