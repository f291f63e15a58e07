/** Accounts and sessions: the numbers and what they are for (specification, sections 7 to 9). */

export const PASSWORD_MIN_CHARS = 8;
export const PASSWORD_MAX_CHARS = 128;
export const EMAIL_MAX_CHARS = 254;
export const NAME_MAX_CHARS = 100;

/** A session lasts this long after it was last prolonged. */
export const SESSION_DAYS = 30;
/** A session in use is prolonged at most this often. */
export const SESSION_PROLONG_MS = 24 * 60 * 60_000;

/** A browser that has not signed in for this long is no longer known (the longest that browsers keep a cookie). */
export const KNOWN_BROWSER_DAYS = 400;

/** Without activity for this long one is signed out; looked at this often. */
export const INACTIVITY_MS = 30 * 60_000;
export const INACTIVITY_CHECK_MS = 5 * 60_000;

/** Both in milliseconds since 1970. */
export const isInactive = (lastActive: number, now: number): boolean => now - lastActive >= INACTIVITY_MS;

/** How sure the server is: one proof of who it is, or a second factor besides. */
export type AssuranceLevel = "aal1" | "aal2";

/** What a session was opened with. */
export const WAYS_IN = ["password", "mail", "sms", "google", "passkey"] as const;
export type WayIn = (typeof WAYS_IN)[number];

/** How long a link or code in a mail works. */
export const MAIL_LINK_MINUTES = 10;

export type Allowance = { readonly points: number; readonly seconds: number };

const MINUTE = 60;
/** What a caller may try. The sign-in limits guard the password hash too, so they are counted before it is made. */
export const AUTH_ALLOWANCES = {
  /** Wrong passwords and mailed or texted codes for one account, together, from anywhere. */
  signInPerAccount: { points: 10, seconds: 15 * MINUTE },
  /** Wrong passwords from one network address, for any account. */
  signInPerAddress: { points: 10, seconds: 15 * MINUTE },
  /** Wrong passwords of someone who is signed in: guesses at the door must not lock the owner out of the account page. */
  reauthenticationPerAccount: { points: 10, seconds: 15 * MINUTE },
  /** Wrong codes of a second factor: counted apart, because whoever gets that far knows the password. */
  factorPerAccount: { points: 10, seconds: 15 * MINUTE },
  signUpPerAddress: { points: 20, seconds: 60 * MINUTE },
  /** Mails to one recipient, whoever asks. */
  mailPerRecipient: { points: 5, seconds: 60 * MINUTE },
  mailPerAddress: { points: 20, seconds: 60 * MINUTE },
  /** Texts to one number, whoever asks: they cost money, and ring in somebody's pocket. */
  smsPerNumber: { points: 5, seconds: 60 * MINUTE },
  /** Texts that one signed-in user has sent, to whatever numbers. */
  smsPerAccount: { points: 8, seconds: 60 * MINUTE },
  smsPerAddress: { points: 20, seconds: 60 * MINUTE },
  /** Between two texts to one number. */
  smsPause: { points: 1, seconds: 60 },
  /** Challenges to passkeys: the sign-in page asks for one by itself, and a new one as long as it is open. */
  passkeyChallengePerAddress: { points: 120, seconds: 15 * MINUTE },
} as const satisfies Record<string, Allowance>;

/** The views of the auth page, as the specification names them. */
export const AUTH_VIEWS = [
  "sign_in",
  "sign_up",
  "forgotten_password",
  "magic_link",
  "update_password",
  "verify_otp",
] as const;
export type AuthView = (typeof AUTH_VIEWS)[number];

/** How many recovery codes a user is given, each for one time. */
export const RECOVERY_CODES = 10;
/** With this many left, or fewer, new ones are advised. */
export const RECOVERY_CODES_LOW = 3;

/** How many passkeys an account has at most, and how long the name of one is. */
export const PASSKEYS_MAX = 20;
export const PASSKEY_NAME_MAX_CHARS = 60;
/** How long a passkey may take to answer. */
export const PASSKEY_CHALLENGE_MINUTES = 5;

/** How long after a text the next one may be asked for. */
export const SMS_PAUSE_SECONDS = AUTH_ALLOWANCES.smsPause.seconds;

/** What is typed to delete an account. */
export const DELETE_CONFIRMATION = "DELETE";

/** How fresh a sign-in must be to stand for the password that a user does not have. */
export const FRESH_SIGN_IN_MINUTES = 10;

/** A code that is mailed or texted is this many digits. */
export const CODE_DIGITS = 6;

/** What a code was sent for, as the specification names it. */
export const OTP_TYPES = ["signup", "magiclink", "email", "recovery", "email_change", "sms", "phone_change"] as const;
export type OtpType = (typeof OTP_TYPES)[number];

/** The types whose code went to a phone. */
export const PHONE_OTP_TYPES: readonly OtpType[] = ["sms", "phone_change"];

/** Local development is at this port; the developer page checks against it. */
export const AUTH_TEST_PORT = "8080";

/** The callback page waits this long for a session, and then once more. */
export const CALLBACK_WAIT_MS = 1_000;
export const CALLBACK_RETRY_MS = 2_000;
/** After a failure it says what happened for this long, then leads to the sign-in page. */
export const CALLBACK_ERROR_MS = 4_000;
