/** A user's passkeys, and the challenges they answer. */
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import { PASSKEY_CHALLENGE_MINUTES } from "#domain/auth/auth.ts";
import type { Database } from "../db/database.ts";
import { passkeys, verifications } from "../db/schema.ts";
import type { Owner } from "./session.ts";

export type PasskeyRow = typeof passkeys.$inferSelect;
export type NewPasskey = Pick<
  PasskeyRow,
  "credentialId" | "publicKey" | "signCount" | "transports" | "isSynced" | "name"
>;
type Reader = Pick<Database, "select">;

export const listPasskeysOf = (db: Reader, owner: Owner): Promise<PasskeyRow[]> =>
  db.select().from(passkeys).where(eq(passkeys.userId, owner)).orderBy(passkeys.createdAt);

/** The passkey that a device names, whoever's it is: its signature says whether it may speak for them. */
export const findPasskey = async (db: Reader, credentialId: string): Promise<PasskeyRow | null> => {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId)).limit(1);
  return row ?? null;
};

export const addPasskeyRow = async (
  db: Pick<Database, "insert">,
  owner: Owner,
  passkey: NewPasskey,
  now: Date,
): Promise<string> => {
  const id = randomUUID();
  await db.insert(passkeys).values({ id, userId: owner, ...passkey, createdAt: now });
  return id;
};

const ownedBy = (owner: Owner, id: string) => and(eq(passkeys.id, id), eq(passkeys.userId, owner));

export const renamePasskeyRow = async (db: Database, owner: Owner, id: string, name: string): Promise<boolean> =>
  (await db.update(passkeys).set({ name }).where(ownedBy(owner, id)).returning({ id: passkeys.id })).length > 0;

/** The credential that is gone, or null. */
export const deletePasskeyRow = async (
  db: Pick<Database, "delete">,
  owner: Owner,
  id: string,
): Promise<string | null> => {
  const [gone] = await db.delete(passkeys).where(ownedBy(owner, id)).returning({ id: passkeys.credentialId });
  return gone?.id ?? null;
};

/** False when the passkey was used, or removed, since its row was read: of two uses with one count, one is a copy's. */
export const markPasskeyUsed = async (
  db: Pick<Database, "update">,
  { id, signCount }: PasskeyRow,
  newCount: number,
  now: Date,
): Promise<boolean> => {
  const used = await db
    .update(passkeys)
    .set({ signCount: newCount, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), eq(passkeys.signCount, signCount)))
    .returning({ id: passkeys.id });
  return used.length > 0;
};

/** Whom a challenge was made for: the user who adds a passkey; null at the door, where that is still to be found out. */
type ChallengeFor = Owner | null;

const keyOf = (challenge: string, owner: ChallengeFor): { identifier: string; value: string } => {
  const hash = createHash("sha256").update(challenge).digest("base64url");
  return owner === null
    ? { identifier: `passkey-sign-in:${hash}`, value: "" }
    : { identifier: `passkey-add:${owner}`, value: hash };
};

/** 32 bytes of chance in base64url, good once, for `PASSKEY_CHALLENGE_MINUTES`. A user's next one replaces the last. */
export const issuePasskeyChallenge = async (
  db: Pick<Database, "insert" | "delete">,
  owner: ChallengeFor,
  now: Date,
): Promise<string> => {
  const challenge = randomBytes(32).toString("base64url");
  const row = keyOf(challenge, owner);
  await db.delete(verifications).where(eq(verifications.identifier, row.identifier));
  const expiresAt = new Date(now.getTime() + PASSKEY_CHALLENGE_MINUTES * 60_000);
  await db.insert(verifications).values({ id: randomUUID(), ...row, expiresAt, createdAt: now, updatedAt: now });
  return challenge;
};

/** False when it was not ours, has run out, or was answered before. */
export const takePasskeyChallenge = async (
  db: Pick<Database, "delete">,
  challenge: string,
  owner: ChallengeFor,
  now: Date,
): Promise<boolean> => {
  const { identifier, value } = keyOf(challenge, owner);
  const taken = await db
    .delete(verifications)
    .where(
      and(eq(verifications.identifier, identifier), eq(verifications.value, value), gt(verifications.expiresAt, now)),
    )
    .returning({ id: verifications.id });
  return taken.length > 0;
};
