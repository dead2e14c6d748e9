import { measureLabel, type Measure } from '@shared/measurements';
import { convertLength, lengthParts, parseLength, withUnit, type LengthUnit } from '@shared/units';
import type { FocusEvent, KeyboardEvent } from 'react';
import { FieldNotes, TextField } from '../../ui/controls/field';
import { TextArea } from '../../ui/controls/text-area';
import { DressForm } from './dress-form';
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
          // eslint-disable-next-line jsx-a11y-x/no-autofocus -- the first field of a dialog that was just opened
          autoFocus
          autoComplete="off"
          enterKeyHint="next"
        />
        {measures.map((measure) => (
          <MeasureField
            key={measure}
            {...{ form, measure, unit }}
            last={last[measure]}
            onFocus={() => onActive(measure)}
          />
        ))}
        <TextArea {...form.field('measurements.notes')} className="col-span-full" rows={3} />
      </div>
    </div>
  );
}

interface MeasureFieldProps {
  form: MeasurementForm;
  measure: Measure;
  last: string | undefined;
  unit: LengthUnit;
  onFocus: () => void;
}

function MeasureField({ form, measure, last, unit, onFocus }: MeasureFieldProps) {
  const name = `measurements.${measure}` as const;
  const field = form.field(name);
  const finish = (event: FocusEvent<HTMLInputElement>) => {
    const { value } = event.currentTarget;
    const isTyped = value !== form.formState.defaultValues?.measurements?.[measure];
    const written = withUnit(value, unit);
    if (isTyped && written !== value) form.setValue(name, written, { shouldDirty: true });
    void field.onBlur(event);
  };
  return (
    <TextField
      {...field}
      placeholder="e.g., 15.5 in"
      autoComplete="off"
      autoCapitalize="none"
      enterKeyHint="next"
      hint={last && <LastValue text={last} unit={unit} />}
      onFocus={onFocus}
      onBlur={finish}
    />
  );
}

/** Shows 'Last 18¾' in the current unit; a text or a number without a unit is unchanged. */
function LastValue({ text, unit }: { text: string; unit: LengthUnit }) {
  const inUnit = parseLength(text)?.unit ? convertLength(text, unit) : text;
  return (
    <>
      Last <b className="wrap-anywhere text-ink lining-nums tabular-nums">{lengthParts(inUnit).figure}</b>
    </>
  );
}

/** Moves Enter to the next field, as the phone's Enter key says; only the button saves. */
function toNextField(event: KeyboardEvent<HTMLDivElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const fields = [...event.currentTarget.querySelectorAll<HTMLElement>('input, textarea')];
  fields[fields.indexOf(event.target) + 1]?.focus();
}
