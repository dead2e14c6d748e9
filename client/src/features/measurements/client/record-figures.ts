import { isSpecified } from '@shared/measurements/catalogue';
import type { Value } from '@shared/measurements/contract';

const shown = 3;

/** Returns three values of a record, the last of which is an own measure's if there is one, and the number of the other ones. */
export function figuresOf(values: readonly Value[]): { figures: readonly Value[]; more: number } {
  const own = values.find(({ key }) => !isSpecified(key));
  const first = values.slice(0, shown);
  const figures = own && !first.includes(own) ? [...first.slice(0, shown - 1), own] : first;
  return { figures, more: values.length - figures.length };
}
