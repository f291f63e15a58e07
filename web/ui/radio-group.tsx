import { useId } from "react";

type RadioGroupProps<Value extends string> = {
  label: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value | null;
  onChange: (value: Value) => void;
};

/** One of a few, all in view: native radio buttons drawn as chips. */
export const RadioGroup = <Value extends string>({ label, options, value, onChange }: RadioGroupProps<Value>) => {
  const name = useId();
  return (
    <fieldset className="radio-group">
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="radio">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
};
