/** Every sentence of the auth screens, keyed by name; server and web say the same. */
import { ERRORS } from "../errors.ts";
import { MAIL_LINK_MINUTES, PASSWORD_MAX_CHARS, PASSWORD_MIN_CHARS } from "./auth.ts";

export const AUTH_MESSAGES = {
  empty_email_address: "Please enter your email address.",
  invalid_email_address: "That doesn't look like an email address. Please check it.",
  empty_password: "Please enter your password.",
  password_too_short: `Please use at least ${PASSWORD_MIN_CHARS} characters.`,
  password_too_long: `Please use at most ${PASSWORD_MAX_CHARS} characters.`,
  invalid_credentials: ERRORS.invalid_credentials.message,
  email_not_confirmed: ERRORS.email_not_confirmed.message,
  too_many_tries: "Too many tries. Please wait a few minutes and try again.",
  too_many_mails: "We've sent several mails already. Please wait a while before asking for another.",
  unexpected: "An unexpected error occurred. Please try again.",
  authentication_failed: "Authentication failed",
  check_email: "Check your email for the confirmation link.",
  check_email_detail: `The link works once, for ${MAIL_LINK_MINUTES} minutes.`,
  confirmation_resent: "If that address is waiting to be confirmed, a new link is on its way.",
  link_used: "That link has expired or was already used. Sign in, or ask for a new one.",
  sign_out_failed: "We couldn't sign you out. Please try again.",
  callback_waiting: "Completing sign in...",
  callback_failed: "Authentication failed. Please try again.",
  callback_unexpected: "An unexpected error occurred",
} as const;
