import type { ComponentProps, ReactNode } from "react";
import { Field, type FieldTexts, useControl } from "./field.tsx";

type TextFieldProps = Omit<ComponentProps<"input">, "id" | "className"> &
  FieldTexts & {
    /** A control at the end of the line, such as "Show" beside a password. */
    after?: ReactNode;
  };

/** A line of text: a native input with its label, hint and error. Takes `ref` to the input. */
export const TextField = ({ label, hint, error, optional = false, after, ...input }: TextFieldProps) => {
  const control = useControl({ hint, error });
  return (
    <Field id={control.id} label={label} hint={hint} error={error} optional={optional}>
      <div className="control-line">
        <input className="control" {...input} {...control} />
        {after}
      </div>
    </Field>
  );
};
