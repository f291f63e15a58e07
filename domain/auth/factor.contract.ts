/** Second factors: enrolled on the account page, shown after every way of signing in. */
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { triedPasswordSchema } from "./auth.contract.ts";
import { codeSchema } from "./one-time.contract.ts";

const factorSchema = z.object({
  id: z.string(),
  factor_type: z.enum(["totp", "phone"]),
  status: z.enum(["unverified", "verified"]),
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

export const removeFactor = endpoint({
  method: "POST",
  path: "/api/auth/factors/:id/remove",
  caller: "user",
  summary: "Take a factor away, after showing who one is; with the last one go the recovery codes",
  params: z.object({ id: z.string() }),
  body: factorProofSchema,
});
