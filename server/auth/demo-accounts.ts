/**
 * Two accounts to look around with, on one's own machine only: their password is public, so they must not exist where
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

const DEMO_ACCOUNTS = [
  { email: DEMO_EMAIL, name: "Demo", role: "user" },
  { email: DEMO_ADMIN_EMAIL, name: "Demo admin", role: "admin" },
] as const;

/** Makes the accounts that are missing; one that is there keeps its password. */
export const ensureDemoAccounts = async ({ db, auth }: { db: Database; auth: Auth }): Promise<void> => {
  const emails = DEMO_ACCOUNTS.map(({ email }) => email);
  const known = await db.select({ email: users.email }).from(users).where(inArray(users.email, emails));
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
