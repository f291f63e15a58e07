/** Codes of authenticator apps (RFC 6238: SHA-1, six digits, thirty seconds), and how their keys are kept. */
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";
import { generateURI, ScureBase32Plugin, verifySync } from "otplib";
import { CODE_DIGITS } from "#domain/auth/auth.ts";

export const TOTP_STEP_SECONDS = 30;
const KEY_BYTES = 20;
const CODE = new RegExp(`^\\d{${CODE_DIGITS}}$`);
const base32Coding = new ScureBase32Plugin();

export const newTotpKey = (): Buffer => randomBytes(KEY_BYTES);

/** RFC 4648, without padding, as apps take it. */
export const base32 = (bytes: Uint8Array): string => base32Coding.encode(bytes, { padding: false });

export const totpUri = (key: Uint8Array, email: string): string =>
  generateURI({ issuer: "Plainsay", label: email, secret: base32(key), digits: CODE_DIGITS });

/**
 * The time step whose code this is, near now; null when it is none. Clocks differ: the code before and the one after are taken
 * too. That a step is used once is the store's to see to, in one statement with its being noted.
 */
export const stepOfCode = (key: Uint8Array, code: string, now: Date): number | null => {
  if (!CODE.test(code)) return null;
  const epoch = Math.floor(now.getTime() / 1000);
  const found = verifySync({ secret: key, token: code, epoch, epochTolerance: TOTP_STEP_SECONDS });
  return found.valid && "timeStep" in found ? found.timeStep : null;
};

const cipherKey = (secret: string): Buffer => createHmac("sha256", secret).update("second factor keys").digest();

/** A copy of the database alone must not be enough to make codes. */
export const sealKey = (key: Uint8Array, secret: string): string => {
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", cipherKey(secret), iv);
  const sealed = Buffer.concat([cipher.update(key), cipher.final()]);
  return [iv, cipher.getAuthTag(), sealed].map((part) => part.toString("base64url")).join(".");
};

/** @throws when it was sealed with another secret, or changed since. */
export const openKey = (text: string, secret: string): Buffer => {
  const [iv = Buffer.alloc(0), tag = Buffer.alloc(0), sealed = Buffer.alloc(0)] = text
    .split(".")
    .map((part) => Buffer.from(part, "base64url"));
  const decipher = createDecipheriv("aes-256-gcm", cipherKey(secret), iv, { authTagLength: 16 });
  decipher.setAuthTag(tag);
  return Buffer.concat([decipher.update(sealed), decipher.final()]);
};
