import { useState } from "react";
import type { Mailed } from "#domain/auth/auth.contract.ts";
import { AUTH_MESSAGES } from "#domain/auth/auth-messages.ts";
import { askForMagicLink, askForReset, emailOnlySchema } from "#domain/auth/one-time.contract.ts";
import { call } from "#web/api/client.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { useAuthForm } from "./auth-form.ts";
import { EmailField } from "./credential-fields.tsx";
import { MailNote } from "./mailbox-link.tsx";

type MailedLinkFormProps = { view: "forgotten_password" | "magic_link"; returnPath: string | null };

/** Asks for a mail: to choose a new password, or to sign in. What it says is the same for any address. */
export const MailedLinkForm = ({ view, returnPath }: MailedLinkFormProps) => {
  const [sent, setSent] = useState<Mailed | null>(null);
  const isReset = view === "forgotten_password";
  const { isBusy, errors, problem, onSubmit } = useAuthForm(emailOnlySchema, async ({ email }) => {
    setSent(null);
    const back = returnPath === null ? {} : { return: returnPath };
    setSent(
      isReset
        ? await call(askForReset, { body: { email } })
        : await call(askForMagicLink, { body: { email, ...back } }),
    );
  });
  const action = isReset ? "Send reset link" : "Send sign-in link";
  return (
    <form className="grid gap-5" method="post" noValidate onSubmit={onSubmit} aria-busy={isBusy}>
      {problem === null ? null : <Alert>{problem.message}</Alert>}
      {sent === null ? null : (
        <Alert tone="good">
          <p>{isReset ? AUTH_MESSAGES.reset_sent : AUTH_MESSAGES.magic_link_sent}</p>
          <p>{AUTH_MESSAGES.check_email_detail}</p>
          <MailNote mailed={sent} />
        </Alert>
      )}
      <EmailField error={errors["email"]} />
      <Button type="submit" look="main" aria-disabled={isBusy}>
        {isBusy ? "Sending…" : sent === null ? action : "Send a new one"}
      </Button>
    </form>
  );
};
