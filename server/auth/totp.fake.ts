import { generateSync } from "otplib";
import { TOTP_STEP_SECONDS } from "./totp.ts";

/** What an authenticator app shows for a key in base32, `ahead` steps from `now`. */
export const appCode = (key: string, now: Date, ahead = 0): string =>
  generateSync({ secret: key, epoch: Math.floor(now.getTime() / 1000) + ahead * TOTP_STEP_SECONDS });
