/** The feedback table is missing: users read that an administrator has been told, so one is. */
import { eq } from "drizzle-orm";
import type { Pool } from "pg";
import type { Logger } from "pino";
import type { AdminEmails } from "../auth/admin.ts";
import type { Database } from "../db/database.ts";
import { sqlStateOf } from "../db/pool.ts";
import { users } from "../db/schema.ts";
import { createLimiter } from "../http/rate-limit.ts";
import { enqueueMail } from "../mail/outbox.store.ts";
import { feedbackOutageMail } from "../mail/templates/feedback-outage.ts";

export type OutageDeps = {
  readonly db: Database;
  readonly pool: Pool;
  readonly adminEmails: AdminEmails;
  readonly appUrl: URL;
  readonly logger: Logger;
};

/** PostgreSQL's code for a missing table. */
const UNDEFINED_TABLE = "42P01";
const HOUR_SECONDS = 3_600;

/** Runs `write`; when its table is missing, writes it to the log and mails every administrator, once an hour at most. */
export const createOutageNotice = ({ db, pool, adminEmails, appUrl, logger }: OutageDeps) => {
  const hourly = createLimiter({ pool, name: "feedback-outage", points: 1, seconds: HOUR_SECONDS });
  const notify = async (now: Date): Promise<void> => {
    logger.error("the feedback table is missing: feedback cannot be saved");
    try {
      await hourly.consume("once");
    } catch {
      return;
    }
    const byRole = await db.select({ email: users.email }).from(users).where(eq(users.role, "admin"));
    const addresses = new Set([...adminEmails, ...byRole.map(({ email }) => email)]);
    for (const address of addresses) await enqueueMail(db, feedbackOutageMail(address, appUrl.origin), now);
  };
  return async <T>(now: Date, write: () => Promise<T>): Promise<T> => {
    try {
      return await write();
    } catch (error) {
      if (sqlStateOf(error) === UNDEFINED_TABLE) {
        await notify(now).catch((cause: unknown) => logger.error({ err: cause }, "no administrator could be mailed"));
      }
      throw error;
    }
  };
};
