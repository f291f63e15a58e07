/** Sends what is in the outbox. Every server runs one; together they send each mail once, save after a crash. */
import type { Logger } from "pino";
import type { Database } from "../db/database.ts";
import { MAIL_LINK_MINUTES } from "#domain/auth/auth.ts";
import { MailServerAwayError, type MailTransport, UndeliverableError } from "./mail-transport.ts";
import { deleteSentBefore, hurryWaiting, type MailRow, markFailed, markSent, takeDueMails } from "./outbox.store.ts";

export type MailWorkerDeps = {
  readonly db: Database;
  readonly transport: MailTransport;
  readonly clock: () => Date;
  readonly logger: Logger;
  /** Mails, unless it says otherwise. */
  readonly queue?: MailQueue;
};

/** Mails and texts wait in one table and are sent by workers of their own: a gateway that hangs must not hold up the mail. */
export type MailQueue = {
  readonly isTexts: boolean;
  readonly firstRetryMs: number;
  readonly longestRetryMs: number;
  readonly attempts: number;
  /** How long after its writing it is still worth sending. */
  readonly worthMs: number;
};

const MINUTE_MS = 60_000;
/** About two days of tries. */
export const MAIL_ATTEMPTS = 16;
export const MAIL_QUEUE: MailQueue = {
  isTexts: false,
  firstRetryMs: 15_000,
  longestRetryMs: 6 * 60 * MINUTE_MS,
  attempts: MAIL_ATTEMPTS,
  worthMs: Number.POSITIVE_INFINITY,
};
/** A text is a code: once that has run out it would only cost money and lead someone astray. */
export const SMS_QUEUE: MailQueue = {
  isTexts: true,
  firstRetryMs: 5_000,
  longestRetryMs: MINUTE_MS,
  attempts: MAIL_ATTEMPTS,
  worthMs: MAIL_LINK_MINUTES * MINUTE_MS,
};

const POLL_MS = 1_000;
/** How many are sent side by side. */
const BATCH = 5;
/** After this long without a word, a worker counts as dead and its mails as due. */
const LEASE_MS = 3 * MINUTE_MS;
/** A server that is away is asked again at least this often: links in mails run out. */
const AWAY_RETRY_MS = MINUTE_MS;
/** A mail that waits for the server is given up after this long. */
const AWAY_GIVE_UP_MS = 2 * 24 * 60 * MINUTE_MS;
const KEEP_SENT_MS = 7 * 24 * 60 * 60_000;
const CLEAN_EVERY_MS = 60 * 60_000;

/** How long to wait after the `attempt`th failure (from 1), in milliseconds. */
export const retryDelayMs = (attempt: number, { firstRetryMs, longestRetryMs }: MailQueue = MAIL_QUEUE): number =>
  Math.min(firstRetryMs * 2 ** (attempt - 1), longestRetryMs);

/** When to try again what has just failed; null: never. While the server is away the tries are not counted, but the days. */
const nextTry = (mail: MailRow, error: unknown, queue: MailQueue, now: Date): Date | null => {
  const isAway = error instanceof MailServerAwayError;
  if (error instanceof UndeliverableError || (!isAway && mail.attempts >= queue.attempts)) return null;
  const delay = retryDelayMs(mail.attempts, queue);
  const again = now.getTime() + (isAway ? Math.min(delay, AWAY_RETRY_MS) : delay);
  const worthMs = isAway ? Math.min(queue.worthMs, AWAY_GIVE_UP_MS) : queue.worthMs;
  return again > mail.createdAt.getTime() + worthMs ? null : new Date(again);
};

/** Sends the mails that are due now, and says how many it took. Never throws for a mail that cannot be sent. */
export const deliverDueMails = async (deps: MailWorkerDeps): Promise<number> => {
  const { db, transport, clock, logger, queue = MAIL_QUEUE } = deps;
  const now = clock();
  const due = await takeDueMails(db, queue, now, new Date(now.getTime() + LEASE_MS), BATCH);
  const deliver = async (mail: MailRow): Promise<void> => {
    try {
      await transport.send(mail);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const serverAway = error instanceof MailServerAwayError;
      const again = nextTry(mail, error, queue, clock());
      logger.warn({ mail: mail.id, kind: mail.kind, attempt: mail.attempts, givenUp: again === null }, "a mail failed");
      await markFailed(db, mail.id, { lastError: reason.slice(0, 500), serverAway, nextAttemptAt: again });
      return;
    }
    await markSent(db, mail.id, clock());
    if (!queue.isTexts) await hurryWaiting(db, clock());
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
