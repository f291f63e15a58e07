/** What both ways of sending, call and plain form, do with a message. */
import { createHash } from "node:crypto";
import type { Pool } from "pg";
import type { ContactMessage } from "#domain/contact/contact.contract.ts";
import { CONTACT_ALLOWANCE } from "#domain/contact/contact.ts";
import type { Database } from "../db/database.ts";
import { createLimiter, networkOf } from "../http/rate-limit.ts";
import { contactMessageMail } from "../mail/templates/contact-message.ts";
import { addContactMessage } from "./contact.store.ts";

export type ContactDeps = {
  readonly db: Database;
  readonly pool: Pool;
  readonly newId: () => string;
  readonly contact: {
    /** Where messages are mailed to; null: nowhere, the form service alone takes them. */
    readonly mailTo: string | null;
    /** A form service takes them too. */
    readonly hasFormService: boolean;
  };
};

/** Keeps a message for delivery. @throws AppError `rate_limited` */
export const createContactKeeper = ({ db, pool, newId, contact }: ContactDeps) => {
  const limiter = createLimiter({ pool, name: "contact", ...CONTACT_ALLOWANCE });
  return async (given: ContactMessage, clientAddress: string, now: Date): Promise<void> => {
    await limiter.consume(createHash("sha256").update(networkOf(clientAddress)).digest("base64url"));
    const { name, email, subject, message, submission_id: submissionId = newId(), website = "" } = given;
    const suspected = website !== "";
    const kept = { id: newId(), submissionId, name: name.trim(), email, subject: subject.trim(), message, suspected };
    const mail = suspected || contact.mailTo === null ? null : contactMessageMail(contact.mailTo, kept);
    await addContactMessage(db, kept, { mail, due: contact.hasFormService && !suspected, now });
  };
};
