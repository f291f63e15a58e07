/** What a user's own things show at sign-in: the app's codes, and the texts on the phone. */
import { generateSync } from "otplib";
import type { TestApp } from "../test/app.fake.ts";
import { TOTP_STEP_SECONDS } from "./totp.ts";

/** What an authenticator app shows for a key in base32, `ahead` steps from `now`. */
export const appCode = (key: string, now: Date, ahead = 0): string =>
  generateSync({ secret: key, epoch: Math.floor(now.getTime() / 1000) + ahead * TOTP_STEP_SECONDS });

/** The code in the newest text to a number. */
export const textedCode = async (app: TestApp, phone: string): Promise<string> => {
  const text = (await app.mails()).find(({ to, kind }) => kind === "sms" && to === phone)?.text ?? "";
  return /\b\d{6}\b/.exec(text)?.[0] ?? "";
};
