import { latinDigits } from '@shared/contract/digits';
import { type ComponentProps, useState } from 'react';

interface DigitsInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  value: number | null;
  /** Called with NaN for a text that is no whole number. */
  onChange: (value: number | null) => void;
}

/** A whole number, typed on the number keys of a phone; null if it is empty. Another text stays as it is, to be refused in words. */
export function DigitsInput({ value, onChange, ...input }: DigitsInputProps) {
  const [typed, setTyped] = useState('');
  const isTyped = Object.is(wholeNumber(typed), value);
  return (
    <input
      type="text"
      inputMode="numeric"
      autoComplete="off"
      {...input}
      value={isTyped ? typed : String(value ?? '')}
      onChange={({ currentTarget }) => {
        const text = latinDigits(currentTarget.value);
        setTyped(text);
        onChange(wholeNumber(text));
      }}
    />
  );
}

/** Returns a typed number, also beside a word: '6 pieces' is 6. '1,5', '-5', '2-3' and '1½' are NaN: each is another figure than its digits. */
function wholeNumber(text: string): number | null {
  if (text.trim() === '') return null;
  const [, digits] = /^[^\p{N}.,٫+−–-]*(\d+)[^\p{N}]*$/u.exec(text.trim()) ?? [];
  return digits === undefined ? Number.NaN : Number(digits);
}
