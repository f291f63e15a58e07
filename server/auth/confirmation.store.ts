/** Confirmation links: 32 bytes of chance each, kept as a hash, working once and only until the next one is made. */
import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import { MAIL_LINK_MINUTES } from "#domain/auth/auth.ts";
import { safeReturnPath } from "#domain/pages.ts";
import type { Database } from "../db/database.ts";
import { users, verifications } from "../db/schema.ts";

type Writer = Pick<Database, "insert" | "delete">;

const identifierOf = (userId: string): string => `confirm-address:${userId}`;
const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("base64url");

/**
 * Makes the link's token for a user, `<user id>.<secret>`; earlier ones of the same user stop working.
 * `returnPath` is where the user was going when they signed up.
 */
export const createConfirmation = async (
  db: Writer,
  userId: string,
  returnPath: string | undefined,
  now: Date,
): Promise<string> => {
  const secret = randomBytes(32).toString("base64url");
  await db.delete(verifications).where(eq(verifications.identifier, identifierOf(userId)));
  await db.insert(verifications).values({
    id: randomBytes(16).toString("base64url"),
    identifier: identifierOf(userId),
    // A return path holds no blank: safeReturnPath refuses those.
    value: `${hashOf(secret)} ${safeReturnPath(returnPath)}`,
    expiresAt: new Date(now.getTime() + MAIL_LINK_MINUTES * 60_000),
    createdAt: now,
    updatedAt: now,
  });
  return `${userId}.${secret}`;
};

export type Confirmed = { readonly email: string; readonly returnPath: string };

/** Uses a token up. Null when it is wrong, expired, already used, or replaced by a newer one. */
export const takeConfirmation = async (db: Database, token: string, now: Date): Promise<Confirmed | null> => {
  const [userId = "", secret = ""] = token.split(".");
  const [row] = await db
    .delete(verifications)
    .where(
      and(
        eq(verifications.identifier, identifierOf(userId)),
        eq(sql`split_part(${verifications.value}, ' ', 1)`, hashOf(secret)),
        gt(verifications.expiresAt, now),
      ),
    )
    .returning({ value: verifications.value });
  if (row === undefined) return null;
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId)).limit(1);
  if (user === undefined) return null;
  return { email: user.email, returnPath: safeReturnPath(row.value.split(" ")[1]) };
};
