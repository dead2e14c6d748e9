import { type ReactNode, type Ref, useId } from 'react';

interface SwitchProps {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** On or off, at once; the whole row is its label. */
export function Switch({ label, hint, checked, onChange, disabled, ref }: SwitchProps) {
  const id = useId();
  return (
    <label className="switch">
      <span id={`${id}-label`}>{label}</span>
      <input
        ref={ref}
        type="checkbox"
        role="switch"
        checked={checked}
        disabled={disabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {hint && <small id={`${id}-hint`}>{hint}</small>}
    </label>
  );
}
