import type { MailboxMail } from "#domain/mail/mail.contract.ts";
import { PageTitle } from "#web/app/page-title.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { type Mailbox, useMailbox } from "./mailbox.queries.ts";
import { pieces } from "./mail-text.ts";

/** What this server would have mailed, for trying it out on one machine. */
export const MailboxPage = () => {
  const mailbox = useMailbox();
  return (
    <div className="wrap page-narrow">
      <PageTitle>Mailbox</PageTitle>
      <h1 className="title">Mailbox</h1>
      <p className="lead">Mail that this server would have sent, newest first. New mail appears by itself.</p>
      <Mails mailbox={mailbox} />
    </div>
  );
};

const Mails = ({ mailbox }: { mailbox: Mailbox }) => {
  switch (mailbox.state) {
    case "reading":
      return <Skeleton className="h-24 w-full" />;
    case "absent":
      return <EmptyState text="This server sends real mail, so there is nothing to see here." />;
    case "unreachable":
      return <EmptyState text="We can't reach Plainsay right now. This page keeps trying." />;
    case "read":
      return mailbox.mails.length === 0 ? (
        <EmptyState text="No mail yet. Create an account, and its confirmation link will be here." />
      ) : (
        <ul className="grid gap-3">
          {mailbox.mails.map((mail) => (
            <li key={mail.id}>
              <MailItem mail={mail} />
            </li>
          ))}
        </ul>
      );
    default:
      return mailbox satisfies never;
  }
};

const MailItem = ({ mail }: { mail: MailboxMail }) => (
  <details className="rounded-m border border-line bg-surface">
    <summary className="min-h-11 cursor-pointer px-4 py-3">
      <b className="font-semibold">{mail.subject}</b>
      <span className="block text-sm break-words text-muted">
        To {mail.to}, <time dateTime={mail.createdAt}>{new Date(mail.createdAt).toLocaleString()}</time>
      </span>
    </summary>
    <p className="border-t border-line px-4 py-3 break-words whitespace-pre-wrap">
      {pieces(mail.text, location.origin).map((piece) =>
        piece.href === undefined ? (
          piece.text
        ) : (
          <a key={piece.text} className="break-all underline" href={piece.href}>
            {piece.text}
          </a>
        ),
      )}
    </p>
  </details>
);
