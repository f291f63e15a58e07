import type { Reply } from "#domain/endpoint.ts";
import { challengeFactor, type enrollPhone, factorCodeSchema, verifyFactor } from "#domain/auth/factor.contract.ts";
import { call } from "#web/api/client.ts";
import { useAuthForm } from "#web/auth/auth-form.ts";
import { TextCodeButton } from "#web/auth/text-code-button.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { useFocusInside } from "#web/ui/focus-inside.ts";
import { TextField } from "#web/ui/text-field.tsx";

type PhoneEnrolmentProps = {
  begun: Reply<typeof enrollPhone>;
  onVerified: (codes: readonly string[]) => Promise<void>;
  onCancel: () => void;
};

/** The code with which the phone begins to count. */
export const PhoneEnrolment = ({ begun, onVerified, onCancel }: PhoneEnrolmentProps) => {
  const { id } = begun;
  const form = useFocusInside<HTMLFormElement>();
  const { isBusy, errors, problem, onSubmit } = useAuthForm(factorCodeSchema, async (body) => {
    await onVerified((await call(verifyFactor, { params: { id }, body })).recovery_codes);
  });
  return (
    <form
      ref={form}
      className="grid w-full max-w-md gap-4"
      method="post"
      noValidate
      onSubmit={onSubmit}
      aria-busy={isBusy}
    >
      {problem === null ? null : <Alert>{problem.message}</Alert>}
      <TextCodeButton texted={begun} send={() => call(challengeFactor, { params: { id }, body: { channel: "sms" } })} />
      <TextField
        label="Code from the text"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        error={errors["code"]}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? "Checking…" : "Turn it on"}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
};
