import { useState } from "react";
import type { Challenge } from "#domain/auth/auth.contract.ts";
import { AUTH_MESSAGES } from "#domain/auth/auth-messages.ts";
import { challengeFactor, factorCodeSchema, useRecoveryCode, verifyFactor } from "#domain/auth/factor.contract.ts";
import { call } from "#web/api/client.ts";
import { announceSession } from "#web/app/session.queries.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { useFocusInside } from "#web/ui/focus-inside.ts";
import { TextField } from "#web/ui/text-field.tsx";
import { useAuthForm } from "./auth-form.ts";
import { useSignOut } from "./auth.queries.ts";
import { TextCodeButton } from "./text-code-button.tsx";

/** A factor of the challenge, or a recovery code in its stead. */
type Choice = Challenge[number] | "recovery";

const keyOf = (choice: Choice): string => (choice === "recovery" ? choice : choice.id);

const textsOf = (choice: Choice): { readonly use: string; readonly label: string; readonly hint: string } => {
  if (choice === "recovery") {
    return {
      use: "Use a recovery code",
      label: "Recovery code",
      hint: "One of the codes you kept when you set this up.",
    };
  }
  const number = choice.hint === null ? "your phone" : `the phone ending in ${choice.hint.replace("…", "")}`;
  return choice.factor_type === "totp"
    ? { use: "Use the authenticator app", label: "Code", hint: "From your authenticator app." }
    : { use: "Use a code by text", label: "Code", hint: `From the text to ${number}.` };
};

/** Shown after every way of signing in to whoever has a second factor; then the page around it goes on. */
export const ChallengeForm = ({ challenge }: { challenge: Challenge }) => {
  const app = challenge.find(({ factor_type: type }) => type === "totp");
  const choices: readonly Choice[] = [...challenge, "recovery"];
  const [chosen, setChosen] = useState<Choice>(app ?? challenge[0] ?? "recovery");
  const leave = useSignOut();
  return (
    <div className="grid gap-5">
      {challenge.length === 0 ? <Alert tone="info">{AUTH_MESSAGES.phone_opened}</Alert> : null}
      <CodeForm key={keyOf(chosen)} choice={chosen} />
      {/* Their words begin where the others do. */}
      <div className="-ml-5 flex flex-wrap">
        {choices
          .filter((choice) => keyOf(choice) !== keyOf(chosen))
          .map((choice) => (
            <Button key={keyOf(choice)} look="quiet" onClick={() => setChosen(choice)}>
              {textsOf(choice).use}
            </Button>
          ))}
        <Button look="quiet" onClick={leave.mutate}>
          Sign out
        </Button>
      </div>
    </div>
  );
};

const CodeForm = ({ choice }: { choice: Choice }) => {
  const form = useFocusInside<HTMLFormElement>();
  const { label, hint } = textsOf(choice);
  const { isBusy, errors, problem, onSubmit } = useAuthForm(factorCodeSchema, async (body) => {
    if (choice === "recovery") await call(useRecoveryCode, { body });
    else await call(verifyFactor, { params: { id: choice.id }, body });
    await announceSession();
  });
  return (
    <form ref={form} className="grid gap-5" method="post" noValidate onSubmit={onSubmit} aria-busy={isBusy}>
      {problem === null ? null : <Alert>{problem.message}</Alert>}
      {choice !== "recovery" && choice.factor_type === "phone" ? (
        <TextCodeButton send={() => call(challengeFactor, { params: { id: choice.id }, body: { channel: "sms" } })} />
      ) : null}
      <TextField
        label={label}
        name="code"
        inputMode={choice === "recovery" ? "text" : "numeric"}
        autoComplete={choice === "recovery" ? "off" : "one-time-code"}
        autoCapitalize="none"
        spellCheck={false}
        required
        hint={hint}
        error={errors["code"]}
      />
      <Button type="submit" look="main" aria-disabled={isBusy}>
        {isBusy ? "Checking…" : "Continue"}
      </Button>
    </form>
  );
};
