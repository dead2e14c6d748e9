import { latinDigits } from '@shared/contract/digits';
import type { ComponentProps } from 'react';

interface DigitsInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  value: number | null;
  /** Most digits. */
  digits: number;
  onChange: (value: number | null) => void;
}

/** A whole number, typed on the number keys of a phone; null if it is empty. */
export function DigitsInput({ value, digits, onChange, ...input }: DigitsInputProps) {
  return (
    <input
      type="text"
      inputMode="numeric"
      autoComplete="off"
      {...input}
      value={value ?? ''}
      onChange={(event) => {
        const typed = latinDigits(event.currentTarget.value).replace(/\D/g, '').slice(0, digits);
        onChange(typed ? Number(typed) : null);
      }}
    />
  );
}
