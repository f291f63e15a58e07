import { useState } from "react";
import { useNavigate } from "react-router";
import { deleteAccount, deletionSchema } from "#domain/auth/account.contract.ts";
import { DELETE_CONFIRMATION } from "#domain/auth/auth.ts";
import { AUTH_MESSAGES } from "#domain/auth/auth-messages.ts";
import { call } from "#web/api/client.ts";
import { paths } from "#web/app/paths.ts";
import { announceSession } from "#web/app/session.queries.ts";
import { useAuthForm } from "#web/auth/auth-form.ts";
import { PasswordField } from "#web/auth/credential-fields.tsx";
import { clearConversations } from "#web/practice/conversation-storage.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast.ts";

type DeletionProps = { hasPassword: boolean };

export const DeletionPart = ({ hasPassword }: DeletionProps) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className="account-part" aria-labelledby="account-deletion">
      <h2 id="account-deletion">Delete your account</h2>
      <p>
        Your journal, feedback and subscription go with it, at once and for good. You may want to download your data
        first.
      </p>
      {isOpen ? (
        <DeletionForm hasPassword={hasPassword} />
      ) : (
        <Button onClick={() => setIsOpen(true)}>Delete my account</Button>
      )}
    </section>
  );
};

const DeletionForm = ({ hasPassword }: DeletionProps) => {
  const navigate = useNavigate();
  const { isBusy, errors, problem, onSubmit } = useAuthForm(deletionSchema, async (body) => {
    await call(deleteAccount, { body });
    await announceSession();
    clearConversations();
    // The guard has led to sign-in, with the way back, which is not for someone who has left.
    await navigate(paths.landing, { replace: true });
    toast.success(AUTH_MESSAGES.account_deleted);
  });
  return (
    <form className="grid max-w-md gap-4" method="post" noValidate onSubmit={onSubmit} aria-busy={isBusy}>
      {problem === null ? null : <Alert>{problem.message}</Alert>}
      <TextField
        label={`Type ${DELETE_CONFIRMATION} to confirm`}
        name="confirmation"
        autoComplete="off"
        spellCheck={false}
        required
        error={errors["confirmation"]}
      />
      {hasPassword ? (
        <PasswordField label="Your password" autoComplete="current-password" error={errors["password"]} />
      ) : null}
      <Button type="submit" look="main" className="justify-self-start" aria-disabled={isBusy}>
        {isBusy ? "Deleting…" : "Delete for good"}
      </Button>
    </form>
  );
};
