import type { Customer, ImportedCustomer } from '@shared/customers/contract';
import { customerFields } from '@shared/customers/fields';
import { customerDetails, eachDetail, type CustomerDetail, type CustomerValues } from '@shared/customers/values';
import type { ImportedOrder } from '@shared/orders/import';
import type { Choice, Duplicate, Entry, Plan } from '../plan/planned';

/** Returns what is sent for a plan: new clients, and the duplicates that are not left out. */
export function importedOf(
  { fresh, duplicates }: Plan,
  choiceOf: (duplicate: Duplicate) => Choice,
): ImportedCustomer[] {
  const made = new Map<Entry, ImportedCustomer>();
  /** What is merged into a client of the tailor, by the client's id. */
  const merges = new Map<string, ImportedCustomer>();
  const add = (entry: Entry) => made.set(entry, withRecords(entry.input, entry.records));
  fresh.forEach(add);
  for (const duplicate of duplicates) {
    const choice = choiceOf(duplicate);
    if (choice === 'skip') continue;
    const { of } = duplicate;
    const merged = 'id' in of ? merges.get(of.id) : made.get(of);
    if (choice === 'add') add(duplicate);
    else if (merged) fill(merged, 'id' in of ? ofEmptyFields(of, duplicate) : duplicate);
    else if ('id' in of) {
      const into = mergedInto(of, duplicate);
      merges.set(of.id, into);
      made.set(duplicate, into);
    } else add(duplicate);
  }
  return [...made.values()].filter((each) => each.records || bringsClient(each));
}

/** Whether a client is added or changed, and not only gets records. */
export function bringsClient(customer: ImportedCustomer): boolean {
  return customer.mergeInto === undefined || customerDetails.some((name) => customer[name] != null);
}

/** Returns the orders that are sent for a plan, with the ids that their clients have here. Those of a client who is left out stay out. */
export function importedOrders(plan: Plan, choiceOf: (duplicate: Duplicate) => Choice): ImportedOrder[] {
  const here = new Map(plan.fresh.map(({ ids }) => [ids?.there, ids?.here]));
  for (const duplicate of plan.duplicates) {
    const { of, ids } = duplicate;
    const choice = choiceOf(duplicate);
    const merged = 'id' in of ? of.id : of.ids?.here;
    here.set(ids?.there, choice === 'skip' ? undefined : choice === 'add' ? ids?.here : merged);
  }
  return (plan.orders?.fresh ?? []).flatMap((order) => {
    const customerId = here.get(order.customerId);
    return customerId ? { ...order, customerId } : [];
  });
}

/** How many clients, records and orders are sent. */
export interface ImportedCounts {
  clients: number;
  records: number;
  orders?: number;
}

export function countsOf(customers: readonly ImportedCustomer[]): ImportedCounts {
  const records = customers.reduce((sum, each) => sum + (each.records?.length ?? 0), 0);
  return { clients: customers.filter(bringsClient).length, records };
}

function withRecords(input: CustomerValues, records: ImportedCustomer['records']): ImportedCustomer {
  return records?.length ? { ...input, records } : { ...input };
}

/** Returns the fields that the tailor's client does not have. */
function mergedInto(of: Customer, { input, missing }: Duplicate): ImportedCustomer {
  const details = eachDetail((name) => (of[name] === null ? input[name] : null));
  return { ...withRecords({ name: input.name, ...details }, missing), mergeInto: of.id };
}

/** Returns a further row of a client of the tailor, with the fields that the client does not have. */
const ofEmptyFields = (of: Customer, { input, missing }: Duplicate): FilledFrom => ({
  input: { name: input.name, ...eachDetail((name) => (of[name] === null ? input[name] : null)) },
  records: missing,
  hasNotes: of.notes === null,
});

type FilledFrom = Pick<Entry, 'input' | 'records'> & { hasNotes?: boolean };

/** Fills the empty fields, as the server does, and adds the records. Values that differ are added to the notes. */
function fill(customer: ImportedCustomer, { input, records = [], hasNotes = true }: FilledFrom): void {
  const notes = customer.notes?.split('\n') ?? [];
  const fields = customerDetails.filter((name) => customerFields[name].merge === 'first');
  for (const name of fields) customer[name] ??= input[name];
  const known = [...notes, ...fields.map((name) => customer[name])].flatMap((each) => each?.replace(/^.*: /, '') ?? []);
  const others = fields.filter((name) => input[name] && !known.includes(input[name]));
  const more = [...others.map((name) => `${noteLabel(name)}: ${input[name]}`), ...(input.notes?.split('\n') ?? [])];
  if (hasNotes) customer.notes = [...notes, ...newLines(more, notes)].join('\n') || null;
  if (records.length > 0) customer.records = [...(customer.records ?? []), ...records];
}

/**
 * Returns the lines that the notes do not have. The lines of a ledger's row ('Amount: 35000') belong together: if one of them is new, all of
 * them are, also those that equal another row's.
 */
function newLines(lines: readonly string[], notes: readonly string[]): string[] {
  const isNew = (line: string) => !notes.includes(line);
  const isLabelled = (line: string) => /^[^:]{1,80}: /.test(line);
  const isOfNewRow = lines.some((line) => isLabelled(line) && isNew(line));
  return lines.filter((line) => isNew(line) || (isOfNewRow && isLabelled(line)));
}

/** Returns the label of a value in the notes. A number there is a phone, whether or not it has WhatsApp. */
const noteLabel = (name: CustomerDetail) =>
  customerFields[customerFields[name].matchedBy === 'number' ? 'phone' : name].label;
