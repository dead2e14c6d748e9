import { knownMeasure } from '@shared/common-measures';
import type { LengthUnit } from '@shared/units';
import { type RefObject, useId } from 'react';
import { Button } from '../../ui/controls/button';
import { Field } from '../../ui/controls/field';
import { inputClass } from '../../ui/controls/input';
import type { FormMeasure } from './form-measures';
import type { MeasurementForm } from './measurement-form';
import { parseMeasuresLine } from './measures-line';
import { nameOf } from './use-measuring';

interface OneLineProps {
  form: MeasurementForm;
  /** The measures with a field. */
  measures: readonly FormMeasure[];
  /** The unit of a number without a unit. */
  unit: LengthUnit;
  line: string;
  onLine: (line: string) => void;
  input: RefObject<HTMLInputElement | null>;
  onFocus: () => void;
  /** Called with the read measures, and with what is left of the line. */
  onFillIn: (values: readonly [string, string][], left: string) => void;
}

/** One field for all measures, typed or dictated, with a preview of what it fills in. */
export function OneLine({ form, measures, unit, line, onLine, input, onFocus, onFillIn }: OneLineProps) {
  const preview = useId();
  const { values, rest } = parseMeasuresLine(line, unit, measures);
  const nameOfKey = (key: string) => measures.find((measure) => measure.key === key)?.name;
  const read = Object.entries(values);
  const fitting = read.filter(([key]) => nameOfKey(key));
  const strange = read.filter(([key]) => !nameOfKey(key)).map(([key, value]) => `${knownMeasure(key)?.name} ${value}`);
  const fillIn = () => onFillIn(fitting, [...strange, ...rest].join(', '));
  return (
    <div className="mx-4 mb-2.5 grid gap-2 rounded border border-hairline bg-paper p-3 shell:mx-0 shell:mb-5">
      <Field
        label="All measures in one line"
        hint="Type or dictate: N15.5 C40, or neck fifteen and a half, chest forty"
      >
        {(control) => (
          <input
            {...control}
            ref={input}
            type="text"
            className={inputClass()}
            value={line}
            placeholder="N15.5 C40 W34 SL25"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="done"
            aria-describedby={[control['aria-describedby'], preview].join(' ')}
            onFocus={onFocus}
            onChange={(event) => onLine(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              // Neither the next field nor the form's save.
              event.preventDefault();
              event.stopPropagation();
              if (fitting.length > 0) fillIn();
            }}
          />
        )}
      </Field>
      <div id={preview} className="grid gap-1 text-small/[1.4]" role="status">
        {fitting.length > 0 && (
          <ul role="list" className="flex flex-wrap gap-x-4 gap-y-0.5 lining-nums tabular-nums">
            {fitting.map(([measure, value]) => (
              <li key={measure}>
                {nameOfKey(measure)} <b>{value}</b>
                <Replaced text={form.getValues(nameOf(measure))} by={value} />
              </li>
            ))}
          </ul>
        )}
        {strange.length > 0 && <p className="text-muted">Not on this sheet: {strange.join(', ')}</p>}
        {rest.length > 0 && <p className="wrap-anywhere text-orange-ink">Not understood: {rest.join(', ')}</p>}
      </div>
      <Button className="justify-self-start" aria-disabled={fitting.length === 0 || undefined} onClick={fillIn}>
        {fitting.length > 0 ? `Fill in ${fitting.length} ${fitting.length === 1 ? 'measure' : 'measures'}` : 'Fill in'}
      </Button>
    </div>
  );
}

/** The current value, which would be replaced. */
function Replaced({ text, by }: { text: string | null | undefined; by: string }) {
  return text && text !== by ? <span className="text-muted">, now {text}</span> : null;
}
