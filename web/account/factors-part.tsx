import { useState } from "react";
import type { Reply } from "#domain/endpoint.ts";
import { AUTH_MESSAGES } from "#domain/auth/auth-messages.ts";
import { enrollPhone, enrollTotp, type Factor, removeFactor } from "#domain/auth/factor.contract.ts";
import { call } from "#web/api/client.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { toast } from "#web/ui/toast.ts";
import { PhoneEnrolment } from "./phone-enrolment.tsx";
import { ProvenAction } from "./proven-action.tsx";
import { NewCodes, RecoveryCodes } from "./recovery-codes.tsx";
import { useAccountRenewal, useFactors, usePhone } from "./security.queries.ts";
import { TotpEnrolment } from "./totp-enrolment.tsx";
import { writtenDay } from "./written-day.ts";

/** What is going on in this part, besides the list of what is on. */
type Step =
  | { readonly at: "rest" }
  | { readonly at: "app"; readonly begun: Reply<typeof enrollTotp> }
  | { readonly at: "phone"; readonly begun: Reply<typeof enrollPhone> }
  | { readonly at: "codes"; readonly lead: string; readonly codes: readonly string[] };

const REST: Step = { at: "rest" };

/** What is asked for after every sign-in: enrol it, keep the recovery codes, take it away. */
export const FactorsPart = ({ hasPassword }: { hasPassword: boolean }) => {
  const { data } = useFactors();
  const { data: number } = usePhone();
  const renew = useAccountRenewal();
  const [step, setStep] = useState<Step>(REST);
  const verified = data?.factors.filter(({ status }) => status === "verified") ?? [];
  const has = (type: Factor["factor_type"]): boolean => verified.some((factor) => factor.factor_type === type);
  const rest = (): void => setStep(REST);
  const onVerified = async (codes: readonly string[]): Promise<void> => {
    setStep(codes.length === 0 ? REST : { at: "codes", lead: "Two-step sign-in is on.", codes });
    if (codes.length === 0) toast.success("Two-step sign-in is on.");
    await renew();
  };
  const body = () => {
    switch (step.at) {
      case "app":
        return <TotpEnrolment begun={step.begun} onVerified={onVerified} onCancel={rest} />;
      case "phone":
        return <PhoneEnrolment begun={step.begun} onVerified={onVerified} onCancel={rest} />;
      case "codes":
        return <NewCodes lead={step.lead} codes={step.codes} onKept={rest} />;
      case "rest":
        return (
          <>
            {has("totp") ? null : (
              <ProvenAction
                label="Set up an authenticator app"
                act="Continue"
                acting="One moment…"
                hasPassword={hasPassword}
                onProven={async (proof) => setStep({ at: "app", begun: await call(enrollTotp, { body: proof }) })}
              />
            )}
            {has("phone") || number?.hasSms !== true ? null : number.phone === null ? (
              <p className="small-print">To get the code by text instead, add a phone number above first.</p>
            ) : (
              <ProvenAction
                label="Use texts to my phone"
                lead={`We'll text a code to ${number.phone} now, and after each sign-in when you ask for one.`}
                act="Text me a code"
                acting="Sending…"
                hasPassword={hasPassword}
                onProven={async (proof) => setStep({ at: "phone", begun: await call(enrollPhone, { body: proof }) })}
              />
            )}
            {verified.length === 0 || data === undefined ? null : (
              <RecoveryCodes
                left={data.recovery_codes_left}
                hasPassword={hasPassword}
                onRenewed={async (codes) => {
                  setStep({ at: "codes", lead: "The old ones no longer work.", codes });
                  await renew();
                }}
              />
            )}
          </>
        );
      default:
        return step satisfies never;
    }
  };
  return (
    <section className="account-part" aria-labelledby="account-factors">
      <h2 id="account-factors">Two-step sign-in</h2>
      {data === undefined ? (
        <Skeleton className="h-12 w-full" />
      ) : verified.length === 0 ? (
        <p className="max-w-prose">Besides your password, be asked for a code that only your phone has.</p>
      ) : (
        <>
          <p>After each sign-in you are asked for one of these:</p>
          <ul className="grid w-full gap-3">
            {verified.map((factor) => (
              <FactorItem key={factor.id} factor={factor} isLast={verified.length === 1} hasPassword={hasPassword} />
            ))}
          </ul>
        </>
      )}
      {data === undefined ? null : body()}
    </section>
  );
};

const nameOf = ({ factor_type: type, hint }: Factor): string =>
  type === "totp" ? "Authenticator app" : `Texts to ${hint ?? "your phone"}`;

type FactorItemProps = { factor: Factor; isLast: boolean; hasPassword: boolean };

const FactorItem = ({ factor, isLast, hasPassword }: FactorItemProps) => {
  const renew = useAccountRenewal();
  return (
    <li className="flex flex-wrap items-center justify-between gap-2">
      <span>
        <b className="font-semibold">{nameOf(factor)}</b>
        <span className="block text-sm text-muted">
          since <time dateTime={factor.createdAt}>{writtenDay(factor.createdAt)}</time>
        </span>
      </span>
      <ProvenAction
        small
        label="Remove"
        name={`Remove: ${nameOf(factor)}`}
        lead={isLast ? "Two-step sign-in will be off, and your recovery codes stop working." : undefined}
        act="Remove it"
        acting="Removing…"
        hasPassword={hasPassword}
        onProven={async (body) => {
          await call(removeFactor, { params: { id: factor.id }, body });
          toast.success(AUTH_MESSAGES.factor_removed);
          await renew();
        }}
      />
    </li>
  );
};
