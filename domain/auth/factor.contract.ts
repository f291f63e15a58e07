/** Second factors: enrolled on the account page, shown after every way of signing in. */
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { triedPasswordSchema } from "./auth.contract.ts";
import { codeSchema, textedReply } from "./one-time.contract.ts";

const factorSchema = z.object({
  id: z.string(),
  factor_type: z.enum(["totp", "phone"]),
  status: z.enum(["unverified", "verified"]),
  /** Of a phone: the end of its number; null for an app. */
  hint: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
});
export type Factor = z.infer<typeof factorSchema>;
export const factorCodeSchema = z.object({ code: codeSchema });
export const factorProofSchema = z.object({ password: z.optional(triedPasswordSchema) });

export const listFactors = endpoint({
  method: "GET",
  path: "/api/auth/factors",
  caller: "user",
  summary: "The user's second factors, and how many recovery codes are left",
  reply: z.object({ factors: z.array(factorSchema), recovery_codes_left: z.number() }),
});

export const enrollTotp = endpoint({
  method: "POST",
  path: "/api/auth/factors",
  caller: "user",
  summary:
    "Begin to enrol an authenticator app, after showing who one is; it protects nothing until its first code is verified",
  body: factorProofSchema,
  reply: z.object({
    id: z.string(),
    /** The key, for typing, in base32. */
    secret: z.string(),
    /** `otpauth://…`, for a QR picture or a tap on the phone itself. */
    uri: z.string(),
  }),
});

export const enrollPhone = endpoint({
  method: "POST",
  path: "/api/auth/factors/phone",
  caller: "user",
  summary: "Begin to enrol the user's phone, after showing who one is: texts the code with which it begins to count",
  body: factorProofSchema,
  reply: z.object({ id: z.string(), ...textedReply.shape }),
});

export const challengeFactor = endpoint({
  method: "POST",
  path: "/api/auth/factors/:id/challenge",
  caller: "user",
  signInStep: true,
  summary: "Ask for a factor's code: texts it to a phone; an authenticator app shows its own",
  params: z.object({ id: z.string() }),
  body: z.object({ channel: z.optional(z.enum(["sms"])) }),
  reply: textedReply,
});

export const verifyFactor = endpoint({
  method: "POST",
  path: "/api/auth/factors/:id/verify",
  caller: "user",
  signInStep: true,
  summary: "Show a factor's code: raises the session to aal2, and makes a new factor count",
  params: z.object({ id: z.string() }),
  body: factorCodeSchema,
  /** Recovery codes are shown once, when the first factor begins to count. */
  reply: z.object({ recovery_codes: z.array(z.string()) }),
});

export const useRecoveryCode = endpoint({
  method: "POST",
  path: "/api/auth/recovery-code",
  caller: "user",
  signInStep: true,
  summary: "Show a recovery code instead of a factor's: raises the session to aal2 and uses the code up",
  body: factorCodeSchema,
});

export const renewRecoveryCodes = endpoint({
  method: "POST",
  path: "/api/auth/recovery-codes",
  caller: "user",
  summary: "New recovery codes instead of the old ones, after showing who one is; they are shown this once",
  body: factorProofSchema,
  reply: z.object({ recovery_codes: z.array(z.string()) }),
});

export const removeFactor = endpoint({
  method: "POST",
  path: "/api/auth/factors/:id/remove",
  caller: "user",
  summary: "Take a factor away, after showing who one is; with the last one go the recovery codes",
  params: z.object({ id: z.string() }),
  body: factorProofSchema,
});
