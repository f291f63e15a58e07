import { useState } from "react";
import { changedPasswordSchema, changePassword } from "#domain/auth/account.contract.ts";
import { AUTH_MESSAGES } from "#domain/auth/auth-messages.ts";
import { call } from "#web/api/client.ts";
import { useSession } from "#web/app/session.queries.ts";
import { useAuthForm } from "#web/auth/auth-form.ts";
import { PasswordField } from "#web/auth/credential-fields.tsx";
import { NewPasswordField } from "#web/auth/new-password-field.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";
import { useAccountRenewal } from "./security.queries.ts";

export const PasswordPart = ({ hasPassword }: { hasPassword: boolean }) => {
  const renew = useAccountRenewal();
  const { user } = useSession();
  // The field begins anew after a change: its verdict was on the password before.
  const [saved, setSaved] = useState(0);
  const { isBusy, errors, problem, onSubmit } = useAuthForm(changedPasswordSchema, async (body, form) => {
    await call(changePassword, { body });
    form.reset();
    setSaved((count) => count + 1);
    toast.success(AUTH_MESSAGES.password_changed);
    await renew();
  });
  return (
    <section className="account-part" aria-labelledby="account-password">
      <h2 id="account-password">Password</h2>
      <form className="grid max-w-md gap-4" method="post" noValidate onSubmit={onSubmit} aria-busy={isBusy}>
        {problem === null ? null : <Alert>{problem.message}</Alert>}
        {hasPassword ? (
          <PasswordField
            label="Current password"
            name="current"
            autoComplete="current-password"
            error={errors["current"]}
          />
        ) : (
          <p>You sign in without a password. You can choose one here.</p>
        )}
        <NewPasswordField
          key={saved}
          label="New password"
          email={user?.email ?? ""}
          hint="Your other devices will be signed out."
          error={errors["password"]}
        />
        <Button type="submit" className="justify-self-start" aria-disabled={isBusy}>
          {isBusy ? "Saving…" : "Save new password"}
        </Button>
      </form>
    </section>
  );
};
