import type { Turnaround } from '@shared/tailor/fact-texts';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { Field, FieldNotes, labelClass, Optional } from '../../../ui/controls/field';
import { inputClass } from '../../../ui/controls/input';
import { fieldId, useProfileContext } from '../profile-form';
import { DigitsInput } from './digits-input';
import { factLabels } from './titles';

/** The usual time from order to delivery: a number or a range, in days or weeks. */
export function TurnaroundField() {
  const { control, formState } = useProfileContext();
  const { ref, value, onChange, onBlur } = useController({ control, name: 'turnaround' }).field;
  const turnaround = value ?? null;
  const [chosenUnit, setUnit] = useState<Turnaround['unit']>('weeks');
  const unit = turnaround?.unit ?? chosenUnit;
  const errors = formState.errors.turnaround;
  const id = fieldId('turnaround');
  const change = (part: { from?: number | null; to?: number | null }) => {
    const { from, to } = { from: turnaround?.from ?? null, to: turnaround?.to ?? null, ...part };
    // The schema refuses a range without a beginning.
    onChange(from === null && to === null ? null : { from: from as number, to, unit });
  };
  const changeUnit = (chosen: Turnaround['unit']) => {
    setUnit(chosen);
    if (turnaround) onChange({ ...turnaround, unit: chosen });
  };
  const error = errors?.message ?? errors?.root?.message ?? errors?.from?.message ?? errors?.to?.message;
  return (
    <fieldset id={id} ref={ref} tabIndex={-1} className="grid min-w-0 gap-1.5" onBlur={onBlur}>
      <legend className={labelClass({ className: 'mb-1.5' })}>
        {factLabels.turnaround}
        <Optional />
      </legend>
      <div className="grid max-w-104 grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)_minmax(0,1.8fr)] items-center gap-2">
        <Field label="From" labelHidden>
          {(control) => (
            <DigitsInput
              {...control}
              className={inputClass()}
              value={turnaround?.from ?? null}
              onChange={(from) => change({ from })}
            />
          )}
        </Field>
        <span aria-hidden="true">to</span>
        <Field label="To" labelHidden>
          {(control) => (
            <DigitsInput
              {...control}
              className={inputClass()}
              value={turnaround?.to ?? null}
              onChange={(to) => change({ to })}
            />
          )}
        </Field>
        <Field label="Unit" labelHidden>
          {(control) => (
            <select
              {...control}
              className={inputClass({ end: 'select' })}
              value={unit}
              onChange={(event) => changeUnit(event.currentTarget.value as Turnaround['unit'])}
            >
              <option value="days">days</option>
              <option value="weeks">weeks</option>
            </select>
          )}
        </Field>
      </div>
      <FieldNotes id={id} error={error} hint="One number, or a range: 2 to 3 weeks." />
    </fieldset>
  );
}
