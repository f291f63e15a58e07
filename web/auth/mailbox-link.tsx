import { Link } from "react-router";
import { PAGES } from "#domain/pages.ts";

/** Where this server shows its mail instead of sending it. */
export const MailboxLink = () => (
  <p className="small-print">
    This server sends no mail. It shows it here:{" "}
    <Link className="underline" to={PAGES.devMailbox}>
      open the mailbox
    </Link>
    .
  </p>
);
