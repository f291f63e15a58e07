import { useState } from "react";
import { type Mailed, registrationSchema, signUp } from "#domain/auth/auth.contract.ts";
import { call } from "#web/api/client.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { useAuthForm } from "./auth-form.ts";
import { EmailField } from "./credential-fields.tsx";
import { NewPasswordField } from "./new-password-field.tsx";

export type Registered = Mailed & { readonly email: string };

type SignUpFormProps = { returnPath: string | null; onRegistered: (registered: Registered) => void };

export const SignUpForm = ({ returnPath, onRegistered }: SignUpFormProps) => {
  const [email, setEmail] = useState("");
  const { isBusy, errors, problem, onSubmit } = useAuthForm(registrationSchema, async (typed) => {
    const body = { ...typed, ...(returnPath === null ? {} : { return: returnPath }) };
    onRegistered({ ...(await call(signUp, { body })), email: typed.email });
  });
  return (
    <form className="grid gap-5" method="post" noValidate onSubmit={onSubmit} aria-busy={isBusy}>
      {problem === null ? null : <Alert>{problem.message}</Alert>}
      <EmailField error={errors["email"]} onTyped={setEmail} />
      <NewPasswordField email={email} error={errors["password"]} />
      <Button type="submit" look="main" aria-disabled={isBusy}>
        {isBusy ? "Creating your account…" : "Create account"}
      </Button>
    </form>
  );
};
