import { latinDigits } from '@shared/contract/digits';
import { decimalsOf, toMinor } from '@shared/orders/money';
import { type ComponentProps, useState } from 'react';

interface WholeAmountInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  value: number | null;
  currency: string;
  /** Called with NaN for a text that is no whole amount. */
  onChange: (value: number | null) => void;
}

/** An amount without decimals, as people write it: '45,000', '45k', '45.000'. When it is left, it is the figure that it means. */
export function WholeAmountInput({ value, currency, onChange, onBlur, ...input }: WholeAmountInputProps) {
  const [typed, setTyped] = useState('');
  const isTyped = Object.is(wholeAmount(typed, currency), value);
  const shown = isTyped ? typed : String(value ?? '');
  return (
    <input
      type="text"
      inputMode="decimal"
      autoComplete="off"
      {...input}
      value={shown}
      onChange={({ currentTarget }) => {
        const text = latinDigits(currentTarget.value);
        setTyped(text);
        onChange(wholeAmount(text, currency));
      }}
      onBlur={(event) => {
        if (!Number.isNaN(value)) setTyped(String(value ?? ''));
        onBlur?.(event);
      }}
    />
  );
}

/** Returns a typed amount in whole units; null is none, NaN is a text that is no whole amount. */
function wholeAmount(text: string, currency: string): number | null {
  if (text.trim() === '') return null;
  const whole = (toMinor(text, currency) ?? Number.NaN) / 10 ** decimalsOf(currency);
  return Number.isInteger(whole) ? whole : Number.NaN;
}
