import { sheetLimits } from '@shared/sheets/sheet-limits';
import type { Sheet, SheetInput } from '@shared/sheets/contract';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFieldArray } from 'react-hook-form';
import type { RowForm } from '../../../forms/use-row-form';
import { ComboboxField } from '../../../ui/controls/combobox-field';
import { FieldNotes, labelClass } from '../../../ui/controls/field';
import { measureFor, measuresToAdd, namesToAdd, type SheetValues } from './sheet-measures';
import { SheetMeasureRow } from './sheet-measure-row';

interface SheetMeasuresFieldProps {
  form: RowForm<SheetValues, SheetInput>;
  /** The tailor's sheets, whose own measures are suggested. */
  sheets: readonly Sheet[];
}

/** The measures of a sheet in the order in which they are taken. Another one is found by any of its names, or made. */
export function SheetMeasuresField({ form, sheets }: SheetMeasuresFieldProps) {
  const { fields, append, remove, swap } = useFieldArray({ control: form.control, name: 'measures', keyName: 'rowId' });
  const [typed, setTyped] = useState('');
  const { measures: errors } = form.formState.errors;
  const chosen = fields.map(({ key }) => key);
  const all = measuresToAdd(sheets).filter(({ key }) => !chosen.includes(key));
  const add = (name: string) => {
    append(all.find((each) => each.name === name) ?? measureFor(all, name), { shouldFocus: false });
    setTyped('');
  };
  const group = useRef<HTMLFieldSetElement>(null);
  /** The focus goes to the measure that follows, to the last one, or without any to the whole group. */
  const removeAt = (index: number) => {
    flushSync(() => remove(index));
    const left = group.current?.querySelectorAll<HTMLElement>('[data-remove]');
    (left?.[Math.min(index, left.length - 1)] ?? group.current)?.focus();
  };
  const id = 'sheet-measures';
  return (
    <fieldset ref={group} id={id} tabIndex={-1} className="col-span-full grid min-w-0 gap-2">
      <legend className={labelClass({ className: 'mb-1.5' })}>Measures</legend>
      <ol className="grid gap-2" role="list">
        {fields.map((measure, index) => (
          <SheetMeasureRow
            key={measure.rowId}
            {...{ form, index }}
            isLast={index === fields.length - 1}
            onMove={(to) => swap(index, to)}
            onRemove={() => removeAt(index)}
          />
        ))}
      </ol>
      {fields.length < sheetLimits.measures && (
        <ComboboxField
          label="Add a measure"
          hint="Choose one, or type a name of your own and press Enter"
          placeholder="e.g., Half shoulder"
          text={typed}
          onText={setTyped}
          options={namesToAdd(all, typed)}
          onChoose={add}
          onSettle={() => undefined}
          multiple
        />
      )}
      <FieldNotes id={id} error={errors?.message ?? errors?.root?.message} />
    </fieldset>
  );
}
