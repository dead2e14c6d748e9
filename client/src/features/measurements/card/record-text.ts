import { oneLine } from '@shared/pages/one-line';
import type { Measurement } from '@shared/measurements/contract';
import { format } from 'date-fns';
import { cardEntries } from './card-entries';

/** Returns the measures of a record as a message to the client. It has no notes: those are the tailor's own. */
export function recordText(record: Measurement, clientName: string, businessName: string): string {
  const head = [record.tags, format(record.createdAt, 'd MMMM yyyy')]
    .filter(Boolean)
    .map((part) => oneLine(part ?? ''));
  return [
    `Measurements of ${oneLine(clientName)}`,
    head.join(', '),
    '',
    ...cardEntries(record).entries.map(({ name, figure, unit }) => oneLine(`${name}: ${figure} ${unit}`)),
    '',
    oneLine(businessName),
  ].join('\n');
}
