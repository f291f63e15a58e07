import { useState } from "react";
import type { Reply } from "#domain/endpoint.ts";
import { AUTH_MESSAGES } from "#domain/auth/auth-messages.ts";
import { factorCodeSchema } from "#domain/auth/factor.contract.ts";
import { verifyOtp } from "#domain/auth/one-time.contract.ts";
import { changedPhoneSchema, changePhone, removePhone } from "#domain/auth/phone.contract.ts";
import { call } from "#web/api/client.ts";
import { useAuthForm } from "#web/auth/auth-form.ts";
import { PasswordField, PhoneNumberField } from "#web/auth/credential-fields.tsx";
import { TextCodeButton } from "#web/auth/text-code-button.tsx";
import { Button } from "#web/ui/button.tsx";
import { useFocusInside } from "#web/ui/focus-inside.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { toast } from "#web/ui/toast.ts";
import { type Proof, ProvenAction } from "./proven-action.tsx";
import { useAccountRenewal, usePhone } from "./security.queries.ts";
import { CodeField, StepForm } from "./step-form.tsx";

/** A code was texted to `phone`. The proof is kept for the next text, until the form is left. */
type Asked = Proof & { readonly phone: string; readonly texted: Reply<typeof changePhone> };

export const PhonePart = ({ hasPassword }: { hasPassword: boolean }) => {
  const { data } = usePhone();
  const renew = useAccountRenewal();
  const [isChanging, setIsChanging] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = (): void => {
    setIsChanging(false);
    setAsked(null);
  };
  const body = () => {
    if (data === undefined) return <Skeleton className="h-12 w-full" />;
    if (!data.hasSms && data.phone === null) return <p>{AUTH_MESSAGES.sms_missing}</p>;
    if (asked !== null) return <CodeForm asked={asked} onDone={close} />;
    if (isChanging) return <NumberForm hasPassword={hasPassword} onAsked={setAsked} onCancel={close} />;
    return (
      <>
        <p>
          {data.phone === null ? (
            "Add a number to get sign-in codes by text."
          ) : (
            <>
              Codes by text go to <b className="font-semibold">{data.phone}</b>.
            </>
          )}
        </p>
        <div className="flex w-full flex-wrap gap-2">
          {data.hasSms ? (
            <Button onClick={() => setIsChanging(true)}>
              {data.phone === null ? "Add a phone number" : "Change the number"}
            </Button>
          ) : null}
          {data.phone === null ? null : (
            <ProvenAction
              label="Remove the number"
              lead="You can't sign in by text any more, nor use texts as your second step."
              act="Remove it"
              acting="Removing…"
              hasPassword={hasPassword}
              onProven={async (proof) => {
                await call(removePhone, { body: proof });
                toast.success(AUTH_MESSAGES.phone_removed);
                await renew();
              }}
            />
          )}
        </div>
      </>
    );
  };
  return (
    <section className="account-part" aria-labelledby="account-phone">
      <h2 id="account-phone">Phone number</h2>
      {body()}
    </section>
  );
};

type NumberFormProps = { hasPassword: boolean; onAsked: (asked: Asked) => void; onCancel: () => void };

const NumberForm = ({ hasPassword, onAsked, onCancel }: NumberFormProps) => {
  const form = useFocusInside<HTMLFormElement>();
  const state = useAuthForm(changedPhoneSchema, async (body) => {
    onAsked({ ...body, texted: await call(changePhone, { body }) });
  });
  return (
    <StepForm ref={form} state={state} act="Text me a code" acting="Sending…" onCancel={onCancel}>
      <PhoneNumberField error={state.errors["phone"]} />
      {hasPassword ? (
        <PasswordField label="Your password" autoComplete="current-password" error={state.errors["password"]} />
      ) : null}
    </StepForm>
  );
};

const CodeForm = ({ asked: { texted, ...asked }, onDone }: { asked: Asked; onDone: () => void }) => {
  const form = useFocusInside<HTMLFormElement>();
  const renew = useAccountRenewal();
  const state = useAuthForm(factorCodeSchema, async ({ code }) => {
    await call(verifyOtp, { body: { type: "phone_change", phone: asked.phone, token: code } });
    toast.success(AUTH_MESSAGES.phone_changed);
    await renew();
    onDone();
  });
  return (
    <StepForm ref={form} state={state} act="Confirm the number" acting="Checking…" onCancel={onDone}>
      <p>
        The number is <b className="font-semibold">{asked.phone}</b>.
      </p>
      <TextCodeButton texted={texted} send={() => call(changePhone, { body: asked })} />
      <CodeField label="Code from the text" error={state.errors["code"]} />
    </StepForm>
  );
};
