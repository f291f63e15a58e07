import type { Logger } from "pino";
import { JOURNAL_UNDO_MS } from "#domain/journal/journal.ts";
import type { Database } from "../db/database.ts";
import { purgeDeleted } from "./journal.store.ts";

export type JournalCleanupDeps = {
  readonly db: Database;
  readonly clock: () => Date;
  readonly logger: Logger;
};

const EVERY_MS = 60_000;

/** Removes deleted entries that can no longer be restored; several servers may do it at once. */
export const cleanUpJournal = ({ db, clock }: Omit<JournalCleanupDeps, "logger">): Promise<void> =>
  purgeDeleted(db, new Date(clock().getTime() - JOURNAL_UNDO_MS));

/** Cleans up every minute until it is stopped. */
export const startJournalCleanup = (deps: JournalCleanupDeps): { readonly stop: () => Promise<void> } => {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = cleanUpJournal(deps).catch((error: unknown) => {
      deps.logger.warn({ err: error }, "deleted journal entries could not be removed");
    });
  }, EVERY_MS);
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
};
