import { Link } from "react-router";
import type { Mailed } from "#domain/auth/auth.contract.ts";
import { AUTH_MESSAGES } from "#domain/auth/auth-messages.ts";
import { PAGES } from "#domain/pages.ts";

/** Where this server shows its mail, or its texts, instead of sending them. */
export const MailboxLink = ({ what = "mail" }: { what?: "mail" | "texts" }) => (
  <p className="small-print">
    This server sends no {what}. It shows {what === "mail" ? "it" : "them"} here:{" "}
    <Link className="underline" to={PAGES.devMailbox}>
      open the mailbox
    </Link>
    .
  </p>
);

/** What is to be known of a mail that was just asked for: where it is, or that it will be late. */
export const MailNote = ({ mailed: { mailbox, delayed = false } }: { mailed: Mailed }) => {
  if (mailbox) return <MailboxLink />;
  return delayed ? <p>{AUTH_MESSAGES.mail_delayed}</p> : null;
};
