/** Sends what is in the outbox. Every server runs one; together they send each mail once, save after a crash. */
import type { Logger } from "pino";
import type { Database } from "../db/database.ts";
import type { MailTransport } from "./mail-transport.ts";
import { deleteSentBefore, type MailRow, markFailed, markSent, takeDueMails } from "./outbox.store.ts";

export type MailWorkerDeps = {
  readonly db: Database;
  readonly transport: MailTransport;
  readonly clock: () => Date;
  readonly logger: Logger;
};

const POLL_MS = 1_000;
/** How many are sent side by side. */
const BATCH = 5;
/** After this long without a word, a worker counts as dead and its mails as due. */
const LEASE_MS = 3 * 60_000;
const FIRST_RETRY_MS = 15_000;
const LONGEST_RETRY_MS = 6 * 60 * 60_000;
/** About two days of tries. */
export const MAIL_ATTEMPTS = 16;
const KEEP_SENT_MS = 7 * 24 * 60 * 60_000;
const CLEAN_EVERY_MS = 60 * 60_000;

/** How long to wait after the `attempt`th failure (from 1), in milliseconds. */
export const retryDelayMs = (attempt: number): number =>
  Math.min(FIRST_RETRY_MS * 2 ** (attempt - 1), LONGEST_RETRY_MS);

/** Sends the mails that are due now, and says how many it took. Never throws for a mail that cannot be sent. */
export const deliverDueMails = async ({ db, transport, clock, logger }: MailWorkerDeps): Promise<number> => {
  const now = clock();
  const due = await takeDueMails(db, now, new Date(now.getTime() + LEASE_MS), BATCH);
  const deliver = async (mail: MailRow): Promise<void> => {
    try {
      await transport.send(mail);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const again = mail.attempts < MAIL_ATTEMPTS ? new Date(clock().getTime() + retryDelayMs(mail.attempts)) : null;
      logger.warn({ mail: mail.id, kind: mail.kind, attempt: mail.attempts, givenUp: again === null }, "a mail failed");
      await markFailed(db, mail.id, reason.slice(0, 500), again);
      return;
    }
    await markSent(db, mail.id, clock());
  };
  await Promise.all(due.map(deliver));
  return due.length;
};

export type MailWorker = {
  /** Resolves when what is being sent has been sent. */
  readonly stop: () => Promise<void>;
};

export const startMailWorker = (deps: MailWorkerDeps): MailWorker => {
  const { db, clock, logger, transport } = deps;
  const stopped = new AbortController();
  const pause = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, POLL_MS);
      stopped.signal.addEventListener("abort", () => {
        clearTimeout(timer);
        resolve();
      });
    });
  const run = async (): Promise<void> => {
    let cleanedAt = 0;
    while (!stopped.signal.aborted) {
      try {
        const taken = await deliverDueMails(deps);
        const now = clock().getTime();
        if (now - cleanedAt > CLEAN_EVERY_MS) {
          cleanedAt = now;
          await deleteSentBefore(db, new Date(now - KEEP_SENT_MS));
        }
        if (taken > 0) continue;
      } catch (error) {
        // The database is away: what is in the outbox stays there.
        logger.warn({ err: error }, "the mail worker could not read the outbox");
      }
      await pause();
    }
  };
  const running = run();
  return {
    stop: async () => {
      stopped.abort();
      await running;
      transport.close();
    },
  };
};
