import type { ReactNode, Ref } from "react";
import type { useAuthForm } from "#web/auth/auth-form.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";

type StepFormProps = {
  ref?: Ref<HTMLFormElement>;
  state: Pick<ReturnType<typeof useAuthForm>, "isBusy" | "problem" | "onSubmit">;
  act: string;
  acting: string;
  onCancel: () => void;
  children: ReactNode;
};

/** One step of something that can be left: what went wrong, its fields, and the two ways on. */
export const StepForm = ({
  ref,
  state: { isBusy, problem, onSubmit },
  act,
  acting,
  onCancel,
  children,
}: StepFormProps) => (
  <form
    ref={ref}
    className="grid w-full max-w-md gap-4"
    method="post"
    noValidate
    onSubmit={onSubmit}
    aria-busy={isBusy}
  >
    {problem === null ? null : <Alert>{problem.message}</Alert>}
    {children}
    <div className="flex flex-wrap gap-2">
      <Button type="submit" aria-disabled={isBusy}>
        {isBusy ? acting : act}
      </Button>
      <Button look="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  </form>
);

/** A code that was texted, or that an app shows. */
export const CodeField = ({ label, error }: { label: string; error: string | undefined }) => (
  <TextField label={label} name="code" inputMode="numeric" autoComplete="one-time-code" required error={error} />
);
