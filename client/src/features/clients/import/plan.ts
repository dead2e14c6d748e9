import type { Customer, CustomerInput, ImportedRecord } from '@shared/customers';
import type { SheetInput } from '@shared/sheets';
import { checkedEntry } from './checked-entry';
import type { Doubts, FoundRow, FoundRows, Place } from './found-rows';
import { knownClients } from './known-clients';
import { measureKeys } from './measure-keys';
import { pauses, type Planning } from './pauses';
import type { Book } from './plan-archive';
import { printsOf } from './record-print';

/** A client of the file. */
export interface Entry {
  line: number;
  /** Where the row is, if it is not at the place of the plan. */
  place?: Place;
  input: CustomerInput;
  records?: ImportedRecord[];
  doubts?: Doubts;
}

/** A client who is in the book, or in the file before. */
export interface Duplicate extends Entry {
  of: Customer | Entry;
  /** What both have; 'client' is the client of an earlier download whose name and numbers have changed since. */
  why: 'number' | 'name' | 'client';
  /** Whether both are different people unless the user merges them: one number with two names, or one name with two numbers. */
  isOther?: boolean;
  /** The records that the other does not have. */
  missing?: ImportedRecord[];
}

/** A row that cannot be imported. */
export interface BadRow {
  line: number;
  reason: string;
  name: string;
  /** Where the row is, if it is not at the place of the plan. */
  place?: Place;
  /** Whether it is a record, not a client. */
  isRecord?: boolean;
}

export interface Plan {
  place: Place;
  fresh: Entry[];
  duplicates: Duplicate[];
  bad: BadRow[];
  /** The number of records of all clients that the book does not have, and has; undefined for a file without records. */
  records?: { fresh: number; known: number };
  /** Measuring sheets that the book does not have. */
  sheets?: SheetInput[];
}

/** What happens with a duplicate: it is left out, fills the empty fields of the other, or becomes a client of its own. */
export type Choice = 'skip' | 'merge' | 'add';

/** Records of the book, and its sheets, with which those of a file are compared. */
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
  const holders = new Set(ofBook.records.flatMap((record) => printsOf(record, true).map(heldBy(record.customerId))));
  const sortIn = (row: FoundRow) => {
    const checked = checkedEntry(row, withKeys, (problem) => plan.bad.push(problem));
    if (!checked) return;
    const { input } = checked;
    const match = known.find(input);
    const isHeld = (print: string) =>
      match !== undefined && 'id' in match.of && holders.has(heldBy(match.of.id)(print));
    const missing = checked.records.filter(({ print }) => !isHeld(print)).map(({ record }) => record);
    const all = match?.isOther ? checked.records.map(({ record }) => record) : missing;
    const entry: Entry = { line: row.line, place: row.place, input, doubts: row.doubts };
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

const heldBy = (id: string) => (print: string) => `${id} ${print}`;

/** Returns where a row of the file is, such as 'Line 3'. No two clients are at the same place. */
export const placeOf = (plan: Plan, { place = plan.place, line }: Pick<Entry, 'place' | 'line'>) => `${place} ${line}`;
