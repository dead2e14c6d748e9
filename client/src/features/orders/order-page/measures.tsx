import type { Measurement } from '@shared/measurements/contract';
import { lengthParts } from '@shared/measurements/units';
import { valuesOf } from '@shared/measurements/values';
import type { Day } from '@shared/orders/days';
import type { Order } from '@shared/orders/order';
import { Button } from '../../../ui/controls/button';
import { dateText, useDayOf } from './dates';
import { newValuesText } from './newer-measures';

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
