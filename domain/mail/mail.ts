/** The mails Plainsay writes. */
export const MAIL_KINDS = [
  "contact-message",
  "feedback-outage",
  "confirm-address",
  "already-have-account",
  "reset-password",
  "magic-link",
  "password-changed",
  "sign-in-changed",
  "change-address",
  "new-sign-in",
  // Goes to a phone, through the same queue.
  "sms",
  "trial-ending",
  "trial-ended",
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** How many of the newest mails the mailbox page shows. */
export const MAILBOX_SHOWN = 50;
/** How often the mailbox page looks for new mail. */
export const MAILBOX_REFRESH_MS = 3_000;
