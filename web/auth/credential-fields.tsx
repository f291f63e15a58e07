import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";

type FieldProps = { error: string | undefined };

export const EmailField = ({ error, defaultValue }: FieldProps & { defaultValue?: string }) => (
  <TextField
    label="Email"
    name="email"
    type="email"
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    required
    defaultValue={defaultValue}
    error={error}
  />
);

type PasswordFieldProps = FieldProps & {
  label?: string;
  name?: string;
  hint?: string;
  autoComplete: "current-password" | "new-password";
};

/** A password that can be looked at while it is typed. */
export const PasswordField = ({
  error,
  hint,
  autoComplete,
  label = "Password",
  name = "password",
}: PasswordFieldProps) => {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      label={label}
      name={name}
      type={isShown ? "text" : "password"}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      required
      hint={hint}
      error={error}
      after={
        <Button
          look="quiet"
          aria-label={isShown ? "Hide password" : "Show password"}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? "Hide" : "Show"}
        </Button>
      }
    />
  );
};
