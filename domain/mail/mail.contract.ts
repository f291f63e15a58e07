import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { MAIL_KINDS } from "./mail.ts";

const mailSchema = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  kind: z.enum(MAIL_KINDS),
  createdAt: z.iso.datetime(),
  /** Addresses in the text, in order. */
  links: z.array(z.string()),
});
export type MailboxMail = z.infer<typeof mailSchema>;

/** Exists only where the mailbox stands in for a mail server or an SMS gateway, and shows what these would have sent. */
export const listMailbox = endpoint({
  method: "GET",
  path: "/api/dev/mailbox",
  caller: "anyone",
  summary: "What would have been mailed or texted, newest first, where nothing is configured that sends it",
  reply: z.object({ mails: z.array(mailSchema) }),
});
