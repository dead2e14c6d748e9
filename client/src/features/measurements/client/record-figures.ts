import type { Measurement } from '@shared/measurements/contract';
import { measuresOf, namesOf } from '../history/record-history';

/** A value that stands for its record in a list. */
interface Figure {
  key: string;
  name: string;
  text: string;
}

const shown = 3;

/** Returns three values of a record, the last of which is an own measure if there is one, and the number of the other ones. */
export function figuresOf(record: Measurement): { figures: Figure[]; more: number } {
  const names = namesOf(record);
  const all = [...measuresOf(record)].map(([key, text]) => ({ key, name: names.get(key) ?? key, text }));
  const own = all.find(({ key }) => record.ownMeasures.some((each) => each.key === key));
  const first = all.slice(0, shown);
  const figures = own && !first.includes(own) ? [...first.slice(0, shown - 1), own] : first;
  return { figures, more: all.length - figures.length };
}
