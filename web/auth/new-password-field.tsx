import { useEffect, useRef, useState } from "react";
import { PASSWORD_MIN_CHARS } from "#domain/auth/auth.ts";
import { ScoreBar } from "#web/ui/score-bar.tsx";
import { PasswordField } from "./credential-fields.tsx";
import type { Strength } from "./password-strength.ts";

/** A pause in typing, so that a screen reader hears a verdict and not one a letter. */
const PAUSE_MS = 500;

type NewPasswordFieldProps = {
  label?: string;
  error: string | undefined;
  /** A good password does without it. */
  email?: string;
  /** After the sentence on length. */
  hint?: string;
};

/** A password being chosen: says how hard it is to guess while it is typed. A hint, never a refusal. */
export const NewPasswordField = ({
  label = "Password",
  error,
  email = "",
  hint = "A few plain words are easier to remember.",
}: NewPasswordFieldProps) => {
  const [typed, setTyped] = useState("");
  const strength = useStrength(typed, email);
  return (
    <div className="grid gap-2">
      <PasswordField
        label={label}
        autoComplete="new-password"
        hint={`${PASSWORD_MIN_CHARS} characters or more. ${hint}`}
        error={error}
        onTyped={setTyped}
      />
      <div aria-live="polite">
        {strength === null ? null : (
          <>
            <ScoreBar
              label="This password is"
              percent={(strength.score + 1) * 20}
              tone={strength.tone}
              text={strength.verdict}
            />
            {strength.advice === undefined ? null : <p className="small-print mt-1">{strength.advice}</p>}
          </>
        )}
      </div>
    </div>
  );
};

/** Null until enough is typed to judge, and where the judge cannot be loaded: the form works without. */
const useStrength = (typed: string, email: string): Strength | null => {
  const [strength, setStrength] = useState<Strength | null>(null);
  const address = useRef(email);
  useEffect(() => {
    address.current = email;
  });
  useEffect(() => {
    if (typed === "") return undefined;
    const judge = import("./password-strength.ts").catch(() => null);
    let isCurrent = true;
    const look = async (): Promise<void> => {
      const loaded = await judge;
      if (!isCurrent || loaded === null) return;
      setStrength(typed.length < PASSWORD_MIN_CHARS ? null : loaded.strengthOf(typed, [address.current]));
    };
    const timer = setTimeout(() => void look(), PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [typed]);
  return typed === "" ? null : strength;
};
