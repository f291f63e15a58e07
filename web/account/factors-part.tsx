import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Reply } from "#domain/endpoint.ts";
import {
  enrollTotp,
  type Factor,
  factorCodeSchema,
  factorProofSchema,
  listFactors,
  removeFactor,
  verifyFactor,
} from "#domain/auth/factor.contract.ts";
import { call } from "#web/api/client.ts";
import { useAuthForm } from "#web/auth/auth-form.ts";
import { PasswordField } from "#web/auth/credential-fields.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";

const FACTORS_KEY = ["account", "factors"] as const;

/** The authenticator app: enrol it, keep the recovery codes, take it away. */
export const FactorsPart = ({ hasPassword }: { hasPassword: boolean }) => {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: FACTORS_KEY,
    queryFn: ({ signal }) => call(listFactors, {}, { signal }),
  });
  const [codes, setCodes] = useState<readonly string[]>([]);
  const renew = () => client.invalidateQueries({ queryKey: FACTORS_KEY });
  const verified = data?.factors.filter(({ status }) => status === "verified") ?? [];
  return (
    <section className="account-part" aria-labelledby="account-factors">
      <h2 id="account-factors">Two-step sign-in</h2>
      {codes.length === 0 ? null : (
        <Alert tone="good">
          <p>
            Two-step sign-in is on. Keep these recovery codes somewhere safe: each works once, and this is the only time
            we show them.
          </p>
          <ul className="mt-2 grid grid-cols-2 gap-1">
            {codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {data === undefined ? null : verified.length === 0 ? (
        <Enrolment
          hasPassword={hasPassword}
          onVerified={(recovery) => {
            setCodes(recovery);
            void renew();
          }}
        />
      ) : (
        <>
          <p>An authenticator app is asked for after every sign-in. Recovery codes left: {data.recovery_codes_left}.</p>
          {verified.map((factor) => (
            <Removal
              key={factor.id}
              factor={factor}
              hasPassword={hasPassword}
              onRemoved={() => {
                setCodes([]);
                void renew();
              }}
            />
          ))}
        </>
      )}
    </section>
  );
};

type EnrolmentProps = { hasPassword: boolean; onVerified: (codes: readonly string[]) => void };

const Enrolment = ({ hasPassword, onVerified }: EnrolmentProps) => {
  const [begun, setBegun] = useState<Reply<typeof enrollTotp> | null>(null);
  const { isBusy, errors, problem, onSubmit } = useAuthForm(factorProofSchema, async (body) => {
    setBegun(await call(enrollTotp, { body }));
  });
  if (begun !== null) return <FirstCode begun={begun} onVerified={onVerified} />;
  return (
    <form className="grid max-w-md gap-4" method="post" noValidate onSubmit={onSubmit} aria-busy={isBusy}>
      <p>Besides your password, ask for a code from an authenticator app on your phone.</p>
      {problem === null ? null : <Alert>{problem.message}</Alert>}
      {hasPassword ? (
        <PasswordField label="Your password" autoComplete="current-password" error={errors["password"]} />
      ) : null}
      <Button type="submit" className="justify-self-start" aria-disabled={isBusy}>
        Set up two-step sign-in
      </Button>
    </form>
  );
};

type FirstCodeProps = { begun: Reply<typeof enrollTotp>; onVerified: (codes: readonly string[]) => void };

const FirstCode = ({ begun, onVerified }: FirstCodeProps) => {
  const { isBusy, errors, problem, onSubmit } = useAuthForm(factorCodeSchema, async (body) => {
    onVerified((await call(verifyFactor, { params: { id: begun.id }, body })).recovery_codes);
  });
  return (
    <form className="grid max-w-md gap-4" method="post" noValidate onSubmit={onSubmit} aria-busy={isBusy}>
      {problem === null ? null : <Alert>{problem.message}</Alert>}
      <p>
        Type this key into your app: <code className="break-all">{begun.secret}</code>
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
      <Button type="submit" className="justify-self-start" aria-disabled={isBusy}>
        Turn it on
      </Button>
    </form>
  );
};

type RemovalProps = { factor: Factor; hasPassword: boolean; onRemoved: () => void };

const Removal = ({ factor, hasPassword, onRemoved }: RemovalProps) => {
  const { isBusy, errors, problem, onSubmit } = useAuthForm(factorProofSchema, async (body) => {
    await call(removeFactor, { params: { id: factor.id }, body });
    onRemoved();
  });
  return (
    <form className="grid max-w-md gap-4" method="post" noValidate onSubmit={onSubmit} aria-busy={isBusy}>
      {problem === null ? null : <Alert>{problem.message}</Alert>}
      {hasPassword ? (
        <PasswordField label="Your password" autoComplete="current-password" error={errors["password"]} />
      ) : null}
      <Button type="submit" className="justify-self-start" aria-disabled={isBusy}>
        Turn two-step sign-in off
      </Button>
    </form>
  );
};
