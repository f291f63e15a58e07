/** What a user does with the account itself: password, address, devices, data, the end. */
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { emailSchema, mailedReply, newPasswordSchema, triedPasswordSchema } from "./auth.contract.ts";
import { DELETE_CONFIRMATION } from "./auth.ts";
import { AUTH_MESSAGES } from "./auth-messages.ts";

/** The user's password; left out by users who have none, whose sign-in must then be a fresh one. */
const proofSchema = z.optional(triedPasswordSchema);

export const changedPasswordSchema = z.object({ current: proofSchema, password: newPasswordSchema });

export const changePassword = endpoint({
  method: "PUT",
  path: "/api/account/password",
  caller: "user",
  summary: "Change the password; ends the user's other sessions",
  body: changedPasswordSchema,
});

export const changedAddressSchema = z.object({ email: emailSchema, password: proofSchema });

export const changeAddress = endpoint({
  method: "PUT",
  path: "/api/account/email",
  caller: "user",
  summary: "Ask for another address: it changes when both, the old and the new one, have been confirmed",
  body: changedAddressSchema,
  reply: mailedReply,
});

/** Opened from a mail: answers by sending the browser to a page. */
export const confirmAddressChange = endpoint({
  method: "GET",
  path: "/api/account/email/confirm",
  caller: "anyone",
  summary: "Confirm a change of address from one of the two mailboxes",
  query: z.object({ token: z.optional(z.string()), side: z.optional(z.enum(["old", "new"])) }),
});

const deviceSchema = z.object({
  id: z.string(),
  /** The session that asks. */
  isCurrent: z.boolean(),
  userAgent: z.string(),
  ipAddress: z.string(),
  createdAt: z.iso.datetime(),
});
export type Device = z.infer<typeof deviceSchema>;

const pendingAddressSchema = z.object({
  /** The address to be. */
  email: z.string(),
  /** The mailboxes that have not said yes yet. */
  waitsFor: z.array(z.enum(["old", "new"])),
});
export type PendingAddress = z.infer<typeof pendingAddressSchema>;

export const readSecurity = endpoint({
  method: "GET",
  path: "/api/account/security",
  caller: "user",
  summary: "The user's signed-in devices, newest first, whether there is a password, and a change of address under way",
  reply: z.object({
    devices: z.array(deviceSchema),
    hasPassword: z.boolean(),
    pendingAddress: z.nullable(pendingAddressSchema),
  }),
});

export const endDevice = endpoint({
  method: "DELETE",
  path: "/api/account/sessions/:id",
  caller: "user",
  summary: "Sign one device out",
  params: z.object({ id: z.string() }),
});

export const endOtherDevices = endpoint({
  method: "DELETE",
  path: "/api/account/sessions",
  caller: "user",
  summary: "Sign every other device out",
});

export const downloadData = endpoint({
  method: "GET",
  path: "/api/account/data",
  caller: "user",
  summary: "Everything held about the user, as one JSON file",
});

export const deletionSchema = z.object({
  confirmation: z.literal(DELETE_CONFIRMATION, AUTH_MESSAGES.type_delete),
  password: proofSchema,
});

export const deleteAccount = endpoint({
  method: "POST",
  path: "/api/account/delete",
  caller: "user",
  summary: "Delete the account and all that belongs to it, at once; a subscription is ended",
  body: deletionSchema,
});
