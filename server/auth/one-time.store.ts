/**
 * What is mailed or texted and comes back once: a link's token (32 bytes of chance) and a code of six digits. Both are kept as
 * hashes; using one uses up the other, and the next that is made for the same purpose replaces both.
 */
import { createHash, createHmac, randomBytes, randomInt } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import { CODE_DIGITS, MAIL_LINK_MINUTES } from "#domain/auth/auth.ts";
import type { Database } from "../db/database.ts";
import { verifications } from "../db/schema.ts";

export type OneTimePurpose =
  | "confirm-address"
  | "magic-link"
  | "recovery"
  | "change-address-old"
  | "change-address-new"
  | "sms"
  | "phone-change"
  | "phone-factor";

type Writer = Pick<Database, "insert" | "delete">;

export type OneTimeStore = ReturnType<typeof createOneTimeStore>;
export type Issued = { readonly token: string; readonly code: string };
/** `note` is what was kept beside it: where the user was going, or the address to be. */
export type Taken = { readonly userId: string; readonly note: string };

/** `secret` keys the hashes of codes: a million of them are hashed in a second. */
export const createOneTimeStore = (secret: string) => {
  const identifierOf = (purpose: OneTimePurpose, userId: string): string => `${purpose}:${userId}`;
  const tokenHash = (token: string): string => createHash("sha256").update(token).digest("base64url");
  const codeHash = (identifier: string, code: string): string =>
    createHmac("sha256", secret).update(`one-time ${identifier} ${code}`).digest("base64url");

  const take = async (
    db: Pick<Database, "delete">,
    { purpose, userId, part, hash }: { purpose: OneTimePurpose; userId: string; part: 1 | 2; hash: string },
    now: Date,
  ): Promise<Taken | null> => {
    const [row] = await db
      .delete(verifications)
      .where(
        and(
          eq(verifications.identifier, identifierOf(purpose, userId)),
          eq(sql`split_part(${verifications.value}, ' ', ${sql.raw(String(part))})`, hash),
          gt(verifications.expiresAt, now),
        ),
      )
      .returning({ value: verifications.value });
    if (row === undefined) return null;
    return { userId, note: row.value.split(" ").slice(2).join(" ") };
  };

  return {
    /** Makes a token, `<user id>.<secret>`, and a code. They work for `MAIL_LINK_MINUTES`. */
    issue: async (db: Writer, purpose: OneTimePurpose, userId: string, note: string, now: Date): Promise<Issued> => {
      const identifier = identifierOf(purpose, userId);
      const chance = randomBytes(32).toString("base64url");
      const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, "0");
      await db.delete(verifications).where(eq(verifications.identifier, identifier));
      await db.insert(verifications).values({
        id: randomBytes(16).toString("base64url"),
        identifier,
        value: `${tokenHash(chance)} ${codeHash(identifier, code)} ${note}`,
        expiresAt: new Date(now.getTime() + MAIL_LINK_MINUTES * 60_000),
        createdAt: now,
        updatedAt: now,
      });
      return { token: `${userId}.${chance}`, code };
    },
    /** Null when it is wrong, expired, already used, or replaced by a newer one. */
    takeToken: (db: Pick<Database, "delete">, purpose: OneTimePurpose, token: string, now: Date) => {
      const [userId = "", chance = ""] = token.split(".");
      return take(db, { purpose, userId, part: 1, hash: tokenHash(chance) }, now);
    },
    /** As `takeToken`. Count the tries before: a code is short. */
    takeCode: (db: Pick<Database, "delete">, purpose: OneTimePurpose, userId: string, code: string, now: Date) =>
      take(db, { purpose, userId, part: 2, hash: codeHash(identifierOf(purpose, userId), code) }, now),
  };
};
