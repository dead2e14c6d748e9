import type { Customer, CustomerInput, ImportedCustomer } from '@shared/customers';
import type { Choice, Duplicate, Plan } from './plan';

/** Returns what is sent for a plan: new clients, and the duplicates that are not left out. */
export function importedOf(
  { fresh, duplicates }: Plan,
  choiceOf: (duplicate: Duplicate) => Choice,
): ImportedCustomer[] {
  const entries = new Map(fresh.map((entry) => [entry, withRecords(entry.input, entry.records)]));
  const more: ImportedCustomer[] = [];
  for (const duplicate of duplicates) {
    const choice = choiceOf(duplicate);
    if (choice === 'skip') continue;
    if (choice === 'add') more.push(withRecords(duplicate.input, duplicate.records));
    else if ('id' in duplicate.of) more.push(...mergedInto(duplicate.of, duplicate));
    else fill(entries.get(duplicate.of), duplicate.input);
  }
  return [...entries.values(), ...more];
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

/** Returns what the other client does not have; nothing if that is nothing. */
function mergedInto(of: Customer, { input, missing }: Duplicate): ImportedCustomer[] {
  const left = (field: 'phone' | 'whatsapp' | 'notes') => (of[field] === null ? input[field] : null);
  const details = { phone: left('phone'), whatsapp: left('whatsapp'), notes: left('notes') };
  const merged = { ...withRecords({ name: input.name, ...details }, missing), mergeInto: of.id };
  return merged.records || bringsClient(merged) ? [merged] : [];
}

/** Fills the empty fields, as the server does. */
function fill(customer: ImportedCustomer | undefined, { phone, whatsapp, notes }: CustomerInput): void {
  if (!customer) return;
  customer.phone ??= phone;
  customer.whatsapp ??= whatsapp;
  customer.notes ??= notes;
}
