import { catalogueMeasure } from '@shared/measurements/catalogue';
import type { SheetInput } from '@shared/sheets/contract';
import { useWatch } from 'react-hook-form';
import type { RowForm } from '../../../forms/use-row-form';
import { Button } from '../../../ui/controls/button';
import { Field, FieldNotes } from '../../../ui/controls/field';
import { inputClass } from '../../../ui/controls/input';
import { XIcon } from '../../../ui/display/icons';
import { WhereToMeasure } from '../guide/where-to-measure';
import { MoveButtons } from '../../../ui/controls/move-buttons';
import type { SheetValues } from './sheet-measures';

interface SheetMeasureRowProps {
  form: RowForm<SheetValues, SheetInput>;
  index: number;
  isLast: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One measure of a sheet: its name, its place in the order, and for an own measure its other names and where the tape goes. */
export function SheetMeasureRow({ form, index, isLast, onMove, onRemove }: SheetMeasureRowProps) {
  const at = `measures.${index}` as const;
  const measure = useWatch({ control: form.control, name: at });
  const error = form.formState.errors.measures?.[index];
  const usual = catalogueMeasure(measure.key);
  const id = `sheet-${at}`;
  return (
    <li className="grid gap-2 rounded border border-hairline bg-surface p-2">
      <div className="flex items-center gap-1">
        <input
          {...form.register(`${at}.name`)}
          id={`${id}-name`}
          aria-label={`Name of measure ${index + 1}`}
          aria-invalid={error?.name ? true : undefined}
          aria-describedby={error?.name ? `${id}-name-error` : undefined}
          autoComplete="off"
          className={inputClass({ className: 'min-w-0 grow' })}
        />
        <MoveButtons name={measure.name} isFirst={index === 0} isLast={isLast} onMove={(by) => onMove(index + by)} />
        <Button variant="ghost" iconOnly data-remove aria-label={`Remove ${measure.name}`} onClick={onRemove}>
          <XIcon />
        </Button>
      </div>
      <FieldNotes id={`${id}-name`} error={error?.name?.message} />
      {usual ? (
        <div className="flex items-center justify-between gap-2 ps-1">
          <p className="text-micro text-muted">
            {usual.name !== measure.name && `${usual.name}: `}
            {usual.guide}
          </p>
          <WhereToMeasure measureKey={measure.key} name={measure.name} guide={usual.guide} className="-my-2" />
        </div>
      ) : (
        <details className="px-1 text-small">
          <summary className="min-h-tap cursor-pointer content-center">Other names, where the tape goes</summary>
          <div className="grid gap-3 pb-1 sm:grid-cols-2">
            <Field label="Other names" hint="With commas between them" error={error?.synonyms?.message}>
              {(control) => (
                <input
                  {...control}
                  defaultValue={measure.synonyms?.join(', ')}
                  onChange={(event) =>
                    form.setValue(`${at}.synonyms`, namesIn(event.currentTarget.value), { shouldDirty: true })
                  }
                  autoComplete="off"
                  className={inputClass()}
                />
              )}
            </Field>
            <Field label="Where the tape goes" error={error?.guide?.message}>
              {(control) => (
                <input {...form.register(`${at}.guide`)} {...control} autoComplete="off" className={inputClass()} />
              )}
            </Field>
          </div>
        </details>
      )}
    </li>
  );
}

const namesIn = (text: string) =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
