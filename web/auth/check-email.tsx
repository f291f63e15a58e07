import { useEffect, useRef } from "react";
import { AUTH_MESSAGES } from "#domain/auth/auth-messages.ts";
import { ConfirmationResend } from "./confirmation-resend.tsx";
import { MailNote } from "./mailbox-link.tsx";
import type { Registered } from "./sign-up-form.tsx";

type CheckEmailProps = { registered: Registered; returnPath: string | null };

/** After a sign-up. It says the same whether or not the address had an account. */
export const CheckEmail = ({ registered, returnPath }: CheckEmailProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone: the reader goes on from what took its place.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 className="title" tabIndex={-1} ref={heading}>
        One more step
      </h1>
      <div className="mt-5 grid gap-4">
        <p>{AUTH_MESSAGES.check_email}</p>
        <p>
          We wrote to <b className="break-words">{registered.email}</b>. {AUTH_MESSAGES.check_email_detail}
        </p>
        <MailNote mailed={registered} />
        {registered.mailbox || registered.delayed === true ? null : (
          <p className="small-print">Nothing there? Have a look in the spam folder.</p>
        )}
        <ConfirmationResend email={registered.email} returnPath={returnPath} />
      </div>
    </>
  );
};
