import { useState } from "react";
import type { Challenge } from "#domain/auth/auth.contract.ts";
import { factorCodeSchema, useRecoveryCode, verifyFactor } from "#domain/auth/factor.contract.ts";
import { call } from "#web/api/client.ts";
import { announceSession } from "#web/app/session.queries.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useAuthForm } from "./auth-form.ts";
import { useSignOut } from "./auth.queries.ts";

/** Shown after every way of signing in to whoever has a second factor; then the page around it goes on. */
export const ChallengeForm = ({ challenge }: { challenge: Challenge }) => {
  const [byRecovery, setByRecovery] = useState(false);
  const leave = useSignOut();
  const [factor] = challenge;
  const { isBusy, errors, problem, onSubmit } = useAuthForm(factorCodeSchema, async (body) => {
    if (byRecovery || factor === undefined) await call(useRecoveryCode, { body });
    else await call(verifyFactor, { params: { id: factor.id }, body });
    await announceSession();
  });
  return (
    <form className="grid gap-5" method="post" noValidate onSubmit={onSubmit} aria-busy={isBusy}>
      {problem === null ? null : <Alert>{problem.message}</Alert>}
      <TextField
        key={String(byRecovery)}
        label={byRecovery ? "Recovery code" : "Code"}
        name="code"
        inputMode={byRecovery ? "text" : "numeric"}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
        hint={byRecovery ? "One of the codes you kept when you set this up." : "From your authenticator app."}
        error={errors["code"]}
      />
      <Button type="submit" look="main" aria-disabled={isBusy}>
        {isBusy ? "Checking…" : "Continue"}
      </Button>
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" onClick={() => setByRecovery(!byRecovery)}>
          {byRecovery ? "Use the authenticator app" : "Use a recovery code"}
        </Button>
        <Button look="quiet" onClick={leave.mutate}>
          Sign out
        </Button>
      </div>
    </form>
  );
};
