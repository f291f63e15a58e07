/** Ways in without the password: a mailed link, a mailed or texted code, and a new password by mail. */
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { emailSchema, mailedReply, newPasswordSchema, returnPathSchema, sessionUserSchema } from "./auth.contract.ts";
import { CODE_DIGITS, OTP_TYPES } from "./auth.ts";
import { AUTH_MESSAGES } from "./auth-messages.ts";
import { phoneOf } from "./phone.ts";

const PHONE_PROBLEMS = {
  empty: AUTH_MESSAGES.empty_phone_number,
  no_country_code: AUTH_MESSAGES.invalid_phone_number,
  not_a_number: AUTH_MESSAGES.not_a_phone_number,
  wrong_length: AUTH_MESSAGES.phone_number_length,
} as const;

/** What was typed, in the international form. */
export const phoneSchema = z.pipe(
  z.string(AUTH_MESSAGES.empty_phone_number).check(z.maxLength(60, AUTH_MESSAGES.not_a_phone_number)),
  z.transform((typed: string, context): string => {
    const read = phoneOf(typed);
    if ("phone" in read) return read.phone;
    context.issues.push({ code: "custom", message: PHONE_PROBLEMS[read.problem], input: typed });
    return z.NEVER;
  }),
);

/** What a call says that has a code texted. */
export const textedReply = z.object({
  /** Whether this server shows its texts at /dev/mailbox instead of sending them. */
  mailbox: z.boolean(),
  /** Seconds after which another may be asked for. */
  again_in: z.number(),
});

export const codeSchema = z
  .string(AUTH_MESSAGES.empty_code)
  .check(z.trim(), z.minLength(1, AUTH_MESSAGES.empty_code), z.regex(/^[\w-]{1,40}$/, AUTH_MESSAGES.wrong_code));

export const askForReset = endpoint({
  method: "POST",
  path: "/api/auth/recover",
  caller: "anyone",
  summary: "Ask for a mail to choose a new password with. Answers the same for any address",
  body: z.object({ email: emailSchema }),
  reply: mailedReply,
});

export const updatePassword = endpoint({
  method: "PUT",
  path: "/api/auth/recover",
  caller: "anyone",
  summary: "Choose a new password with the token that was mailed; ends every session of the account",
  body: z.object({ token: z.string().check(z.maxLength(200)), password: newPasswordSchema }),
});
export const chosenPasswordSchema = z.object({ password: newPasswordSchema });

export const emailOnlySchema = z.object({ email: emailSchema });

export const askForMagicLink = endpoint({
  method: "POST",
  path: "/api/auth/magic-link",
  caller: "anyone",
  summary: "Ask for a mail with a sign-in link and a code. Answers the same for any address",
  body: z.object({ email: emailSchema, return: returnPathSchema }),
  reply: mailedReply,
});

/** Opened from a mail: answers by sending the browser to a page, never with data. */
export const openMagicLink = endpoint({
  method: "GET",
  path: "/api/auth/magic-link",
  caller: "anyone",
  summary: "Sign in by the link that was mailed, and go on in the app",
  query: z.object({ token: z.optional(z.string()) }),
});

export const askForSms = endpoint({
  method: "POST",
  path: "/api/auth/sms",
  caller: "anyone",
  summary: "Ask for a sign-in code by SMS. Answers the same for any number",
  body: z.object({ phone: phoneSchema }),
  reply: textedReply,
});

export const otpSchema = z.object({
  /** For types `sms` and `phone_change`. */
  phone: z.optional(phoneSchema),
  /** For every other type. */
  email: z.optional(emailSchema),
  token: codeSchema,
  type: z.enum(OTP_TYPES),
});

export const verifyOtp = endpoint({
  method: "POST",
  path: "/api/auth/verify",
  caller: "anyone",
  summary: `Use a code of ${CODE_DIGITS} digits that was mailed or texted: signs in, or gives what the next step needs`,
  body: otpSchema,
  reply: z.object({
    /** Signed in, after types `signup`, `magiclink`, `email` and `sms`. */
    user: z.nullable(sessionUserSchema),
    /** After `recovery`: what to choose a new password with. */
    recovery_token: z.optional(z.string()),
    /** As in the reply of sign-in. */
    access_token: z.optional(z.string()),
  }),
});
