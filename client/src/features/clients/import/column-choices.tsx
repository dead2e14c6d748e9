import { customerLabels } from '@shared/customers';
import { Field } from '../../../ui/controls/field';
import { inputClass } from '../../../ui/controls/input';
import type { ClientField } from './found-rows';
import type { CsvTable, Mapping } from './read-csv';
import type { ReviewActions } from './review';

interface ColumnsProps {
  table: CsvTable;
  mapping: Mapping;
  onMap: ReviewActions['onMap'];
}

const fields = Object.entries(customerLabels) as [ClientField, string][];

/** What each column of a CSV holds, for the user to change. */
export function ColumnChoices({ table, mapping, onMap }: ColumnsProps) {
  return (
    <section aria-labelledby="import-columns">
      <h3 id="import-columns" className="mb-2 font-display text-h3">
        Columns
      </h3>
      <ul role="list" className="grid gap-x-6 gap-y-3 shell:grid-cols-2">
        {table.columns.map(({ heading, sample }, index) => (
          <li key={index} className="grid grid-cols-[minmax(0,1fr)_minmax(0,9rem)] items-center gap-3">
            <span className="min-w-0">
              <b className="block truncate text-small font-semibold">{heading}</b>
              <span className="block truncate text-micro text-muted">{sample || 'empty'}</span>
            </span>
            <Field label={`Column ${heading}`} labelHidden>
              {(control) => (
                <select
                  {...control}
                  className={inputClass({ size: 'compact', end: 'select' })}
                  value={mapping[index]}
                  onChange={({ currentTarget: { value } }) =>
                    void onMap(
                      table,
                      mapping.map((field, at) => (at === index ? (value as Mapping[number]) : field)),
                    )
                  }
                >
                  <option value="">Leave out</option>
                  {fields.map(([field, label]) => (
                    <option key={field} value={field}>
                      {label}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          </li>
        ))}
      </ul>
    </section>
  );
}
