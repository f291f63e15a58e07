import { Link } from "react-router";
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
