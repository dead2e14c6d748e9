import { customerLabels } from '@shared/customers/values';
import { lengthUnitNames } from '@shared/measurements/length-units';
import { measureName } from '@shared/measurements/catalogue';
import { lengthUnits, type LengthUnit } from '@shared/measurements/units';
import { Field } from '../../../../ui/controls/field';
import { inputClass } from '../../../../ui/controls/input';
import type { CsvColumn } from '../csv/columns';
import type { Mapping, Target } from '../csv/mapping';
import { measureHeading } from '../csv/measure-heading';
import { DoubtText } from './doubt-text';
import type { CsvTable } from '../reading/read-csv';
import type { ReviewActions } from '../review';

interface ColumnsProps {
  table: CsvTable;
  mapping: Mapping;
  onMap: ReviewActions['onMap'];
}

const targets: [Target, string][] = [
  ['', 'Leave out'],
  ...(Object.entries(customerLabels) as [Target, string][]),
  ['both', 'Phone and WhatsApp'],
  ['measure', 'Measure'],
  ['date', 'Date measured'],
];

/** What each column of a CSV becomes, for the user to change. */
export function ColumnChoices({ table, mapping, onMap }: ColumnsProps) {
  const mapTo = (index: number, target: Target) =>
    void onMap(table, { ...mapping, targets: mapping.targets.map((each, at) => (at === index ? target : each)) });
  const hasOpenUnit = table.columns.some(
    ({ unit }, index) => mapping.targets[index] === 'measure' && !(unit ?? table.unit),
  );
  return (
    <section aria-labelledby="import-columns">
      <h3 id="import-columns" className="mb-2 font-display text-h3">
        Columns
      </h3>
      {hasOpenUnit && (
        <FiguresUnit
          mapping={mapping}
          onChange={(unit) => void onMap(table, { ...mapping, unit, unitDoubt: undefined })}
        />
      )}
      <ul role="list" className="grid gap-x-6 gap-y-3 shell:grid-cols-2">
        {table.columns.map((column, index) => (
          <li key={index} className="grid cols-end-36 items-center gap-3">
            <span className="min-w-0">
              <b className="block truncate text-small font-semibold">{column.heading}</b>
              <span className="block truncate text-micro text-muted">{sampleOf(column, mapping.targets[index])}</span>
              {mapping.targets[index] !== '' && mapping.targets[index] !== 'notes' && (
                <DoubtText>{column.doubt}</DoubtText>
              )}
            </span>
            {column.labels !== undefined ? (
              <span className="text-micro text-muted">Describes {table.columns[column.labels]?.heading}</span>
            ) : (
              <Field label={`Column ${column.heading}`} labelHidden>
                {(control) => (
                  <select
                    {...control}
                    className={inputClass({ size: 'compact', end: 'select' })}
                    value={mapping.targets[index]}
                    onChange={({ currentTarget: { value } }) => mapTo(index, value as Target)}
                  >
                    {targets.map(([target, label]) => (
                      <option key={target} value={target}>
                        {label}
                      </option>
                    ))}
                  </select>
                )}
              </Field>
            )}
          </li>
        ))}
      </ul>
      {table.leftOut.length > 0 && (
        <p className="mt-3 text-micro wrap-anywhere text-muted">
          Not clients, and left out: {table.leftOut.map((text) => `“${text.slice(0, 80)}”`).join(', ')}
        </p>
      )}
    </section>
  );
}

function sampleOf({ heading, sample }: CsvColumn, target: Target | undefined): string {
  const { key } = measureHeading(heading);
  if (target === 'measure' && key) return `${sample} as ${measureName(key)}`;
  return sample || 'empty';
}

/** The unit of figures for which the file names none. */
function FiguresUnit({ mapping, onChange }: { mapping: Mapping; onChange: (unit: LengthUnit) => void }) {
  return (
    <Field className="mb-3 max-w-80" label="Figures are in" hint={<DoubtText>{mapping.unitDoubt}</DoubtText>}>
      {(control) => (
        <select
          {...control}
          className={inputClass({ size: 'compact', end: 'select' })}
          value={mapping.unit}
          onChange={({ currentTarget: { value } }) => onChange(value as LengthUnit)}
        >
          {lengthUnits.map((unit) => (
            <option key={unit} value={unit}>
              {lengthUnitNames[unit]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
