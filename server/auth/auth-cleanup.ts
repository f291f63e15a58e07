/** Deletes what has run out at the door: sessions, links, counters, and sign-ups that nobody confirmed. */
import { and, eq, lt } from "drizzle-orm";
import type { Logger } from "pino";
import type { Pool } from "pg";
import { KNOWN_BROWSER_DAYS } from "#domain/auth/auth.ts";
import type { Database } from "../db/database.ts";
import { knownBrowsers, sessions, users, verifications } from "../db/schema.ts";
import { clearOldLimits } from "../http/rate-limit.ts";

export type AuthCleanupDeps = {
  readonly db: Database;
  readonly pool: Pool;
  readonly clock: () => Date;
  readonly logger: Logger;
};

const EVERY_MS = 60 * 60_000;
/** An address that was typed in by mistake, or by a stranger, is not kept. */
const KEEP_UNCONFIRMED_MS = 7 * 24 * 60 * 60_000;

/** Nothing here is ever read again once it has run out, so servers side by side may all do this at any time. */
export const cleanUpAuth = async ({ db, pool, clock }: AuthCleanupDeps): Promise<void> => {
  const now = clock();
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(verifications).where(lt(verifications.expiresAt, now));
  const lastKnown = new Date(now.getTime() - KNOWN_BROWSER_DAYS * 24 * 60 * 60_000);
  await db.delete(knownBrowsers).where(lt(knownBrowsers.lastSeenAt, lastKnown));
  const forgotten = new Date(now.getTime() - KEEP_UNCONFIRMED_MS);
  await db.delete(users).where(and(eq(users.emailVerified, false), lt(users.createdAt, forgotten)));
  await clearOldLimits(pool);
};

/** Cleans up every hour until it is stopped. */
export const startAuthCleanup = (deps: AuthCleanupDeps): { readonly stop: () => Promise<void> } => {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = cleanUpAuth(deps).catch((error: unknown) => {
      deps.logger.warn({ err: error }, "old sessions and links could not be deleted");
    });
  }, EVERY_MS);
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
};
