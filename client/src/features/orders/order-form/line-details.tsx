import { maxLengths } from '@shared/contract/limits';
import type { Measurement } from '@shared/measurements/contract';
import type { Day } from '@shared/orders/days';
import type { Garment } from '@shared/orders/garments';
import { snapshotOf } from '@shared/orders/measures';
import { chipButtonClass } from '../../../ui/controls/chips';
import { TextField } from '../../../ui/controls/field';
import { TextArea } from '../../../ui/controls/text-area';
import { recordDay } from './measures-of-line';
import type { LineValues } from './order-values';

/** The newest records that are offered. */
const shown = 6;

interface LineDetailsProps {
  line: LineValues;
  chosen: Garment['measures'];
  records: readonly Measurement[];
  today: Day;
  onChange: (part: Partial<LineValues>) => void;
}

/** Whose measures a garment is cut by, who wears it, and what is done to it. */
export function LineDetails({ line, chosen, records, today, onChange }: LineDetailsProps) {
  const { garment, wearer, works } = line;
  const offered = records.slice(0, shown).map((record) => ({ record, snapshot: snapshotOf(record) }));
  const isKept = chosen !== null && !offered.some(({ record }) => record.id === chosen.recordId);
  return (
    <div className="grid gap-3 py-1">
      <div className="flex flex-wrap gap-1.5" role="group" aria-label={`Measures for ${garment}`}>
        {isKept && (
          <button type="button" className={chipButtonClass()} aria-pressed="true">
            <span dir="auto">{`${chosen.label ?? 'Measures'}, ${recordDay(chosen.takenAt, today)}`}</span>
          </button>
        )}
        {offered.map(({ record, snapshot }) => (
          <button
            key={record.id}
            type="button"
            className={chipButtonClass()}
            aria-pressed={chosen?.recordId === record.id}
            onClick={() => onChange({ measures: snapshot })}
          >
            <span className="wrap-anywhere" dir="auto">
              {`${record.tags ?? 'Measures'}, ${recordDay(record.createdAt, today)}`}
            </span>
          </button>
        ))}
        <button
          type="button"
          className={chipButtonClass()}
          aria-pressed={chosen === null}
          onClick={() => onChange({ measures: null })}
        >
          No measures
        </button>
      </div>
      <TextField
        label="Who wears it"
        optional
        dir="auto"
        autoComplete="off"
        maxLength={maxLengths.name}
        value={wearer}
        onChange={({ currentTarget }) => onChange({ wearer: currentTarget.value })}
      />
      <TextArea
        label="Works"
        optional
        short
        dir="auto"
        hint="One in each line, such as: hem, take in the waist"
        value={works}
        onChange={({ currentTarget }) => onChange({ works: currentTarget.value })}
      />
    </div>
  );
}
