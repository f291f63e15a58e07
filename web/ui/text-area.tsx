import type { ComponentProps } from "react";
import { Field, type FieldTexts, useControl } from "./field.tsx";

type TextAreaProps = Omit<ComponentProps<"textarea">, "id" | "className"> & FieldTexts;

/** Several lines of text, with its label, hint and error. Takes `ref` to the text area. */
export const TextArea = ({ label, hint, error, optional = false, ...area }: TextAreaProps) => {
  const control = useControl({ hint, error });
  return (
    <Field id={control.id} label={label} hint={hint} error={error} optional={optional}>
      <textarea className="control" {...area} {...control} />
    </Field>
  );
};
