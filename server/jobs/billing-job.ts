/**
 * What has to happen to subscriptions when time passes. Every server runs it; each step is one conditional write together
 * with its mail, so whichever server comes first does it and the others find nothing to do.
 */
import { and, asc, eq, gt, lte, or, type SQL, sql } from "drizzle-orm";
import type { Logger } from "pino";
import { DAY_MS, ENDING_SOON_MS, RENEWAL_GRACE_MS } from "#domain/billing/billing.ts";
import { asOwner } from "../auth/session.ts";
import { deleteUseBefore } from "../billing/daily-use.store.ts";
import { deleteEventsBefore } from "../billing/payment-events.store.ts";
import { type SyncDeps, syncSubscription } from "../billing/subscription-sync.ts";
import { announceChange, type Writer } from "../billing/subscriptions.store.ts";
import { userSubscriptions, users } from "../db/schema.ts";
import { enqueueMail, type Mail } from "../mail/outbox.store.ts";
import { trialEndedMail, trialEndingMail } from "../mail/templates/trial-notices.ts";

export type BillingJobDeps = SyncDeps & { readonly appUrl: URL; readonly logger: Logger };

/** Subscriptions asked for again in one round; the longest unasked come first. */
const BATCH = 50;
const KEEP_MS = 60 * DAY_MS;

const { status, trialEnd, currentPeriodEnd, metadata, hasPaymentMethod, cancelAtPeriodEnd, readNumber, userId } =
  userSubscriptions;

const flag = (name: "ending_soon" | "trial_expired"): SQL => sql`coalesce((${metadata}->>${name})::boolean, false)`;

/** One round; `now` is the clock's. Never throws for one subscription's sake. */
export const runBillingJob = async (deps: BillingJobDeps): Promise<void> => {
  const { db, clock } = deps;
  await readTurned(deps);
  await noteEndingTrials(deps);
  await noteEndedTrials(deps);
  const old = new Date(clock().getTime() - KEEP_MS);
  await deleteEventsBefore(db, old);
  await deleteUseBefore(db, old);
};

/** Whose period or trial has run out is read from the provider, in case its event is late or lost. */
const readTurned = async (deps: BillingJobDeps): Promise<void> => {
  const now = deps.clock();
  const due = await deps.db
    .select({ userId })
    .from(userSubscriptions)
    .where(
      or(
        and(eq(status, "trialing"), lte(trialEnd, now)),
        and(sql`${status} IN ('active', 'past_due')`, lte(currentPeriodEnd, now)),
      ),
    )
    .orderBy(asc(readNumber))
    .limit(BATCH);
  for (const row of due) {
    try {
      await syncSubscription(deps, asOwner(row.userId));
    } catch (error) {
      deps.logger.warn({ err: error }, "a subscription could not be read from the payment provider");
    }
  }
};

const noteEndingTrials = (deps: BillingJobDeps): Promise<void> => {
  const now = deps.clock();
  const isSoon = and(
    eq(status, "trialing"),
    eq(cancelAtPeriodEnd, false),
    gt(trialEnd, now),
    lte(trialEnd, new Date(now.getTime() + ENDING_SOON_MS)),
    sql`NOT ${flag("ending_soon")}`,
  );
  return note(deps, isSoon, { ending_soon: true, notification_shown: false }, trialEndingMail);
};

const noteEndedTrials = (deps: BillingJobDeps): Promise<void> => {
  const now = deps.clock();
  const isOver = and(
    sql`${status} IN ('trialing', 'expired')`,
    lte(trialEnd, now),
    // Someone with a card on file is about to pay.
    or(eq(hasPaymentMethod, false), eq(status, "expired"), lte(trialEnd, new Date(now.getTime() - RENEWAL_GRACE_MS))),
    sql`NOT ${flag("trial_expired")}`,
  );
  // The second notice must be seen by someone who has dismissed the first.
  return note(deps, isOver, { trial_expired: true, notification_shown: false }, trialEndedMail);
};

type Letter = (to: string, details: { readonly trialEnd: Date; readonly appUrl: URL }) => Mail;

/** Sets the flags where `condition` holds; the mail goes out if and only if they were set by this very write. */
const note = async (
  { db, clock, appUrl }: BillingJobDeps,
  condition: SQL | undefined,
  flags: Readonly<Record<string, boolean>>,
  letter: Letter,
): Promise<void> => {
  const now = clock();
  await db.transaction(async (tx) => {
    const noted = await tx
      .update(userSubscriptions)
      .set({ metadata: sql`${metadata} || ${JSON.stringify(flags)}::jsonb`, updatedAt: now })
      .where(condition)
      .returning({ userId, trialEnd });
    for (const row of noted) await mail(tx, row, (to, end) => letter(to, { trialEnd: end, appUrl }), now);
  });
};

const mail = async (
  tx: Writer,
  row: { readonly userId: string; readonly trialEnd: Date | null },
  letter: (to: string, trialEnd: Date) => Mail,
  now: Date,
): Promise<void> => {
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, row.userId));
  if (user !== undefined) await enqueueMail(tx, letter(user.email, row.trialEnd ?? now), now);
  await announceChange(tx, row.userId);
};

const EVERY_MS = 5_000;

/** Runs a round every five seconds until it is stopped. */
export const startBillingJob = (deps: BillingJobDeps): { readonly stop: () => Promise<void> } => {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= runBillingJob(deps)
      .catch((error: unknown) => deps.logger.warn({ err: error }, "the billing job could not do its round"))
      .finally(() => {
        running = undefined;
      });
  }, EVERY_MS);
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
};
