import type { ImportedRecord } from '@shared/customers/contract';
import { valuesOf } from '@shared/measurements/values';
import { format } from 'date-fns';
import { sameAs } from '../plan/duplicate-words';
import type { Doubts } from '../reading/found-rows';
import { placeOf, type Choice, type Duplicate, type Entry, type Plan } from '../plan/planned';

/** One client of the preview. */
export interface PreviewRow {
  place: string;
  entry: Entry;
  measures: string;
  /** What happens to a client that the tailor has already. */
  fate?: string;
  /** Why the row is doubtful, by field. */
  doubts: Doubts;
  isDoubtful: boolean;
}

/** Returns all clients of a plan, the doubtful ones first and then in the order of the file. */
export function previewRows(plan: Plan, choiceOf: (duplicate: Duplicate) => Choice): PreviewRow[] {
  const all: (Entry | Duplicate)[] = [...plan.fresh, ...plan.duplicates];
  return all
    .sort((one, other) => one.line - other.line)
    .map((entry): PreviewRow => {
      const duplicate = 'of' in entry ? entry : undefined;
      const other = duplicate?.isOther ? `${capital(sameAs(duplicate))}.` : undefined;
      const field = duplicate?.why === 'number' ? 'phone' : 'name';
      const doubts = {
        ...entry.doubts,
        ...(other && { [field]: [entry.doubts?.[field], other].filter(Boolean).join(' ') }),
      };
      return {
        place: placeOf(plan, entry),
        entry,
        measures: measuresOf(entry.records ?? []),
        fate: duplicate && fates[choiceOf(duplicate)](duplicate),
        doubts,
        isDoubtful: Object.values(doubts).some(Boolean),
      };
    })
    .sort((one, other) => Number(other.isDoubtful) - Number(one.isDoubtful));
}

const capital = (text: string) => text.replace(/^./, (first) => first.toUpperCase());

const fates: Record<Choice, (duplicate: Duplicate) => string | undefined> = {
  skip: (duplicate) => `Left out: ${sameAs(duplicate)}`,
  merge: (duplicate) => `Merged: ${sameAs(duplicate)}`,
  add: () => undefined,
};

/** '12 May 2024: Neck 15 in, Chest 40 in'; of several records the number alone. */
function measuresOf(records: readonly ImportedRecord[]): string {
  const [record] = records;
  if (!record) return '';
  if (records.length > 1) return `${records.length} records`;
  const values = valuesOf(record).map(({ name, value }) => `${name} ${value}`);
  return `${format(record.takenAt, 'd MMM yyyy')}: ${values.join(', ')}`;
}
