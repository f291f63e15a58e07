import type { ComponentProps } from "react";
import { Field, type FieldTexts, useControl } from "./field.tsx";

type SelectFieldProps = Omit<ComponentProps<"select">, "id" | "className" | "children"> &
  FieldTexts & { options: readonly { readonly value: string; readonly label: string }[] };

/** One of many: the browser's own list. */
export const SelectField = ({ label, hint, error, optional = false, options, ...select }: SelectFieldProps) => {
  const control = useControl({ hint, error });
  return (
    <Field id={control.id} label={label} hint={hint} error={error} optional={optional}>
      <select className="control" {...select} {...control}>
        {options.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </Field>
  );
};
