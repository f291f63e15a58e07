/** The stand-in for a payment provider: its pages are the app's own, its books two tables. No money, no cards. */
import { and, eq, isNull } from "drizzle-orm";
import { PAGES } from "#domain/pages.ts";
import type { Database } from "../db/database.ts";
import { testCheckouts, testSubscriptions } from "../db/schema.ts";
import type { Payments } from "./payments.ts";
import { presentTestSubscription } from "./test-subscription.ts";

export type TestPaymentsDeps = {
  readonly db: Database;
  readonly appUrl: URL;
  readonly clock: () => Date;
  readonly newId: () => string;
};

const CHECKOUT_MS = 24 * 60 * 60_000;
const CUSTOMER = "test_cus_";

/** The test provider knows a user by this id. */
export const testCustomerOf = (userId: string): string => `${CUSTOMER}${userId}`;
const userOf = (customerId: string): string => customerId.slice(CUSTOMER.length);

export const testPayments = ({ db, appUrl, clock, newId }: TestPaymentsDeps): Payments => ({
  kind: "test",
  openCustomer: async ({ id }) => testCustomerOf(id),

  // It writes to nobody.
  changeCustomerAddress: () => Promise.resolve(),

  openCheckout: async ({ customerId, trialDays, returnUrl }) => {
    const id = `test_cs_${newId()}`;
    const expiresAt = new Date(clock().getTime() + CHECKOUT_MS);
    await db.insert(testCheckouts).values({ id, userId: userOf(customerId), trialDays, returnUrl, expiresAt });
    return { sessionId: id, url: new URL(PAGES.testCheckout.replace(":session", id), appUrl).href, expiresAt };
  },

  isCheckoutOpen: async (sessionId) => {
    const [checkout] = await db.select().from(testCheckouts).where(eq(testCheckouts.id, sessionId));
    return checkout !== undefined && checkout.completedAt === null && clock() < checkout.expiresAt;
  },

  closeCheckout: async (sessionId) => {
    await db
      .update(testCheckouts)
      .set({ expiresAt: clock() })
      .where(and(eq(testCheckouts.id, sessionId), isNull(testCheckouts.completedAt)));
  },

  openPortal: async ({ returnUrl }) => {
    const url = new URL(PAGES.testPortal, appUrl);
    url.searchParams.set("return", new URL(returnUrl).pathname);
    return { url: url.href };
  },

  readSubscriptions: async (customerId) => {
    const rows = await db
      .select()
      .from(testSubscriptions)
      .where(eq(testSubscriptions.userId, userOf(customerId)));
    const now = clock();
    return rows.map((row) => presentTestSubscription(row, now));
  },

  setCancelAtPeriodEnd: async (subscriptionId, value) => {
    await db
      .update(testSubscriptions)
      .set({ cancelAtPeriodEnd: value })
      .where(and(eq(testSubscriptions.id, subscriptionId), isNull(testSubscriptions.endedAt)));
  },

  endNow: async (subscriptionId) => {
    await db
      .update(testSubscriptions)
      .set({ endedAt: clock() })
      .where(and(eq(testSubscriptions.id, subscriptionId), isNull(testSubscriptions.endedAt)));
  },
});
