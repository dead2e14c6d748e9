import type { Measure } from '@shared/measurements/catalogue';
import type { KeyboardEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useIsPhone } from '../../../lib/media-query';
import { FieldNotes, hintClass } from '../../../ui/controls/field';
import { Button } from '../../../ui/controls/button';
import { withLatinDigits } from '../../../ui/controls/figure-field';
import { TextArea } from '../../../ui/controls/text-area';
import { KeyboardIcon, SameIcon } from '../../../ui/display/workroom-icons';
import { DressForm } from '../guide/body-drawing';
import { focusNextField } from '../../../lib/fields/focus-next-field';
import { viewOf } from '../guide/body-lines';
import { otherNames } from '../guide/where-to-measure';
import { MeasureRow } from './measure-row';
import type { MeasurementForm } from './measurement-form';
import { OneLine, type FilledIn } from '../one-line/one-line';
import { nameOf, type Measuring } from './use-measuring';

interface MeasurementFieldsProps {
  form: MeasurementForm;
  measuring: Measuring;
  measures: readonly Measure[];
  /** The client's last value of each measure, by key. */
  last: ReadonlyMap<string, string>;
  /** The measures that 'Same as last time' fills in. */
  repeated: readonly Measure[];
  /** The form has fields for the name and the number of a new client. */
  asksName: boolean;
  oneLine: OneLineState;
  onOneLine: (state: OneLineState) => void;
  lineInput: RefObject<HTMLInputElement | null>;
}

/** The text of 'One line', which stays when it is closed. */
export interface OneLineState {
  line: string;
  isOpen: boolean;
  /** Why the form was not saved. */
  error?: string;
}

export function MeasurementFields(props: MeasurementFieldsProps) {
  const { form, measuring, measures, last, repeated, asksName, oneLine, onOneLine, lineInput } = props;
  const isPhone = useIsPhone();
  const { customerId: clientError } = form.formState.errors;
  const active = measures.find(({ key }) => key === measuring.hand?.measure);
  const toggleOneLine = () => {
    flushSync(() => onOneLine({ ...oneLine, isOpen: !oneLine.isOpen }));
    lineInput.current?.focus();
  };
  /** Fills in what was read. What is left stays in the line; without it, the first measure without a value is next. */
  const fillInLine = (values: readonly FilledIn[], left: string) => {
    for (const { key, value } of values) measuring.put(key, value);
    onOneLine({ line: left, isOpen: left !== '' });
    const next = measures.find(({ key }) => !form.getValues(nameOf(key))?.trim()) ?? measures[0];
    if (left !== '') lineInput.current?.focus();
    else if (next) form.setFocus(nameOf(next.key));
  };
  const formView = measures.some(({ key }) => key === 'chest') ? 'front' : 'legs';
  const view = (active && viewOf(active.key, formView)) ?? formView;
  const names = active && otherNames(active.key, active.name);
  return (
    <div className="pb-3 shell:grid shell:cols-start-54 shell:items-start shell:gap-8 shell:px-6 shell:py-5">
      <div className="sticky top-5 rounded border border-hairline bg-paper p-4 text-center max-shell:hidden">
        <DressForm view={view} keys={measures.map(({ key }) => key)} place={active?.key ?? null} />
        <p className="mt-2 min-h-16 text-small/snug text-muted">
          {active ? (
            <>
              <b className="block font-display text-name text-ink">{active.name}</b> {active.guide}
              {names && <span className="mt-1 block text-micro/[1.4]">Also {names}</span>}
            </>
          ) : (
            'Choose a field to see where the tape goes'
          )}
        </p>
      </div>
      <div role="presentation" data-fields onKeyDown={toNextField}>
        {clientError && <FieldNotes id="measurement-client" error={clientError.message} />}
        <div className="shell:mb-5 shell:grid shell:cols-end-auto shell:items-end shell:gap-3">
          <div className="grid grid-cols-1 gap-3 max-shell:gap-0">
            {asksName && <LineField {...{ form }} name="name" label="Name" onFocus={measuring.blur} />}
            {asksName && <LineField {...{ form }} name="phone" label="Phone" onFocus={measuring.blur} />}
            <LineField {...{ form }} name="tags" label="Label this measurement" onFocus={measuring.blur} />
          </div>
          <div className="flex flex-wrap gap-2 px-4 pb-2.5 max-shell:*:grow shell:p-0">
            {repeated.length > 0 && (
              <Button className={quickClass} onClick={() => measuring.fillIn(repeated, last)}>
                <SameIcon />
                Same as last time
              </Button>
            )}
            <Button className={quickClass} aria-expanded={oneLine.isOpen} onClick={toggleOneLine}>
              <KeyboardIcon />
              One line
            </Button>
          </div>
        </div>
        {oneLine.isOpen && (
          <OneLine
            {...{ form, measures }}
            unit={measuring.unit}
            line={oneLine.line}
            error={oneLine.error}
            onLine={(line) => onOneLine({ line, isOpen: true })}
            input={lineInput}
            onFocus={measuring.blur}
            onFillIn={fillInLine}
          />
        )}
        <ul
          role="list"
          className="border-t border-hairline shell:grid shell:grid-cols-2 shell:items-start shell:gap-x-3 shell:gap-y-4 shell:border-0"
        >
          {measures.map((measure, index) => (
            <MeasureRow
              key={measure.key}
              {...{ form, measuring, measure, isPhone }}
              last={last.get(measure.key)}
              isFirst={index === 0}
            />
          ))}
        </ul>
        <div className="px-4 pt-3 shell:px-0 shell:pt-4">
          <TextArea {...form.field('measurements.notes')} rows={2} onFocus={measuring.blur} />
        </div>
      </div>
    </div>
  );
}

const quickClass =
  'px-2! text-small! whitespace-nowrap max-phone:text-micro! max-phone:gap-1! shell:min-h-field shell:px-3.5!';

interface LineFieldProps {
  form: MeasurementForm;
  name: 'name' | 'phone' | 'tags';
  label: string;
  onFocus: () => void;
}

/** One line with a dotted underline on phones, a field from 900 px. */
function LineField({ form, name, label, onFocus }: LineFieldProps) {
  const { id, label: _, error, ...input } = form.field(name);
  return (
    <div className="flex flex-wrap items-center gap-x-3 px-4 shell:grid shell:gap-1.5 shell:p-0">
      <label htmlFor={id} className={`${hintClass} shell:text-small! shell:font-semibold shell:text-ink!`}>
        {label}
      </label>
      <input
        type="text"
        {...input}
        id={id}
        className="min-h-tap min-w-0 flex-1 basis-24 rounded-sm border-0 bg-transparent px-1 text-end text-body/[1.3] font-semibold underline decoration-thread decoration-dotted underline-offset-4 focus-visible:no-shadow focus-visible:-outline-offset-2 shell:min-h-field shell:rounded shell:border shell:border-edge shell:bg-surface shell:px-3.5 shell:text-start shell:font-normal shell:no-underline"
        inputMode={name === 'phone' ? 'tel' : undefined}
        onChange={name === 'phone' ? withLatinDigits(input.onChange) : input.onChange}
        autoComplete="off"
        enterKeyHint="next"
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
        onFocus={(event) => {
          // The label of the sheet is replaced, a name is corrected.
          if (name === 'tags') event.currentTarget.select();
          onFocus();
        }}
      />
      <div className="w-full empty:hidden">
        <FieldNotes id={id} error={error} />
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
