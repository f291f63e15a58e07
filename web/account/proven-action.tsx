import { type ReactNode, useEffect, useRef, useState } from "react";
import { factorProofSchema } from "#domain/auth/factor.contract.ts";
import { useAuthForm } from "#web/auth/auth-form.ts";
import { PasswordField } from "#web/auth/credential-fields.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { useFocusInside } from "#web/ui/focus-inside.ts";

export type Proof = { readonly password?: string | undefined };

type ProvenActionProps = {
  /** The button that begins it; `name` where several look alike: "Remove passkey Kitchen tablet". */
  label: string;
  name?: string;
  small?: boolean;
  /** What will happen, above the password. */
  lead?: ReactNode;
  /** The button that does it. */
  act: string;
  acting: string;
  hasPassword: boolean;
  onProven: (proof: Proof) => Promise<void>;
};

/** A button for what needs one's password once more: pressed, it asks for it in place, and then acts. */
export const ProvenAction = ({ label, name, small = false, ...form }: ProvenActionProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // What had the focus is gone when the form closes: it goes back to where it came from.
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return isOpen ? (
    <ProofForm {...form} name={name ?? label} onClose={() => setIsOpen(false)} />
  ) : (
    <Button small={small} ref={opener} aria-label={name} onClick={() => setIsOpen(true)}>
      {label}
    </Button>
  );
};

type ProofFormProps = Omit<ProvenActionProps, "label" | "small" | "name"> & { name: string; onClose: () => void };

const ProofForm = ({ name, lead, act, acting, hasPassword, onProven, onClose }: ProofFormProps) => {
  const form = useFocusInside<HTMLFormElement>();
  const { isBusy, errors, problem, onSubmit } = useAuthForm(factorProofSchema, async (proof) => {
    await onProven(proof);
    onClose();
  });
  return (
    <form
      ref={form}
      className="grid w-full max-w-md gap-4 rounded-m border border-line p-4"
      method="post"
      noValidate
      aria-label={name}
      aria-busy={isBusy}
      onSubmit={onSubmit}
    >
      {lead === undefined ? null : <p>{lead}</p>}
      {problem === null ? null : <Alert>{problem.message}</Alert>}
      {hasPassword ? (
        <PasswordField label="Your password" autoComplete="current-password" error={errors["password"]} />
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? acting : act}
        </Button>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
};
