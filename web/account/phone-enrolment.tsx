import type { Reply } from "#domain/endpoint.ts";
import { challengeFactor, type enrollPhone, factorCodeSchema, verifyFactor } from "#domain/auth/factor.contract.ts";
import { call } from "#web/api/client.ts";
import { useAuthForm } from "#web/auth/auth-form.ts";
import { TextCodeButton } from "#web/auth/text-code-button.tsx";
import { useFocusInside } from "#web/ui/focus-inside.ts";
import { CodeField, StepForm } from "./step-form.tsx";

type PhoneEnrolmentProps = {
  begun: Reply<typeof enrollPhone>;
  onVerified: (codes: readonly string[]) => Promise<void>;
  onCancel: () => void;
};

/** The code with which the phone begins to count. */
export const PhoneEnrolment = ({ begun, onVerified, onCancel }: PhoneEnrolmentProps) => {
  const { id } = begun;
  const form = useFocusInside<HTMLFormElement>();
  const state = useAuthForm(factorCodeSchema, async (body) => {
    await onVerified((await call(verifyFactor, { params: { id }, body })).recovery_codes);
  });
  return (
    <StepForm ref={form} state={state} act="Turn it on" acting="Checking…" onCancel={onCancel}>
      <TextCodeButton texted={begun} send={() => call(challengeFactor, { params: { id }, body: { channel: "sms" } })} />
      <CodeField label="Code from the text" error={state.errors["code"]} />
    </StepForm>
  );
};
