import { type ReactNode, useId } from 'react';
import { fieldClass, FieldNotes, labelClass, Optional } from './field';

interface CheckboxListProps<T extends string> {
  legend: ReactNode;
  options: readonly T[];
  value: readonly T[];
  onChange: (value: T[]) => void;
  optional?: boolean;
  error?: string;
  id?: string;
}

/** A group of checkboxes; the value keeps the order of the options. */
export function CheckboxList<T extends string>(props: CheckboxListProps<T>) {
  const { legend, options, value, onChange, optional, error } = props;
  const own = useId();
  const id = props.id ?? own;
  const toggle = (option: T, on: boolean) =>
    onChange(options.filter((each) => (each === option ? on : value.includes(each))));
  return (
    <fieldset className={fieldClass} id={id} tabIndex={-1} aria-describedby={error && `${id}-error`}>
      <legend className={labelClass()}>
        {legend}
        {optional && <Optional />}
      </legend>
      <div className="grid gap-x-4 xs:grid-cols-2">
        {options.map((option) => (
          <Checkbox
            key={option}
            label={option}
            checked={value.includes(option)}
            onChange={(isOn) => toggle(option, isOn)}
          />
        ))}
      </div>
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}

interface CheckboxProps {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox; the whole row is its label. */
export function Checkbox({ label, checked, onChange }: CheckboxProps) {
  return (
    <label className="flex min-h-tap cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        className="m-0 size-5 flex-none accent-action"
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
