import { addDays, type Day } from '@shared/orders/days';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { Field } from '../../../ui/controls/field';
import { inputClass } from '../../../ui/controls/input';
import type { PaymentForm } from './payment-form';

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
