/** Wire schemas of accounts and sessions. */
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { EMAIL_MAX_CHARS, NAME_MAX_CHARS, PASSWORD_MAX_CHARS, PASSWORD_MIN_CHARS } from "./auth.ts";
import { AUTH_MESSAGES } from "./auth-messages.ts";

/** Trimmed and lower case: one address, one account. */
export const emailSchema = z
  .string(AUTH_MESSAGES.empty_email_address)
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, AUTH_MESSAGES.empty_email_address),
    z.maxLength(EMAIL_MAX_CHARS, AUTH_MESSAGES.invalid_email_address),
    z.email(AUTH_MESSAGES.invalid_email_address),
  );

/** A password being chosen. */
export const newPasswordSchema = z
  .string(AUTH_MESSAGES.empty_password)
  .check(
    z.minLength(PASSWORD_MIN_CHARS, AUTH_MESSAGES.password_too_short),
    z.maxLength(PASSWORD_MAX_CHARS, AUTH_MESSAGES.password_too_long),
  );

/** A password being tried: whatever it is, it is only right or wrong. */
export const triedPasswordSchema = z
  .string(AUTH_MESSAGES.empty_password)
  .check(
    z.minLength(1, AUTH_MESSAGES.empty_password),
    z.maxLength(PASSWORD_MAX_CHARS, AUTH_MESSAGES.invalid_credentials),
  );

/** Where to go after sign-in; anything but a path of this origin leads to the skills. */
export const returnPathSchema = z.optional(z.string().check(z.maxLength(2_000)));

export const sessionUserSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  isAdmin: z.boolean(),
});
export type SessionUser = z.infer<typeof sessionUserSchema>;

const challengeSchema = z.array(
  z.object({
    id: z.string(),
    factor_type: z.enum(["totp", "phone"]),
    /** Of a phone: the end of its number; null for an app. */
    hint: z.nullable(z.string()),
  }),
);
export type Challenge = z.infer<typeof challengeSchema>;

export const readSession = endpoint({
  method: "GET",
  path: "/api/auth/session",
  caller: "anyone",
  summary: "Who is signed in, or null",
  reply: z.object({
    user: z.nullable(sessionUserSchema),
    /** The factors of which one, or a recovery code, must still be shown; then `user` is null. */
    challenge: z.optional(challengeSchema),
  }),
});

export const credentialsSchema = z.object({ email: emailSchema, password: triedPasswordSchema });

export const signIn = endpoint({
  method: "POST",
  path: "/api/auth/sign-in/email",
  caller: "anyone",
  summary: "Sign in with a password: sets the session's cookie",
  body: credentialsSchema,
  reply: z.object({
    user: sessionUserSchema,
    /** For `Authorization: Bearer`. Left out for browsers, whose scripts must not be able to read it. */
    access_token: z.optional(z.string()),
  }),
});

/** What a mail-sending call says: never whether the address is known. */
export const mailedReply = z.object({
  /** Whether this server shows its mail at /dev/mailbox instead of sending it. */
  mailbox: z.boolean(),
  /** The mail server is not answering: the mail is kept, and comes later. */
  delayed: z.optional(z.boolean()),
});
export type Mailed = z.infer<typeof mailedReply>;

export const registrationSchema = z.object({
  email: emailSchema,
  password: newPasswordSchema,
  name: z.optional(z.string().check(z.trim(), z.maxLength(NAME_MAX_CHARS))),
  return: returnPathSchema,
});

export const signUp = endpoint({
  method: "POST",
  path: "/api/auth/sign-up/email",
  caller: "anyone",
  summary: "Ask for an account: a confirmation link is mailed. Answers the same for an address that has one",
  body: registrationSchema,
  reply: mailedReply,
});

export const resendConfirmation = endpoint({
  method: "POST",
  path: "/api/auth/send-verification-email",
  caller: "anyone",
  summary: "Ask for a new confirmation link; earlier ones stop working. Answers the same for any address",
  body: z.object({ email: emailSchema, return: returnPathSchema }),
  reply: mailedReply,
});

/** Opened from a mail: answers by sending the browser to a page, never with data. */
export const confirmEmail = endpoint({
  method: "GET",
  path: "/api/auth/verify-email",
  caller: "anyone",
  summary: "Confirm an address by the link that was mailed to it, sign in, and go on in the app",
  query: z.object({ token: z.optional(z.string()) }),
});

export const signOut = endpoint({
  method: "POST",
  path: "/api/auth/sign-out",
  caller: "anyone",
  summary: "End this session; its cookie and access token are refused from now on",
});
