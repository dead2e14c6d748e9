import type { Customer, CustomerInput, ImportedCustomer } from '@shared/customers';
import { nameFolds } from '../../../lib/text-search';
import { numberOwners } from '../number-owners';
import { checkedRow, type FoundRow, type FoundRows } from './found-rows';

/** A client of the file. */
export interface Entry {
  line: number;
  input: CustomerInput;
}

/** A client who is in the book, or in the file before. */
export interface Duplicate extends Entry {
  of: Customer | Entry;
  /** What both have. */
  why: 'number' | 'name';
}

export interface Plan {
  place: FoundRows['place'];
  fresh: Entry[];
  duplicates: Duplicate[];
  /** Rows that cannot be imported. */
  bad: { line: number; reason: string; name: string }[];
}

/** What happens with a duplicate: it is left out, fills the empty fields of the other, or becomes a client of its own. */
export type Choice = 'skip' | 'merge' | 'add';

type Known = Pick<CustomerInput, 'phone' | 'whatsapp'> & { of: Customer | Entry };

/** Rows between two pauses, in which the browser can paint and answer. */
const slice = 50;

/** Sorts the rows of a file into new clients, duplicates and bad rows. Reports its progress, and throws if `signal` is aborted. */
export async function planOf(
  { place, rows }: FoundRows,
  book: readonly Customer[],
  { country, onProgress, signal }: { country: string; onProgress?: (percent: number) => void; signal?: AbortSignal },
): Promise<Plan> {
  const plan: Plan = { place, fresh: [], duplicates: [], bad: [] };
  const owners = numberOwners<Known>(country);
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
  const total = book.length + rows.length;
  const pause = async (done: number) => {
    onProgress?.(Math.round((done / total) * 100));
    await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
  };
  for (const [index, customer] of book.entries()) {
    if (index % slice === 0) await pause(index);
    remember(customer, customer);
  }
  for (const [index, row] of rows.entries()) {
    if (index % slice === 0) await pause(book.length + index);
    sortIn(row);
  }
  return plan;
}

const nameKey = (name: string) => nameFolds[0]?.(name).trim() ?? name;

/** Returns what is sent for a plan: new clients, and the duplicates that are not left out. */
export function importedOf(
  { fresh, duplicates }: Plan,
  choiceOf: (duplicate: Duplicate) => Choice,
): ImportedCustomer[] {
  const entries = new Map(fresh.map((entry) => [entry.line, { ...entry.input } as ImportedCustomer]));
  const more: ImportedCustomer[] = [];
  for (const duplicate of duplicates) {
    const choice = choiceOf(duplicate);
    if (choice === 'skip') continue;
    if (choice === 'add') more.push(duplicate.input);
    else if ('id' in duplicate.of) more.push({ ...duplicate.input, mergeInto: duplicate.of.id });
    else fill(entries.get(duplicate.of.line), duplicate.input);
  }
  return [...entries.values(), ...more];
}

/** Fills the empty fields, as the server does. */
function fill(customer: ImportedCustomer | undefined, { phone, whatsapp, notes }: CustomerInput): void {
  if (!customer) return;
  customer.phone ??= phone;
  customer.whatsapp ??= whatsapp;
  customer.notes ??= notes;
}
