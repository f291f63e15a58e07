/** A user's password, as the authentication library keeps it: a slow hash in the `credential` account. */
import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { accounts } from "../db/schema.ts";
import type { Auth } from "./auth.ts";

const credentialOf = (userId: string) => and(eq(accounts.userId, userId), eq(accounts.providerId, "credential"));

type Deps = { readonly db: Pick<Database, "select" | "insert" | "update" | "delete">; readonly auth: Auth };

/** Gives a user a password, or another one. Hashing takes about 0.1 s. */
export const setPassword = async ({ db, auth }: Deps, userId: string, password: string, now: Date): Promise<void> => {
  const hash = await (await auth.$context).password.hash(password);
  const changed = await db
    .update(accounts)
    .set({ password: hash, updatedAt: now })
    .where(credentialOf(userId))
    .returning({ id: accounts.id });
  if (changed.length > 0) return;
  await db
    .insert(accounts)
    .values({ id: randomUUID(), userId, accountId: userId, providerId: "credential", password: hash });
};

const hashOf = async (db: Pick<Database, "select">, userId: string): Promise<string | null> => {
  const [row] = await db.select({ hash: accounts.password }).from(accounts).where(credentialOf(userId)).limit(1);
  return row?.hash ?? null;
};

export const hasPassword = async (db: Pick<Database, "select">, userId: string): Promise<boolean> =>
  (await hashOf(db, userId)) !== null;

/** Whether this is the user's password. */
export const checkPassword = async ({ db, auth }: Deps, userId: string, password: string): Promise<boolean> => {
  const hash = await hashOf(db, userId);
  return hash !== null && (await auth.$context).password.verify({ hash, password });
};
