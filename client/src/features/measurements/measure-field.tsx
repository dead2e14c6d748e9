import type { Measure } from '@shared/measurements';
import { inUnit, lengthParts, withUnit, type LengthUnit } from '@shared/units';
import type { FocusEvent, MouseEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { TextField } from '../../ui/controls/field';
import type { MeasurementForm } from './measurement-form';
import { slipIn, type Slip } from './slips';

interface MeasureFieldProps {
  form: MeasurementForm;
  measure: Measure;
  /** The client's last value of this measure. */
  last: string | undefined;
  /** The unit of a number without a unit. */
  unit: LengthUnit;
  /** The field was focused last. */
  isActive: boolean;
  /** The field gets the focus when the form opens. */
  isFirst: boolean;
  onFocus: () => void;
}

const placeholders: Record<LengthUnit, string> = { in: 'e.g., 15.5 in', cm: 'e.g., 39.5 cm' };

/** The field of one measure, with the client's last value as a key and a notice about a probable slip. */
export function MeasureField({ form, measure, last, unit, isActive, isFirst, onFocus }: MeasureFieldProps) {
  const name = `measurements.${measure}` as const;
  const field = form.field(name);
  const text = useWatch({ control: form.control, name }) ?? '';
  const saved = form.formState.defaultValues?.measurements?.[measure];
  const slip = text === saved ? null : slipIn(text, unit, last);
  const put = (value: string) => form.setValue(name, value, { shouldDirty: true });
  const finish = (event: FocusEvent<HTMLInputElement>) => {
    const { value } = event.currentTarget;
    const written = withUnit(value, unit);
    if (value !== saved && written !== value) put(written);
    void field.onBlur(event);
  };
  return (
    <div className="grid content-start gap-1">
      <TextField
        {...field}
        placeholder={placeholders[unit]}
        inputMode="decimal"
        // eslint-disable-next-line jsx-a11y-x/no-autofocus -- the first measure of a dialog that was just opened
        autoFocus={isFirst}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="next"
        hint={last && <LastValue text={last} unit={unit} onTake={put} />}
        onFocus={(event) => {
          // Typing replaces the whole value instead of adding to it.
          event.currentTarget.select();
          onFocus();
        }}
        onBlur={finish}
      />
      <SlipNotice slip={slip?.whileTyping || !isActive ? slip : null} onFix={put} />
    </div>
  );
}

interface LastValueProps {
  text: string;
  unit: LengthUnit;
  onTake: (value: string) => void;
}

/** A key 'Last 18¾' that takes the value over, in the current unit. */
function LastValue({ text, unit, onTake }: LastValueProps) {
  const value = inUnit(text, unit);
  return (
    <button
      type="button"
      // Tab goes on to the next measure; with a keyboard the value is typed.
      tabIndex={-1}
      className="min-h-6 text-start text-inherit underline decoration-thread underline-offset-2 hover:decoration-ink"
      onMouseDown={keepFocus}
      onClick={() => onTake(value)}
    >
      Last <b className="wrap-anywhere text-ink lining-nums tabular-nums">{lengthParts(value).figure}</b>
    </button>
  );
}

/** The notice below a field; it never prevents saving. */
function SlipNotice({ slip, onFix }: { slip: Slip | null; onFix: (value: string) => void }) {
  const { suggestion } = slip ?? {};
  return (
    <div role="status" className="text-micro">
      {slip && (
        <p className="rounded-sm bg-orange-tint px-2 py-1 wrap-anywhere text-orange-ink">
          {slip.text}
          {suggestion && (
            <button
              type="button"
              className="block min-h-6 font-semibold underline underline-offset-2"
              onMouseDown={keepFocus}
              onClick={() => onFix(suggestion)}
            >
              Use {suggestion}
            </button>
          )}
        </p>
      )}
    </div>
  );
}

/** The field keeps the focus, and a phone its keyboard. */
const keepFocus = (event: MouseEvent) => event.preventDefault();
