import { latinDigits } from '@shared/contract/digits';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { chipButtonClass } from '../../../ui/controls/chips';
import { Field } from '../../../ui/controls/field';
import { inputClass } from '../../../ui/controls/input';
import { AmountNote } from '../amount-note';
import { partOf } from '../part-of';
import { editedText, grouped, settled, signOf, typedAmount, typedMinor, unsigned } from '../typed-amount';
import type { PaymentForm } from './payment-form';
import { addDays, type Day } from '@shared/orders/days';

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

interface WhenFieldProps {
  form: PaymentForm;
  today: Day;
}

/** The day of a payment: today, yesterday, or another one by its date. */
export function WhenField({ form, today }: WhenFieldProps) {
  const { field } = useController({ control: form.control, name: 'onDate' });
  const { id, error } = form.field('onDate');
  const yesterday = addDays(today, -1);
  const isNear = field.value === today || field.value === yesterday;
  const [isOther, setOther] = useState(!isNear);
  const choose = (chosen: string) => {
    setOther(chosen === '');
    if (chosen) field.onChange(chosen);
  };
  const hasDate = isOther || !isNear;
  return (
    <>
      <Field label="When">
        {(control) => (
          <select
            {...control}
            className={inputClass({ size: 'compact', end: 'select' })}
            value={hasDate ? '' : field.value}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          >
            <option value={today}>Today</option>
            <option value={yesterday}>Yesterday</option>
            <option value="">Another day</option>
          </select>
        )}
      </Field>
      {hasDate && (
        <Field id={id} label="Day" error={error} className="col-span-full">
          {(control) => (
            <input
              {...control}
              ref={field.ref}
              type="date"
              className={inputClass({ size: 'compact' })}
              value={field.value}
              onBlur={field.onBlur}
              onChange={({ currentTarget }) => field.onChange(currentTarget.value)}
            />
          )}
        </Field>
      )}
    </>
  );
}
