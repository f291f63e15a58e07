/** Codes of authenticator apps (RFC 6238: SHA-1, six digits, thirty seconds), and how their keys are kept. */
import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { CODE_DIGITS } from "#domain/auth/auth.ts";

export const TOTP_STEP_SECONDS = 30;
/** Clocks differ: the code before and the one after are taken too. */
const STEPS_AROUND = [0, -1, 1];
const KEY_BYTES = 20;
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

export const newTotpKey = (): Buffer => randomBytes(KEY_BYTES);

/** RFC 4648, without padding, as apps take it. */
export const base32 = (bytes: Uint8Array): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five.padEnd(5, "0"), 2)]).join("");
};

export const totpUri = (key: Uint8Array, email: string): string =>
  `otpauth://totp/Plainsay:${encodeURIComponent(email)}?secret=${base32(key)}&issuer=Plainsay`;

export const totpCode = (key: Uint8Array, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac("sha1", key).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  const number = (hash.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 10 ** CODE_DIGITS;
  return String(number).padStart(CODE_DIGITS, "0");
};

/** The time step whose code this is, near now; null when it is none. */
export const stepOfCode = (key: Uint8Array, code: string, now: Date): number | null => {
  const current = Math.floor(now.getTime() / 1000 / TOTP_STEP_SECONDS);
  for (const around of STEPS_AROUND) {
    const expected = Buffer.from(totpCode(key, current + around));
    const given = Buffer.from(code);
    if (given.length === expected.length && timingSafeEqual(given, expected)) return current + around;
  }
  return null;
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
