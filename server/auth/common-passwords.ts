/** Passwords that are guessed first, from the list that ships with @zxcvbn-ts/language-common (some 18,000 of our lengths). */
import { PASSWORD_MIN_CHARS } from "#domain/auth/auth.ts";
import { AUTH_MESSAGES } from "#domain/auth/auth-messages.ts";
import { AppError } from "#domain/errors.ts";

let common: Promise<ReadonlySet<string>> | undefined;

/** Read when the first password is chosen: most starts of a server, and its memory at rest, do without. */
const commonPasswords = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"].filter((word) => word.length >= PASSWORD_MIN_CHARS));
};

/** To be awaited before a new password is hashed or proof of anything used up. @throws AppError `bad_request` */
export const refuseCommonPassword = async (password: string): Promise<void> => {
  common ??= commonPasswords();
  if ((await common).has(password.trim().toLowerCase())) {
    throw new AppError("bad_request", { fields: { password: AUTH_MESSAGES.common_password } });
  }
};
