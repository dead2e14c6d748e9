import { isSpecified } from '@shared/measurements/catalogue';
import type { Measurement, Value } from '@shared/measurements/contract';
import { valuesOf } from '@shared/measurements/values';

const shown = 3;

/** Returns three values of a record, the last of which is an own measure's if there is one, and the number of the other ones. */
export function figuresOf(record: Measurement): { figures: Value[]; more: number } {
  const all = valuesOf(record);
  const own = all.find(({ key }) => !isSpecified(key));
  const first = all.slice(0, shown);
  const figures = own && !first.includes(own) ? [...first.slice(0, shown - 1), own] : first;
  return { figures, more: all.length - figures.length };
}
