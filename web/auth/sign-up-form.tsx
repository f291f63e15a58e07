import { registrationSchema, signUp } from "#domain/auth/auth.contract.ts";
import { PASSWORD_MIN_CHARS } from "#domain/auth/auth.ts";
import { call } from "#web/api/client.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { useAuthForm } from "./auth-form.ts";
import { EmailField, PasswordField } from "./credential-fields.tsx";

export type Registered = { readonly email: string; readonly mailbox: boolean };

type SignUpFormProps = { returnPath: string | null; onRegistered: (registered: Registered) => void };

export const SignUpForm = ({ returnPath, onRegistered }: SignUpFormProps) => {
  const { isBusy, errors, problem, onSubmit } = useAuthForm(registrationSchema, async ({ email, password }) => {
    const body = { email, password, ...(returnPath === null ? {} : { return: returnPath }) };
    const { mailbox } = await call(signUp, { body });
    onRegistered({ email, mailbox });
  });
  return (
    <form className="grid gap-5" method="post" noValidate onSubmit={onSubmit} aria-busy={isBusy}>
      {problem === null ? null : <Alert>{problem.message}</Alert>}
      <EmailField error={errors["email"]} />
      <PasswordField
        autoComplete="new-password"
        hint={`${PASSWORD_MIN_CHARS} characters or more. A few plain words are easier to remember.`}
        error={errors["password"]}
      />
      <Button type="submit" look="main" aria-disabled={isBusy}>
        {isBusy ? "Creating your account…" : "Create account"}
      </Button>
    </form>
  );
};
