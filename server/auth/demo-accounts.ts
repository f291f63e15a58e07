/**
 * Accounts of every kind to look around with, on one's own machine only: their password is public, so they must not exist where
 * anyone else can reach the server.
 */
import { randomUUID } from "node:crypto";
import { inArray } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { accounts, users } from "../db/schema.ts";
import type { Auth } from "./auth.ts";

export const DEMO_PASSWORD = "plainsay-demo";
export const DEMO_EMAIL = "demo@plainsay.local";
export const DEMO_ADMIN_EMAIL = "admin@plainsay.local";
/** What they have of trial and subscription: see billing/demo-subscriptions.ts. `demo` is on the free plan. */
export const DEMO_TRIAL_EMAIL = "trial@plainsay.local";
export const DEMO_PREMIUM_EMAIL = "premium@plainsay.local";
export const DEMO_EXPIRED_EMAIL = "expired@plainsay.local";

const DEMO_ACCOUNTS = [
  { email: DEMO_EMAIL, name: "Demo", role: "user" },
  { email: DEMO_TRIAL_EMAIL, name: "Demo on trial", role: "user" },
  { email: DEMO_PREMIUM_EMAIL, name: "Demo with a subscription", role: "user" },
  { email: DEMO_EXPIRED_EMAIL, name: "Demo after the trial", role: "user" },
  { email: DEMO_ADMIN_EMAIL, name: "Demo admin", role: "admin" },
] as const;

export const DEMO_EMAILS = DEMO_ACCOUNTS.map(({ email }) => email);

/** Makes the accounts that are missing; one that is there keeps its password. */
export const ensureDemoAccounts = async ({ db, auth }: { db: Database; auth: Auth }): Promise<void> => {
  const known = await db.select({ email: users.email }).from(users).where(inArray(users.email, DEMO_EMAILS));
  const missing = DEMO_ACCOUNTS.filter(({ email }) => !known.some((user) => user.email === email));
  if (missing.length === 0) return;
  const { password } = await auth.$context;
  const hash = await password.hash(DEMO_PASSWORD);
  await db.transaction(async (tx) => {
    for (const account of missing) {
      const id = randomUUID();
      await tx.insert(users).values({ id, ...account, emailVerified: true });
      await tx
        .insert(accounts)
        .values({ id: randomUUID(), userId: id, accountId: id, providerId: "credential", password: hash });
    }
  });
};
