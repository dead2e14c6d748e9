import { measureLabel, type Measure } from '@shared/measurements';
import { inUnit, type LengthUnit } from '@shared/units';
import type { KeyboardEvent } from 'react';
import { FieldNotes, TextField } from '../../ui/controls/field';
import { Button } from '../../ui/controls/button';
import { TextArea } from '../../ui/controls/text-area';
import { DressForm } from './dress-form';
import { MeasureField } from './measure-field';
import { focusNextField } from './focus-next-field';
import { measureGuides } from './measure-guides';
import type { MeasurementForm } from './measurement-form';
import type { LastValues } from './record-history';

interface MeasurementFieldsProps {
  form: MeasurementForm;
  measures: readonly Measure[];
  last: LastValues;
  /** The unit of a number without a unit. */
  unit: LengthUnit;
  active: Measure | null;
  onActive: (measure: Measure) => void;
}

const legMeasures: readonly Measure[] = ['inseam', 'outseam', 'thigh', 'knee', 'ankle', 'rise'];

export function MeasurementFields({ form, measures, last, unit, active, onActive }: MeasurementFieldsProps) {
  const { customerId: clientError } = form.formState.errors;
  /** Takes over the last value of every measure that has no value yet. */
  const fillIn = () => {
    for (const measure of measures) {
      const name = `measurements.${measure}` as const;
      const value = last[measure];
      if (value && !form.getValues(name)?.trim()) form.setValue(name, inUnit(value, unit), { shouldDirty: true });
    }
  };
  const showsLegs = active !== null && legMeasures.includes(active);
  return (
    <div className="shell:grid shell:grid-cols-[13.5rem_minmax(0,1fr)] shell:items-start shell:gap-8">
      <div className="sticky top-6 rounded border border-hairline bg-paper p-4 text-center max-shell:hidden">
        <DressForm place={active} legs={showsLegs || !measures.includes('chest')} />
        <p className="mt-2 min-h-[4.1rem] text-small/[1.4] text-muted">
          {active ? (
            <>
              <b className="block font-display text-[1.0625rem]/[1.3] text-ink">{measureLabel(active)}</b>{' '}
              {measureGuides[active]}
            </>
          ) : (
            'Choose a field to see where the tape goes'
          )}
        </p>
      </div>
      <div
        className="grid grid-cols-2 gap-x-3 gap-y-3.5 [&_:is(input,textarea)]:lining-nums [&_:is(input,textarea)]:tabular-nums"
        role="presentation"
        data-measures
        onKeyDown={toNextField}
      >
        {clientError && (
          <div className="col-span-full">
            <FieldNotes id="measurement-client" error={clientError.message} />
          </div>
        )}
        <TextField
          {...form.field('tags')}
          className="col-span-full"
          label="Label this measurement"
          autoComplete="off"
          enterKeyHint="next"
          onFocus={(event) => event.currentTarget.select()}
        />
        {measures.some((measure) => last[measure]) && (
          <Button variant="action" size="s" className="col-span-full -my-2 justify-self-start" onClick={fillIn}>
            Same as last time
          </Button>
        )}
        {measures.map((measure, index) => (
          <MeasureField
            key={measure}
            {...{ form, measure, unit }}
            last={last[measure]}
            isActive={measure === active}
            isFirst={index === 0}
            onFocus={() => onActive(measure)}
          />
        ))}
        <TextArea {...form.field('measurements.notes')} className="col-span-full" rows={3} />
      </div>
    </div>
  );
}

/** Moves Enter to the next field, as the phone's Enter key says; only the button saves. */
function toNextField(event: KeyboardEvent<HTMLDivElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  focusNextField(event.target);
}
