import { useState } from "react";
import { credentialsSchema, signIn } from "#domain/auth/auth.contract.ts";
import { call } from "#web/api/client.ts";
import { announceSession } from "#web/app/session.queries.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { useAuthForm } from "./auth-form.ts";
import { ConfirmationResend } from "./confirmation-resend.tsx";
import { EmailField, PasswordField } from "./credential-fields.tsx";

/** Once signed in, the page around this form sees the session and goes on. */
export const SignInForm = ({ returnPath }: { returnPath: string | null }) => {
  const [tried, setTried] = useState("");
  const { isBusy, errors, problem, onSubmit } = useAuthForm(credentialsSchema, async (body) => {
    setTried(body.email);
    await call(signIn, { body });
    await announceSession();
  });
  return (
    // A press before the page's code has come must not put the password into the address.
    <form className="grid gap-5" method="post" noValidate onSubmit={onSubmit} aria-busy={isBusy}>
      {problem === null ? null : (
        <Alert>
          <p>{problem.message}</p>
          {problem.needsConfirmation ? <ConfirmationResend email={tried} returnPath={returnPath} /> : null}
        </Alert>
      )}
      <EmailField error={errors["email"]} offersPasskeys />
      <PasswordField autoComplete="current-password" error={errors["password"]} />
      <Button type="submit" look="main" aria-disabled={isBusy}>
        {isBusy ? "Signing in…" : "Sign in"}
      </Button>
    </form>
  );
};
