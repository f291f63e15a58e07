/** One trial an address, ever. What is kept of the address is a keyed hash, useless to anyone without the key. */
import { createHmac } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { trialClaims } from "../db/schema.ts";

/** The secret is the one that signs sessions; the label keeps this use of it apart. */
export const addressHashOf = (email: string, secret: string): string =>
  createHmac("sha256", secret).update(`trial-claim ${email.toLowerCase()}`).digest("base64url");

export const hasClaim = async (db: Pick<Database, "select">, addressHash: string): Promise<boolean> => {
  const rows = await db.select().from(trialClaims).where(eq(trialClaims.addressHash, addressHash)).limit(1);
  return rows.length > 0;
};

export const keepClaim = async (db: Pick<Database, "insert">, addressHash: string): Promise<void> => {
  await db.insert(trialClaims).values({ addressHash }).onConflictDoNothing();
};
