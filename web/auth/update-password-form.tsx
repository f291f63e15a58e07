import { useState } from "react";
import { AUTH_MESSAGES } from "#domain/auth/auth-messages.ts";
import { chosenPasswordSchema, updatePassword } from "#domain/auth/one-time.contract.ts";
import { call } from "#web/api/client.ts";
import { announceSession } from "#web/app/session.queries.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { useAuthForm } from "./auth-form.ts";
import { NewPasswordField } from "./new-password-field.tsx";

/** The token of a mailed link stands after the address's number sign, where no server sees it. */
const mailedToken = (): string => new URLSearchParams(location.hash.slice(1)).get("token") ?? "";

type UpdatePasswordFormProps = {
  /** What the mailed code was exchanged for; null after a mailed link. */
  recovery: string | null;
  onUpdated: (message: string) => void;
};

/** Chooses a new password. Its link works once, so the form then leads back to sign-in. */
export const UpdatePasswordForm = ({ recovery, onUpdated }: UpdatePasswordFormProps) => {
  const [token] = useState(() => recovery ?? mailedToken());
  const { isBusy, errors, problem, onSubmit } = useAuthForm(chosenPasswordSchema, async ({ password }) => {
    await call(updatePassword, { body: { token, password } });
    await announceSession();
    onUpdated(AUTH_MESSAGES.password_updated);
  });
  if (token === "") return <Alert>{AUTH_MESSAGES.reset_link_used}</Alert>;
  return (
    <form className="grid gap-5" method="post" noValidate onSubmit={onSubmit} aria-busy={isBusy}>
      {problem === null ? null : <Alert>{problem.message}</Alert>}
      <NewPasswordField label="New password" error={errors["password"]} />
      <Button type="submit" look="main" aria-disabled={isBusy}>
        {isBusy ? "Saving…" : "Save new password"}
      </Button>
    </form>
  );
};
