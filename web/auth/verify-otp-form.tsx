import { useState } from "react";
import { CODE_DIGITS, type OtpType } from "#domain/auth/auth.ts";
import { AUTH_MESSAGES } from "#domain/auth/auth-messages.ts";
import { askForSms, otpSchema, phoneSchema, verifyOtp } from "#domain/auth/one-time.contract.ts";
import { ApiError } from "#web/api/api-error.ts";
import { call } from "#web/api/client.ts";
import { announceSession } from "#web/app/session.queries.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useAuthForm } from "./auth-form.ts";
import { EmailField, PhoneNumberField } from "./credential-fields.tsx";
import { TextCodeButton } from "./text-code-button.tsx";

const PURPOSES: readonly { readonly type: OtpType; readonly label: string }[] = [
  { type: "email", label: "Signing in, code by email" },
  { type: "sms", label: "Signing in, code by SMS" },
  { type: "signup", label: "Confirming a new account" },
  { type: "recovery", label: "Choosing a new password" },
];

/** Uses a code; once signed in, the page around this form goes on. */
export const VerifyOtpForm = ({ onRecovery }: { onRecovery: (token: string) => void }) => {
  const [type, setType] = useState<OtpType>("email");
  const { isBusy, errors, problem, onSubmit } = useAuthForm(otpSchema, async (body) => {
    const { recovery_token: recovery } = await call(verifyOtp, { body });
    if (recovery === undefined) await announceSession();
    else onRecovery(recovery);
  });
  return (
    <form className="grid gap-5" method="post" noValidate onSubmit={onSubmit} aria-busy={isBusy}>
      {problem === null ? null : <Alert>{problem.message}</Alert>}
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-semibold">What is it for?</legend>
        {PURPOSES.map((purpose) => (
          <label key={purpose.type} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name="type"
              value={purpose.type}
              checked={purpose.type === type}
              onChange={() => setType(purpose.type)}
            />
            {purpose.label}
          </label>
        ))}
      </fieldset>
      {type === "sms" ? <PhoneField error={errors["phone"]} /> : <EmailField error={errors["email"]} />}
      <TextField
        label="Code"
        name="token"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={CODE_DIGITS + 2}
        required
        error={errors["token"]}
      />
      <Button type="submit" look="main" aria-disabled={isBusy}>
        {isBusy ? "Checking…" : "Continue"}
      </Button>
    </form>
  );
};

/** The number, and the button that has a code sent to it. */
const PhoneField = ({ error }: { error: string | undefined }) => {
  const [phone, setPhone] = useState("");
  const send = async () => {
    const parsed = phoneSchema.safeParse(phone);
    if (parsed.success) return await call(askForSms, { body: { phone } });
    throw new ApiError("bad_request", {
      message: parsed.error.issues[0]?.message ?? AUTH_MESSAGES.invalid_phone_number,
    });
  };
  return (
    <div className="grid justify-items-start gap-2">
      <PhoneNumberField error={error} onTyped={setPhone} />
      <TextCodeButton send={send} said={AUTH_MESSAGES.code_sent} />
    </div>
  );
};
