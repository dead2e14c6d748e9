import type { Measurement } from '@shared/measurements/contract';
import { lengthParts } from '@shared/measurements/units';
import { valuesByKey, valuesOf } from '@shared/measurements/values';
import type { Day } from '@shared/orders/days';
import type { Order } from '@shared/orders/order';
import { Button } from '../../../ui/controls/button';
import { dateText, useDayOf } from './dates';
import { type Snapshot, snapshotOf } from '@shared/orders/measures';

interface MeasuresProps {
  measures: NonNullable<Order['garments'][number]['measures']>;
  /** A later record of the same kind with other values. */
  newer: Measurement | undefined;
  today: Day;
  onUse: (record: Measurement) => void;
}

/** The measures of a garment as they were: cut garments do not change with the body. Newer ones are offered, never taken by themselves. */
export function Measures({ measures, newer, today, onUse }: MeasuresProps) {
  const dayOf = useDayOf();
  return (
    <div className="mt-1.5 rounded bg-sunken px-3 py-2">
      {measures.label && (
        <p className="text-micro font-medium wrap-anywhere" dir="auto">
          {measures.label}
        </p>
      )}
      <dl className="flex flex-wrap gap-x-4 gap-y-0.5 text-small text-muted">
        {valuesOf(measures).map(({ key, name, value }) => {
          const { figure, unit } = lengthParts(value);
          return (
            <div key={key} className="flex min-w-0 items-baseline gap-1.5 wrap-anywhere">
              <dt dir="auto">{name}</dt>
              <dd>
                <span className="font-display text-name font-heading text-ink lining-nums tabular-nums">{figure}</span>{' '}
                {unit && <span className="text-micro">{unit}</span>}
              </dd>
            </div>
          );
        })}
      </dl>
      {newer && (
        <p className="mt-1 flex items-center justify-between gap-x-3 border-t border-hairline text-micro">
          <span className="min-w-0 py-1 wrap-anywhere">
            Newer, from {dateText(dayOf(newer.createdAt), today)}: {newValuesText(measures, newer)}
          </span>
          <Button variant="action" size="s" className="-me-3 flex-none" onClick={() => onUse(newer)}>
            Use them
          </Button>
        </p>
      )}
    </div>
  );
}

/**
 * Returns the newest record of the same kind that was taken after a snapshot and differs from it: one with its label, or of its sheet.
 * `records` are those of the client, newest first.
 */
export function newerRecord(snapshot: Snapshot, records: readonly Measurement[]): Measurement | undefined {
  const source = records.find(({ id }) => id === snapshot.recordId);
  const isSameKind = ({ tags, sheetId }: Measurement) =>
    tags === snapshot.label || (sheetId !== null && sheetId === source?.sheetId);
  const newest = records.find(
    (record) => record.id !== snapshot.recordId && record.createdAt > snapshot.takenAt && isSameKind(record),
  );
  return newest && newValues(snapshot, newest).length > 0 ? newest : undefined;
}

/** Returns the measures of a record that differ from those of a snapshot. */
function newValues(snapshot: Snapshot, record: Measurement) {
  const before = valuesByKey(snapshot);
  return valuesOf(snapshotOf(record)).filter(({ key, value }) => before.get(key)?.value !== value);
}

/** Returns 'waist 28, hip 40', or the first three with the number of the others. */
export function newValuesText(snapshot: Snapshot, record: Measurement): string {
  const changed = newValues(snapshot, record);
  const named = changed.slice(0, 3).map(({ name, value }) => `${name.toLowerCase()} ${lengthParts(value).figure}`);
  const more = changed.length - named.length;
  return more > 0 ? `${named.join(', ')} and ${more} more` : named.join(', ');
}
