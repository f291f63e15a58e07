/** Wire schema of the contact room (specification, section 3). */
import * as z from "zod/mini";
import { EMAIL_MAX_CHARS } from "../auth/auth.ts";
import { endpoint } from "../endpoint.ts";
import { boundedText } from "../text.ts";
import {
  CONTACT_MESSAGE_MAX_CHARS,
  CONTACT_MESSAGES,
  CONTACT_NAME_MAX_CHARS,
  CONTACT_SUBJECT_MAX_CHARS,
} from "./contact.ts";

/** Something other than blanks, on one line: names and subjects become headers of a mail. */
const oneLine = (max: number, missing: string) =>
  boundedText(max).check(
    z.refine((value) => value.trim() !== "", { error: missing }),
    z.refine((value) => !/[\r\n]/.test(value), { error: "Please keep it to one line." }),
  );

export const contactMessageSchema = z.object({
  name: oneLine(CONTACT_NAME_MAX_CHARS, CONTACT_MESSAGES.name),
  email: z
    .string(CONTACT_MESSAGES.email)
    .check(z.trim(), z.maxLength(EMAIL_MAX_CHARS), z.email(CONTACT_MESSAGES.email)),
  subject: oneLine(CONTACT_SUBJECT_MAX_CHARS, CONTACT_MESSAGES.subject),
  message: boundedText(CONTACT_MESSAGE_MAX_CHARS).check(
    z.refine((value) => value.trim() !== "", { error: CONTACT_MESSAGES.message }),
  ),
  /** Names this sending: the same one sent again is one message. */
  submission_id: z.optional(boundedText(80).check(z.minLength(1))),
  /** A field that people do not see, and robots fill. */
  website: z.optional(boundedText(500)),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;

export const sendContactMessage = endpoint({
  method: "POST",
  path: "/api/contact",
  caller: "anyone",
  summary: "Write to us. The message is kept first and delivered after, with retries",
  body: contactMessageSchema,
});
