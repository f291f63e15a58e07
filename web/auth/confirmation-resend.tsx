import { useState } from "react";
import { type Mailed, resendConfirmation } from "#domain/auth/auth.contract.ts";
import { AUTH_MESSAGES } from "#domain/auth/auth-messages.ts";
import { call } from "#web/api/client.ts";
import { Button } from "#web/ui/button.tsx";
import { problemOf } from "./auth-problem.ts";
import { MailNote } from "./mailbox-link.tsx";

type ConfirmationResendProps = { email: string; returnPath: string | null };

/** Asks for a new confirmation link; what came of it is announced beside the button. */
export const ConfirmationResend = ({ email, returnPath }: ConfirmationResendProps) => {
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState("");
  const [mailed, setMailed] = useState<Mailed | null>(null);
  const resend = async (): Promise<void> => {
    setIsBusy(true);
    setSaid("");
    try {
      const body = { email, ...(returnPath === null ? {} : { return: returnPath }) };
      setMailed(await call(resendConfirmation, { body }));
      setSaid(AUTH_MESSAGES.confirmation_resent);
    } catch (error) {
      setSaid(problemOf(error).message);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div className="mt-3 grid justify-items-start gap-2">
      <Button small aria-disabled={isBusy} onClick={() => void (isBusy ? undefined : resend())}>
        {isBusy ? "Sending…" : "Send a new link"}
      </Button>
      <output className="small-print block">{said}</output>
      {mailed === null ? null : <MailNote mailed={mailed} />}
    </div>
  );
};
