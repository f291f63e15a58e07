/** The account's phone number: for codes by text, at the door and as a second factor. */
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { factorProofSchema } from "./factor.contract.ts";
import { phoneSchema, textedReply } from "./one-time.contract.ts";

export const readPhone = endpoint({
  method: "GET",
  path: "/api/account/phone",
  caller: "user",
  summary: "The user's proven phone number, and whether this server can send texts",
  reply: z.object({ phone: z.nullable(z.string()), hasSms: z.boolean() }),
});

export const changedPhoneSchema = z.object({ phone: phoneSchema, ...factorProofSchema.shape });

export const changePhone = endpoint({
  method: "PUT",
  path: "/api/account/phone",
  caller: "user",
  summary:
    "Have a code texted to a number, after showing who one is. It becomes the user's when the code is verified as `phone_change`",
  body: changedPhoneSchema,
  reply: textedReply,
});

export const removePhone = endpoint({
  method: "POST",
  path: "/api/account/phone/remove",
  caller: "user",
  summary: "Forget the phone number, and the second factor that it is, after showing who one is",
  body: factorProofSchema,
});
