import { lazy, Suspense, useEffect, useRef } from "react";
import type { Reply } from "#domain/endpoint.ts";
import { type enrollTotp, factorCodeSchema, verifyFactor } from "#domain/auth/factor.contract.ts";
import { call } from "#web/api/client.ts";
import { useAuthForm } from "#web/auth/auth-form.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { CodeField, StepForm } from "./step-form.tsx";

const QrPicture = lazy(async () => ({ default: (await import("./qr-picture.tsx")).QrPicture }));

/** In fours, as one reads it out while typing; apps take it with the blanks. */
const inFours = (key: string): string => (key.match(/.{1,4}/g) ?? []).join(" ");

type TotpEnrolmentProps = {
  begun: Reply<typeof enrollTotp>;
  onVerified: (codes: readonly string[]) => Promise<void>;
  onCancel: () => void;
};

/** The app's key, to photograph or to type, and its first code. */
export const TotpEnrolment = ({ begun, onVerified, onCancel }: TotpEnrolmentProps) => {
  const lead = useRef<HTMLParagraphElement>(null);
  // The form that had the focus is gone: the reader goes on from what took its place.
  useEffect(() => lead.current?.focus(), []);
  const state = useAuthForm(factorCodeSchema, async (body) => {
    await onVerified((await call(verifyFactor, { params: { id: begun.id }, body })).recovery_codes);
  });
  return (
    <StepForm state={state} act="Turn it on" acting="Checking…" onCancel={onCancel}>
      <p ref={lead} tabIndex={-1}>
        Scan this with an authenticator app on your phone:
      </p>
      <Suspense fallback={<Skeleton className="size-52" />}>
        <QrPicture text={begun.uri} label="QR code for your authenticator app. The key below says the same." />
      </Suspense>
      <p>
        Or type this key into it: <code className="break-words">{inFours(begun.secret)}</code>
      </p>
      <p>
        Or, on the phone itself,{" "}
        <a className="underline" href={begun.uri}>
          open it in the app
        </a>
        .
      </p>
      <CodeField label="Code from the app" error={state.errors["code"]} />
    </StepForm>
  );
};
