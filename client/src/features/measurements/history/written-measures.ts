import { isSpecified } from '@shared/measurements/common-measures';
import type { Measurement } from '@shared/measurements/contract';
import { parseLength } from '@shared/measurements/units';
import { measuresOf, namesOf } from './record-history';

/** A measure of a record that has a value. */
export interface WrittenMeasure {
  key: string;
  /** The name as the record has it. */
  name: string;
  /** The value as it was typed. */
  text: string;
  /** The length in millimetres; undefined if the text is not a length, or is 0. */
  mm: number | undefined;
  /** Whether it is one of the record's own measures, not a specified one. */
  isOwn: boolean;
}

/** Returns the measures of a record that have a value: the specified ones in the order of the book, then its own ones. */
export function writtenMeasures(record: Measurement): WrittenMeasure[] {
  const names = namesOf(record);
  return [...measuresOf(record)].map(([key, text]) => ({
    key,
    name: names.get(key) ?? key,
    text,
    mm: parseLength(text)?.mm || undefined,
    isOwn: !isSpecified(key),
  }));
}
