import type { Mail } from "../outbox.store.ts";
import { writeLetter } from "./letter.ts";

/** Tells an administrator that users' feedback is being turned away. */
export const feedbackOutageMail = (to: string, appUrl: string): Mail =>
  writeLetter({
    kind: "feedback-outage",
    to,
    subject: "Plainsay cannot save feedback",
    before: [
      "Hello,",
      "Someone tried to send feedback and was told that the system is unavailable: the database has no feedback table (PostgreSQL 42P01).",
      "A start of the server brings the database's tables up to date. If that does not help, restore the table from a backup.",
    ],
    link: { label: "Open Plainsay", href: appUrl },
    after: ["While it lasts, this mail comes once an hour at most."],
  });
