import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";

type FieldProps = { error: string | undefined };

type EmailFieldProps = FieldProps & {
  defaultValue?: string;
  onTyped?: (value: string) => void;
  /** The browser may offer passkeys here, beside the addresses it knows. */
  offersPasskeys?: boolean;
};

export const EmailField = ({ error, defaultValue, onTyped, offersPasskeys = false }: EmailFieldProps) => (
  <TextField
    label="Email"
    name="email"
    type="email"
    autoComplete={offersPasskeys ? "username webauthn" : "username"}
    autoCapitalize="none"
    spellCheck={false}
    required
    defaultValue={defaultValue}
    error={error}
    onChange={(event) => onTyped?.(event.target.value)}
  />
);

/** A phone number, in whatever way its owner writes it. */
export const PhoneNumberField = ({ error, onTyped }: FieldProps & { onTyped?: (value: string) => void }) => (
  <TextField
    label="Phone number"
    name="phone"
    type="tel"
    autoComplete="tel"
    required
    hint="With its country code, like +1 555 123 4567."
    error={error}
    onChange={(event) => onTyped?.(event.target.value)}
  />
);

type PasswordFieldProps = FieldProps & {
  label?: string;
  name?: string;
  hint?: string;
  autoComplete: "current-password" | "new-password";
  onTyped?: (value: string) => void;
};

/** A password that can be looked at while it is typed. */
export const PasswordField = ({
  error,
  hint,
  autoComplete,
  label = "Password",
  name = "password",
  onTyped,
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
      onChange={(event) => onTyped?.(event.target.value)}
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
