/** The test provider's pages' calls. Each change is told to the app as an event, on the way that real events take. */
import { and, desc, eq, gt, isNull, ne } from "drizzle-orm";
import { DAY_MS, ENDING_SOON_MS, PRICE_CENTS } from "#domain/billing/billing.ts";
import {
  completeTestCheckout,
  playTestEvent,
  readTestCheckout,
  readTestPortal,
  type TestEvent,
} from "#domain/billing/test-payments.contract.ts";
import { AppError } from "#domain/errors.ts";
import type { Owner } from "../auth/session.ts";
import { handlePaymentEvent } from "../billing/payment-event.ts";
import type { SyncDeps } from "../billing/subscription-sync.ts";
import { testCheckouts, testSubscriptions } from "../db/schema.ts";
import { type Route, route } from "../http/route.ts";
import { testCustomerOf } from "./test-payments.ts";
import {
  aged,
  broughtUpTo,
  monthAfter,
  presentTestSubscription,
  type TestSubscriptionRow,
} from "./test-subscription.ts";

export const testPaymentRoutes = (deps: SyncDeps & { readonly newId: () => string }): Route[] => {
  const { db, newId } = deps;
  const tell = (owner: Owner): Promise<void> =>
    handlePaymentEvent(deps, { id: `test_evt_${newId()}`, customerId: testCustomerOf(owner) });

  const findCheckout = async (owner: Owner, id: string) => {
    const [checkout] = await db
      .select()
      .from(testCheckouts)
      .where(and(eq(testCheckouts.id, id), eq(testCheckouts.userId, owner)));
    if (checkout === undefined) throw new AppError("not_found");
    return checkout;
  };
  const newestSubscription = async (owner: Owner): Promise<TestSubscriptionRow | undefined> => {
    const mine = eq(testSubscriptions.userId, owner);
    const [row] = await db.select().from(testSubscriptions).where(mine).orderBy(desc(testSubscriptions.createdAt));
    return row;
  };
  const presentPortal = (row: TestSubscriptionRow | undefined, now: Date) => {
    if (row === undefined) {
      return { status: null, card: null, trial_end: null, current_period_end: null, cancel_at_period_end: false };
    }
    const { status, trialEnd, currentPeriodEnd, cancelAtPeriodEnd } = presentTestSubscription(row, now);
    return {
      status,
      card: row.card,
      trial_end: trialEnd?.toISOString() ?? null,
      current_period_end: currentPeriodEnd?.toISOString() ?? null,
      cancel_at_period_end: cancelAtPeriodEnd,
    };
  };

  return [
    route(readTestCheckout, async ({ params, session, now }) => {
      const { trialDays, returnUrl, expiresAt, completedAt } = await findCheckout(session.user.id, params.session);
      return {
        trial_days: trialDays,
        price_cents: PRICE_CENTS,
        is_open: completedAt === null && now < expiresAt,
        return_url: returnUrl,
      };
    }),

    route(completeTestCheckout, async ({ params, body: { card }, session, now }) => {
      const owner = session.user.id;
      const { id, trialDays, returnUrl } = await findCheckout(owner, params.session);
      const needsCard = trialDays === 0 && card === "none";
      if (needsCard || card === "declining") return { outcome: "declined" as const, return_url: returnUrl };
      const trialEnd = new Date(now.getTime() + trialDays * DAY_MS);
      await db.transaction(async (tx) => {
        const [completed] = await tx
          .update(testCheckouts)
          .set({ completedAt: now })
          .where(and(eq(testCheckouts.id, id), isNull(testCheckouts.completedAt), gt(testCheckouts.expiresAt, now)))
          .returning();
        if (completed === undefined) throw new AppError("conflict");
        const trial =
          trialDays > 0 ? { trialStart: now, trialEnd, paidUntil: trialEnd } : { paidUntil: monthAfter(now) };
        await tx
          .insert(testSubscriptions)
          .values({ id: `test_sub_${newId()}`, userId: owner, card, createdAt: now, ...trial });
      });
      await tell(owner);
      return { outcome: "completed" as const, return_url: returnUrl };
    }),

    route(readTestPortal, async ({ session, now }) => presentPortal(await newestSubscription(session.user.id), now)),

    route(playTestEvent, async ({ body: { event }, session, now }) => {
      const owner = session.user.id;
      const newest = await newestSubscription(owner);
      if (newest === undefined) throw new AppError("not_found");
      const standing = broughtUpTo(newest, now);
      const ms = passingTime(standing, event, now);
      const played = broughtUpTo(aged(afterEvent(standing, event, now), ms), now);
      await db.transaction(async (tx) => {
        await tx.update(testSubscriptions).set(played).where(eq(testSubscriptions.id, newest.id));
        // Time passes for what went before, too: the newest stays the newest.
        const earlier = and(eq(testSubscriptions.userId, owner), ne(testSubscriptions.id, newest.id));
        for (const row of await tx.select().from(testSubscriptions).where(earlier)) {
          await tx.update(testSubscriptions).set(aged(row, ms)).where(eq(testSubscriptions.id, row.id));
        }
      });
      await tell(owner);
      return presentPortal(played, now);
    }),
  ];
};

/** How much time the event lets pass, in milliseconds. */
const passingTime = ({ paidUntil }: TestSubscriptionRow, event: TestEvent, now: Date): number => {
  const untilEnd = Math.max(0, paidUntil.getTime() - now.getTime());
  if (event === "one_day") return DAY_MS;
  if (event === "to_three_days_before_end") return Math.max(0, untilEnd - ENDING_SOON_MS);
  return event === "to_end_of_period" ? untilEnd : 0;
};

const afterEvent = (row: TestSubscriptionRow, event: TestEvent, now: Date): TestSubscriptionRow => {
  switch (event) {
    case "card_good":
      return { ...row, card: "good" };
    case "card_declining":
      return { ...row, card: "declining" };
    case "cancel":
      return { ...row, cancelAtPeriodEnd: true };
    case "reactivate":
      return { ...row, cancelAtPeriodEnd: false };
    case "end_now":
      return { ...row, endedAt: row.endedAt ?? now };
    case "one_day":
    case "to_three_days_before_end":
    case "to_end_of_period":
      return row;
    default:
      return event satisfies never;
  }
};
