import { lazy, Suspense, useEffect, useRef } from "react";
import type { Reply } from "#domain/endpoint.ts";
import { type enrollTotp, factorCodeSchema, verifyFactor } from "#domain/auth/factor.contract.ts";
import { call } from "#web/api/client.ts";
import { useAuthForm } from "#web/auth/auth-form.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { TextField } from "#web/ui/text-field.tsx";

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
  const { isBusy, errors, problem, onSubmit } = useAuthForm(factorCodeSchema, async (body) => {
    await onVerified((await call(verifyFactor, { params: { id: begun.id }, body })).recovery_codes);
  });
  return (
    <form className="grid w-full max-w-md gap-4" method="post" noValidate onSubmit={onSubmit} aria-busy={isBusy}>
      {problem === null ? null : <Alert>{problem.message}</Alert>}
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
      <TextField
        label="Code from the app"
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
