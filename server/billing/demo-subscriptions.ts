/** Trials and subscriptions of the demo accounts, in the test provider's books alone. */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { DAY_MS, TRIAL_MS } from "#domain/billing/billing.ts";
import { isLive } from "#domain/billing/provider-subscription.ts";
import { DEMO_EXPIRED_EMAIL, DEMO_PREMIUM_EMAIL, DEMO_TRIAL_EMAIL } from "../auth/demo-accounts.ts";
import { asOwner, type Owner } from "../auth/session.ts";
import { findUserByEmail } from "../auth/users.store.ts";
import { testSubscriptions } from "../db/schema.ts";
import { testCustomerOf } from "../payments/test-payments.ts";
import { monthAfter } from "../payments/test-subscription.ts";
import { type SyncDeps, syncSubscription } from "./subscription-sync.ts";
import { keepCustomer } from "./subscriptions.store.ts";

type Book = typeof testSubscriptions.$inferInsert;
type Beginning = Pick<Book, "card" | "createdAt" | "trialStart" | "trialEnd" | "paidUntil">;

const trialSince = (start: Date): Beginning => {
  const trialEnd = new Date(start.getTime() + TRIAL_MS);
  return { card: "none", createdAt: start, trialStart: start, trialEnd, paidUntil: trialEnd };
};

const enter = async (deps: SyncDeps, owner: Owner, beginning: Beginning): Promise<void> => {
  await keepCustomer(deps.db, owner, testCustomerOf(owner));
  await deps.db.insert(testSubscriptions).values({ id: `test_sub_${randomUUID()}`, userId: owner, ...beginning });
  await syncSubscription(deps, owner);
};

/** A trial that begins now, without a checkout. */
export const startTestTrial = (deps: SyncDeps, owner: Owner): Promise<void> =>
  enter(deps, owner, trialSince(deps.clock()));

/** Enters what is missing; a demo trial that has run out since begins again at the next start. */
export const ensureDemoSubscriptions = async (deps: SyncDeps): Promise<void> => {
  const now = deps.clock();
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  const demos = [
    { email: DEMO_TRIAL_EMAIL, beginning: trialSince(daysAgo(4)), staysLive: true },
    {
      email: DEMO_PREMIUM_EMAIL,
      beginning: { card: "good" as const, createdAt: daysAgo(5), paidUntil: monthAfter(daysAgo(5)) },
      staysLive: true,
    },
    { email: DEMO_EXPIRED_EMAIL, beginning: trialSince(daysAgo(15)), staysLive: false },
  ];
  for (const { email, beginning, staysLive } of demos) {
    const user = await findUserByEmail(deps.db, email);
    if (user === null) continue;
    const owner = asOwner(user.id);
    const books = await deps.db.select().from(testSubscriptions).where(eq(testSubscriptions.userId, owner));
    const live = (await deps.payments.readSubscriptions(testCustomerOf(owner))).some(isLive);
    if (books.length === 0 || (staysLive && !live)) await enter(deps, owner, beginning);
  }
};
