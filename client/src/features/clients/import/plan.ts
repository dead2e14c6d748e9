import type { Customer, CustomerInput, ImportedRecord } from '@shared/customers';
import type { SheetInput } from '@shared/sheets';
import { nameKey } from '../../../lib/text-search';
import { numberOwners } from '../../../lib/number-owners';
import { checkedRow, type FoundRow, type FoundRows, type Place } from './found-rows';

/** A client of the file. */
export interface Entry {
  line: number;
  /** Where the row is, if it is not at the place of the plan. */
  place?: Place;
  input: CustomerInput;
  records?: ImportedRecord[];
}

/** A client who is in the book, or in the file before. */
export interface Duplicate extends Entry {
  of: Customer | Entry;
  /** What both have; 'client' is the client of an earlier download whose name and numbers have changed since. */
  why: 'number' | 'name' | 'client';
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

export interface Planning {
  country: string;
  onProgress?: (percent: number) => void;
  signal?: AbortSignal;
}

/** What happens with a duplicate: it is left out, fills the empty fields of the other, or becomes a client of its own. */
export type Choice = 'skip' | 'merge' | 'add';

type Known = Pick<CustomerInput, 'phone' | 'whatsapp'> & { of: Customer | Entry };

/** Rows between two pauses, in which the browser can paint and answer. */
const slice = 50;

/**
 * Returns a function that pauses before some rows of a list and reports the progress; `before` is the number of rows of earlier
 * lists. It throws if the planning is aborted.
 */
export function pauses(total: number, { onProgress, signal }: Planning) {
  return async (index: number, before = 0): Promise<void> => {
    if (index % slice !== 0) return;
    onProgress?.(Math.round(((before + index) / total) * 100));
    await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
  };
}

/** Sorts the rows of a file into new clients, duplicates and bad rows. Reports its progress, and throws if `signal` is aborted. */
export async function planOf({ place, rows }: FoundRows, book: readonly Customer[], planning: Planning): Promise<Plan> {
  const plan: Plan = { place, fresh: [], duplicates: [], bad: [] };
  const owners = numberOwners<Known>(planning.country);
  const names = new Map<string, Customer | Entry>();
  const remember = (of: Customer | Entry, { name, phone, whatsapp }: CustomerInput) => {
    owners.add({ phone, whatsapp, of });
    const key = nameKey(name);
    if (!names.has(key)) names.set(key, of);
  };
  const sortIn = (row: FoundRow) => {
    const input = checkedRow(row);
    if (typeof input === 'string') return plan.bad.push({ line: row.line, reason: input, name: row.fields.name ?? '' });
    const entry = { line: row.line, input };
    const byNumber = [input.phone, input.whatsapp].flatMap((number) => (number && owners.find(number)?.of) || [])[0];
    const of = byNumber ?? names.get(nameKey(input.name));
    if (of) plan.duplicates.push({ ...entry, of, why: byNumber ? 'number' : 'name' });
    else plan.fresh.push(entry);
    remember(of ?? entry, input);
  };
  const pause = pauses(book.length + rows.length, planning);
  for (const [index, customer] of book.entries()) {
    await pause(index);
    remember(customer, customer);
  }
  for (const [index, row] of rows.entries()) {
    await pause(index, book.length);
    sortIn(row);
  }
  return plan;
}

/** Returns where a row of the file is, such as 'Line 3'. No two clients are at the same place. */
export const placeOf = (plan: Plan, { place = plan.place, line }: Pick<Entry, 'place' | 'line'>) => `${place} ${line}`;
