/** What every field shares: a visible label, a hint, and an error tied to the control and announced. */
import { type ReactNode, useId } from "react";

export type FieldTexts = {
  label: string;
  /** Beneath the label, always visible. */
  hint?: ReactNode;
  /** What to mend, as a sentence. */
  error?: string | undefined;
  optional?: boolean;
};

/** The attributes that tie a control to its `Field`, which is given the same `id`. */
export const useControl = ({ hint, error }: Pick<FieldTexts, "hint" | "error">) => {
  const id = useId();
  const described = [hint === undefined ? "" : `${id}-hint`, error === undefined ? "" : `${id}-error`].filter(Boolean);
  return {
    id,
    "aria-describedby": described.length === 0 ? undefined : described.join(" "),
    "aria-invalid": error === undefined ? undefined : true,
  };
};

type FieldProps = FieldTexts & { id: string; children: ReactNode };

export const Field = ({ id, label, hint, error, optional = false, children }: FieldProps) => (
  <div className="field">
    <label htmlFor={id}>
      {label}
      {optional ? <span className="optional"> (optional)</span> : null}
    </label>
    {hint === undefined ? null : (
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
    )}
    {children}
    <div aria-live="polite">
      {error === undefined ? null : (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  </div>
);
