import type { Customer, CustomerInput, ImportedCustomer } from '@shared/customers/contract';
import type { Choice, Duplicate, Entry, Plan } from '../plan/planned';

/** Returns what is sent for a plan: new clients, and the duplicates that are not left out. */
export function importedOf(
  { fresh, duplicates }: Plan,
  choiceOf: (duplicate: Duplicate) => Choice,
): ImportedCustomer[] {
  const made = new Map<Entry, ImportedCustomer>();
  const add = (entry: Entry) => made.set(entry, withRecords(entry.input, entry.records));
  fresh.forEach(add);
  for (const duplicate of duplicates) {
    const choice = choiceOf(duplicate);
    if (choice === 'skip') continue;
    const { of } = duplicate;
    const into = 'id' in of ? mergedInto(of, duplicate) : made.get(of);
    if (choice === 'add' || !into) add(duplicate);
    else if ('id' in of) made.set(duplicate, into);
    else fill(into, duplicate);
  }
  return [...made.values()].filter((each) => each.records || bringsClient(each));
}

/** Whether something of a client is saved beside the records. */
export function bringsClient({ mergeInto, phone, whatsapp, notes }: ImportedCustomer): boolean {
  return mergeInto === undefined || [phone, whatsapp, notes].some((detail) => detail !== null);
}

/** How many clients and records are sent. */
export interface ImportedCounts {
  clients: number;
  records: number;
}

export function countsOf(customers: readonly ImportedCustomer[]): ImportedCounts {
  const records = customers.reduce((sum, each) => sum + (each.records?.length ?? 0), 0);
  return { clients: customers.filter(bringsClient).length, records };
}

function withRecords(input: CustomerInput, records: ImportedCustomer['records']): ImportedCustomer {
  return records?.length ? { ...input, records } : { ...input };
}

/** Returns what the other client does not have. */
function mergedInto(of: Customer, { input, missing }: Duplicate): ImportedCustomer {
  const left = (field: 'phone' | 'whatsapp' | 'notes') => (of[field] === null ? input[field] : null);
  const details = { phone: left('phone'), whatsapp: left('whatsapp'), notes: left('notes') };
  return { ...withRecords({ name: input.name, ...details }, missing), mergeInto: of.id };
}

/** Fills the empty fields, as the server does, and adds the records. What is different is added to the notes. */
function fill(customer: ImportedCustomer, { input: { phone, whatsapp, notes }, records = [] }: Entry): void {
  customer.phone ??= phone;
  customer.whatsapp ??= whatsapp;
  const lines = customer.notes?.split('\n') ?? [];
  const known = [...lines, customer.phone, customer.whatsapp].flatMap((each) => each?.replace(/^.*: /, '') ?? []);
  const others = [phone, whatsapp].filter((number) => number && !known.includes(number));
  const more = [...others.map((number) => `Phone: ${number}`), ...(notes?.split('\n') ?? [])];
  customer.notes = [...lines, ...more.filter((line) => !lines.includes(line))].join('\n') || null;
  if (records.length > 0) customer.records = [...(customer.records ?? []), ...records];
}
