import { useEffect, useState } from "react";
import { listMailbox, type MailboxMail } from "#domain/mail/mail.contract.ts";
import { MAILBOX_REFRESH_MS } from "#domain/mail/mail.ts";
import { ApiError } from "#web/api/api-error.ts";
import { call } from "#web/api/client.ts";

export type Mailbox =
  | { readonly state: "reading" | "absent" | "unreachable" }
  | { readonly state: "read"; readonly mails: readonly MailboxMail[] };

/** The mailbox, read again every few seconds while the page is in view. What was read stays when a later read fails. */
export const useMailbox = (): Mailbox => {
  const [mailbox, setMailbox] = useState<Mailbox>({ state: "reading" });
  useEffect(() => {
    const left = new AbortController();
    const read = async (): Promise<void> => {
      try {
        const { mails } = await call(listMailbox, {}, { signal: left.signal });
        setMailbox({ state: "read", mails });
      } catch (error) {
        if (left.signal.aborted) return;
        const state = error instanceof ApiError && error.status === 404 ? "absent" : "unreachable";
        setMailbox((current) => (current.state === "read" && state === "unreachable" ? current : { state }));
      }
    };
    void read();
    const timer = setInterval(() => {
      if (!document.hidden) void read();
    }, MAILBOX_REFRESH_MS);
    return () => {
      clearInterval(timer);
      left.abort();
    };
  }, []);
  return mailbox;
};
