import type { ContactMessage } from "#domain/contact/contact.contract.ts";
import type { Mail } from "../outbox.store.ts";
import { writeLetter } from "./letter.ts";

type Written = Pick<ContactMessage, "name" | "email" | "subject" | "message">;

/** Brings to us what somebody wrote on the contact page; the link answers it. */
export const contactMessageMail = (to: string, { name, email, subject, message }: Written): Mail =>
  writeLetter({
    kind: "contact-message",
    to,
    subject: `Contact: ${subject}`,
    before: [`${name} <${email}> wrote:`, ...message.split(/\r?\n(?:\s*\r?\n)*/).filter((line) => line.trim() !== "")],
    link: {
      label: `Answer ${name}`,
      href: `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`,
    },
    after: ["Sent from the contact page."],
  });
