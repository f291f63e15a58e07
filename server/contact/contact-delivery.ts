/** Takes kept messages to the form service, and removes old ones. Every server runs one; together they deliver once. */
import type { Logger } from "pino";
import { CONTACT_KEEP_DAYS, CONTACT_SUSPECTED_KEEP_DAYS } from "#domain/contact/contact.ts";
import type { Database } from "../db/database.ts";
import { MAIL_ATTEMPTS, retryDelayMs } from "../mail/mail-worker.ts";
import {
  type ContactRow,
  deleteMessagesBefore,
  markDelivered,
  markUndelivered,
  takeDueMessages,
} from "./contact.store.ts";
import type { FormService } from "./form-service.ts";

export type DeliveryDeps = {
  readonly db: Database;
  /** Null: messages are kept and mailed only. */
  readonly formService: FormService | null;
  readonly clock: () => Date;
  readonly logger: Logger;
};

const EVERY_MS = 5_000;
const BATCH = 5;
/** After this long without a word, a worker counts as dead and its messages as due. */
const LEASE_MS = 60_000;
const DAY_MS = 24 * 60 * 60_000;

/** Delivers what is due now, once each. Never throws for a message that cannot be delivered. */
export const deliverDueMessages = async ({ db, formService, clock, logger }: DeliveryDeps): Promise<void> => {
  if (formService === null) return;
  const now = clock();
  const deliver = async (row: ContactRow): Promise<void> => {
    try {
      await formService.deliver(row);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const again = row.attempts < MAIL_ATTEMPTS ? new Date(clock().getTime() + retryDelayMs(row.attempts)) : null;
      logger.warn({ contactMessage: row.id, attempt: row.attempts, givenUp: again === null }, "a delivery failed");
      await markUndelivered(db, row.id, reason.slice(0, 500), again);
      return;
    }
    await markDelivered(db, row.id, clock());
  };
  const due = await takeDueMessages(db, now, new Date(now.getTime() + LEASE_MS), BATCH);
  await Promise.all(due.map(deliver));
};

export const cleanUpMessages = ({ db, clock }: Pick<DeliveryDeps, "db" | "clock">): Promise<void> => {
  const now = clock().getTime();
  return deleteMessagesBefore(
    db,
    new Date(now - CONTACT_KEEP_DAYS * DAY_MS),
    new Date(now - CONTACT_SUSPECTED_KEEP_DAYS * DAY_MS),
  );
};

/** Looks every few seconds until it is stopped; what is being delivered then is finished first. */
export const startContactDelivery = (deps: DeliveryDeps): { readonly stop: () => Promise<void> } => {
  let running: Promise<void> | undefined;
  let cleanedAt = 0;
  const round = async (): Promise<void> => {
    try {
      await deliverDueMessages(deps);
      const now = deps.clock().getTime();
      if (now - cleanedAt < DAY_MS) return;
      await cleanUpMessages(deps);
      cleanedAt = now;
    } catch (error) {
      deps.logger.warn({ err: error }, "contact messages could not be looked through");
    } finally {
      running = undefined;
    }
  };
  const timer = setInterval(() => {
    running ??= round();
  }, EVERY_MS);
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
};
