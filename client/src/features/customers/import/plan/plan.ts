import type { Customer } from '@shared/customers/contract';
import { checkedEntry } from './checked-entry';
import type { FoundRow, FoundRows } from '../reading/found-rows';
import { knownClients } from './known-clients';
import { measureKeys } from '../reading/measure-keys';
import { pauses, type Planning } from '../reading/pauses';
import type { Book } from './plan-archive';
import type { Entry, Plan } from './planned';
import { fingerprintsOf } from './record-fingerprint';

/** The tailor's records and sheets, with which those of a file are compared. */
export type BookRecords = Pick<Book, 'records' | 'sheets'>;

const noRecords: BookRecords = { records: [], sheets: [] };

/** Sorts the rows of a file into new clients, duplicates and bad rows. Reports its progress, and throws if `signal` is aborted. */
export async function planOf(
  { place, rows }: FoundRows,
  book: readonly Customer[],
  { records: ofBook = noRecords, ...planning }: Planning & { records?: BookRecords },
): Promise<Plan> {
  const records = rows.some((row) => row.records?.length) ? { fresh: 0, known: 0 } : undefined;
  const plan: Plan = { place, fresh: [], duplicates: [], bad: [], records };
  const known = knownClients(planning.country);
  const withKeys = measureKeys(ofBook.sheets, ofBook.records);
  const savedRecords = new Set(
    ofBook.records.flatMap((record) => fingerprintsOf(record, true).map(recordOf(record.customerId))),
  );
  const sortIn = (row: FoundRow) => {
    const checked = checkedEntry(row, withKeys, (problem) => plan.bad.push(problem));
    if (!checked) return;
    const { input } = checked;
    const match = known.find(input);
    const isSaved = (fingerprint: string) =>
      match !== undefined && 'id' in match.of && savedRecords.has(recordOf(match.of.id)(fingerprint));
    const missing = checked.records.filter(({ fingerprint }) => !isSaved(fingerprint)).map(({ record }) => record);
    const all = match?.isOther ? checked.records.map(({ record }) => record) : missing;
    const entry: Entry = { line: row.line, place: row.place, input, doubts: checked.row.doubts };
    if (row.records) entry.records = checked.records.map(({ record }) => record);
    if (records) records.fresh += all.length;
    if (records) records.known += checked.records.length - all.length;
    const duplicate = match && { ...entry, ...match, ...(row.records && { missing }) };
    if (duplicate) plan.duplicates.push(duplicate);
    else plan.fresh.push(entry);
    known.add(match && !match.isOther ? match.of : (duplicate ?? entry), input);
  };
  const pause = pauses(book.length + rows.length, planning);
  for (const [index, customer] of book.entries()) {
    await pause(index);
    known.add(customer, customer);
  }
  for (const [index, row] of rows.entries()) {
    await pause(index, book.length);
    sortIn(row);
  }
  return plan;
}

/** Returns a function that returns the key of a client's record. */
const recordOf = (id: string) => (fingerprint: string) => `${id} ${fingerprint}`;
