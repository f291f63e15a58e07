/** Passkeys: made and kept on the account page, used at the door. The shapes inside are WebAuthn's own (level 3, JSON forms). */
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { sessionUserSchema } from "./auth.contract.ts";
import { PASSKEY_NAME_MAX_CHARS } from "./auth.ts";
import { AUTH_MESSAGES } from "./auth-messages.ts";
import { factorProofSchema } from "./factor.contract.ts";

/** Bytes in base64url. Nothing a device sends is longer: the longest is a certificate chain that nobody asked for. */
const bytesSchema = (maxChars: number) => z.string().check(z.regex(/^[\w-]*$/), z.maxLength(maxChars));
const credentialIdSchema = bytesSchema(1_400).check(z.minLength(1));
const publicKeyType = z.literal("public-key");
const transportsSchema = z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10));

export const passkeyNameSchema = z
  .string(AUTH_MESSAGES.empty_passkey_name)
  .check(
    z.trim(),
    z.minLength(1, AUTH_MESSAGES.empty_passkey_name),
    z.maxLength(PASSKEY_NAME_MAX_CHARS, AUTH_MESSAGES.passkey_name_too_long),
  );

const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  /** It comes along to the user's other devices. */
  isSynced: z.boolean(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.nullable(z.iso.datetime()),
});
export type Passkey = z.infer<typeof passkeySchema>;

export const listPasskeys = endpoint({
  method: "GET",
  path: "/api/auth/passkeys",
  caller: "user",
  summary: "The user's passkeys, oldest first",
  reply: z.object({ passkeys: z.array(passkeySchema) }),
});

const userVerification = z.enum(["required", "preferred", "discouraged"]);

export const beginPasskey = endpoint({
  method: "POST",
  path: "/api/auth/passkeys/options",
  caller: "user",
  summary: "Begin to make a passkey, after showing who one is: gives what the browser's own dialog needs",
  body: factorProofSchema,
  /** `PublicKeyCredentialCreationOptionsJSON` */
  reply: z.object({
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.object({ alg: z.number(), type: publicKeyType })),
    timeout: z.number(),
    /** The user's passkeys so far: no device makes a second one. */
    excludeCredentials: z.array(z.object({ id: z.string(), type: publicKeyType })),
    authenticatorSelection: z.object({
      residentKey: z.enum(["required"]),
      requireResidentKey: z.boolean(),
      userVerification,
    }),
    attestation: z.enum(["none"]),
  }),
});

export const addPasskey = endpoint({
  method: "POST",
  path: "/api/auth/passkeys",
  caller: "user",
  summary: "Keep the passkey that the browser has made",
  body: z.object({
    name: passkeyNameSchema,
    /** `RegistrationResponseJSON` */
    credential: z.object({
      id: credentialIdSchema,
      rawId: credentialIdSchema,
      type: publicKeyType,
      response: z.object({
        clientDataJSON: bytesSchema(4_000),
        attestationObject: bytesSchema(20_000),
        transports: z.optional(transportsSchema),
      }),
    }),
  }),
  reply: z.object({ id: z.string() }),
});

export const renamePasskey = endpoint({
  method: "PATCH",
  path: "/api/auth/passkeys/:id",
  caller: "user",
  summary: "Give a passkey another name",
  params: z.object({ id: z.string() }),
  body: z.object({ name: passkeyNameSchema }),
});
export const passkeyRenamingSchema = z.object({ name: passkeyNameSchema });

export const removePasskey = endpoint({
  method: "POST",
  path: "/api/auth/passkeys/:id/remove",
  caller: "user",
  summary: "Take a passkey away, after showing who one is; it opens nothing any more",
  params: z.object({ id: z.string() }),
  body: factorProofSchema,
  /** What the browser is told, so that it stops offering the passkey. */
  reply: z.object({ rpId: z.string(), credentialId: z.string() }),
});

export const challengePasskey = endpoint({
  method: "POST",
  path: "/api/auth/passkeys/challenge",
  caller: "anyone",
  summary: "Ask for a challenge to sign in with a passkey, whichever the browser has for this site",
  body: z.object({}),
  /** `PublicKeyCredentialRequestOptionsJSON` */
  reply: z.object({ challenge: z.string(), rpId: z.string(), timeout: z.number(), userVerification }),
});

export const signInWithPasskey = endpoint({
  method: "POST",
  path: "/api/auth/passkeys/sign-in",
  caller: "anyone",
  summary: "Sign in with a passkey that answers the challenge; the session is at aal2",
  /** `AuthenticationResponseJSON` */
  body: z.object({
    id: credentialIdSchema,
    rawId: credentialIdSchema,
    type: publicKeyType,
    response: z.object({
      clientDataJSON: bytesSchema(4_000),
      authenticatorData: bytesSchema(4_000),
      signature: bytesSchema(8_000),
      userHandle: z.optional(bytesSchema(200)),
    }),
  }),
  reply: z.object({
    user: sessionUserSchema,
    /** As in the reply of sign-in. */
    access_token: z.optional(z.string()),
  }),
});
