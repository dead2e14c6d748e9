import { latinDigits } from '@shared/contract/digits';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { chipButtonClass } from '../../../ui/controls/chips';
import { Field } from '../../../ui/controls/field';
import { inputClass } from '../../../ui/controls/input';
import { AmountNote } from '../amount-note';
import { partOf } from '../part-of';
import { editedText, signOf, grouped, settled, typedAmount, typedMinor, unsigned } from '../typed-amount';
import type { PaymentForm } from './payment-form';

interface AmountFieldProps {
  form: PaymentForm;
  currency: string;
  /** What 'All' means, in minor units; 0 offers nothing. */
  whole: number;
  /** The keys of the screen write, so that no keyboard opens. */
  hasPad: boolean;
}

/** The amount in large figures, with its half and its whole. Digits have groups, except while a keyboard types them. */
export function AmountField({ form, currency, whole, hasPad }: AmountFieldProps) {
  const { field } = useController({ control: form.control, name: 'amount' });
  const { id, error } = form.field('amount');
  const [isTyping, setTyping] = useState(false);
  const text = field.value;
  const left = settled(unsigned(text), currency);
  const shown = isTyping ? text : grouped(hasPad ? text : left, currency);
  const type = (typed: string) => field.onChange(latinDigits(isTyping ? typed : editedText(text, currency, typed)));
  return (
    <div className="grid grid-cols-1 items-end gap-x-3 gap-y-1 phone:cols-end-auto">
      <Field id={id} label="Amount" labelHidden error={error}>
        {(control) => (
          <span className="flex min-h-16 items-baseline gap-1 border-b-2 border-edge pt-3 focus-within:border-action">
            <span className="font-display text-figure text-muted" aria-hidden="true">
              {signOf(currency)}
            </span>
            <input
              {...control}
              ref={field.ref}
              name={field.name}
              type="text"
              className={inputClass({
                framed: true,
                className: 'bg-transparent p-0! font-display text-figure-lg! font-heading lining-nums tabular-nums',
              })}
              inputMode={hasPad ? 'none' : 'decimal'}
              autoComplete="off"
              maxLength={24}
              value={shown}
              onFocus={() => setTyping(!hasPad)}
              onBlur={() => {
                setTyping(false);
                if (left !== text) field.onChange(left);
                field.onBlur();
              }}
              onChange={({ currentTarget }) => type(currentTarget.value)}
            />
          </span>
        )}
      </Field>
      <div className="col-span-full empty:hidden">
        <AmountNote
          id={`${id}-note`}
          text={unsigned(text)}
          currency={currency}
          isTyping={isTyping && error === undefined}
          onChoose={field.onChange}
        />
      </div>
      {whole > 0 && (
        <div className="flex gap-1.5 pb-2.5" role="group" aria-label="Part of the amount">
          {[
            { name: 'Half', amount: partOf(whole, 0.5, currency) },
            { name: 'All', amount: whole },
          ].map(({ name, amount }) => (
            <button
              key={name}
              type="button"
              className={chipButtonClass()}
              aria-pressed={typedMinor(text, currency) === amount}
              onClick={() => field.onChange(typedAmount(amount, currency))}
            >
              {name}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
