import type { Customer } from '@shared/customers/contract';
import { numberOwners } from '../../../../lib/number-owners';
import type { ArchiveEntry } from './checked-entry';
import { nameKey } from '../../../../lib/text/text-search';
import { numbersOf } from './known-clients';
import type { Duplicate } from './planned';

/** The ids of the clients who have a record, by its print. */
export type Holders = ReadonlyMap<string, ReadonlySet<string>>;

/** The client of the book who is the client of a file. `same` has several if the file cannot tell them apart. */
export interface Match {
  same: [Customer, ...Customer[]];
  why: Duplicate['why'];
}

/** What a client of the file and one of the book have in common: the higher the score, the more likely they are the same. */
interface Pair {
  entry: ArchiveEntry;
  customer: Customer;
  score: number;
  why: Duplicate['why'];
}

const scores = { id: 128, record: 32, number: 16, name: 8, field: 1 } as const;

const fields = ['name', 'phone', 'whatsapp', 'notes'] as const;

/** Namesakes of one client that are compared, so that a book with one name alone does not take minutes. */
const mostNamesakes = 50;

/**
 * Finds the clients of an exported book in the tailor's book. The best pairs win, and each client is in one pair. Clients with the
 * same name and other numbers are different ones, and so are clients of whom only the name is known if there are several.
 */
export async function matchClients(
  entries: readonly ArchiveEntry[],
  customers: readonly Customer[],
  { country, holders, pause }: { country: string; holders: Holders; pause: (index: number) => Promise<void> },
): Promise<Map<ArchiveEntry, Match>> {
  const byId = new Map(customers.map((customer) => [customer.id, customer]));
  const owners = numberOwners(country, customers);
  const namesakes = grouped(customers, ({ name }) => nameKey(name));

  const pairsOf = (entry: ArchiveEntry): Pair[] => {
    const { row, input, records } = entry;
    const own = byId.get(row.id ?? '');
    const byNumber = new Set(numbersOf(input).flatMap((number) => owners.findAll(number)));
    const named = namesakes.get(nameKey(input.name)) ?? [];
    const holding = new Set(records.flatMap(({ print }) => [...(holders.get(print) ?? [])]));
    const likely = named.filter(({ id }, index) => index < mostNamesakes || holding.has(id));
    return [...new Set([...(own ? [own] : []), ...byNumber, ...likely])].flatMap((customer): Pair[] => {
      const [hasNumber, hasName, hasRecord] = [
        byNumber.has(customer),
        named.includes(customer),
        holding.has(customer.id),
      ];
      const isOther = !hasNumber && numbersOf(input).length > 0 && numbersOf(customer).length > 0;
      if (isOther && !hasRecord && customer !== own) return [];
      const score =
        (customer === own ? scores.id : 0) +
        (hasRecord ? scores.record : 0) +
        (hasNumber ? scores.number : 0) +
        (hasName ? scores.name : 0) +
        fields.filter((field) => input[field] === customer[field]).length * scores.field;
      return [{ entry, customer, score, why: hasNumber ? 'number' : hasName ? 'name' : 'client' }];
    });
  };

  const pairs: Pair[] = [];
  for (const [index, entry] of entries.entries()) {
    await pause(index);
    pairs.push(...pairsOf(entry));
  }
  const ofCustomer = grouped(pairs, ({ customer }) => customer);
  const ofEntry = grouped(pairs, ({ entry }) => entry);
  const matches = new Map<ArchiveEntry, Match>();
  const taken = new Set<Customer>();
  const isOpen = ({ entry, customer }: Pair) => !matches.has(entry) && !taken.has(customer);
  for (const pair of pairs.sort((one, other) => other.score - one.score)) {
    if (!isOpen(pair)) continue;
    const { entry, customer, score, why } = pair;
    const isRival = (each: Pair) => each !== pair && each.score === score && isOpen(each);
    const rivals = () => [...(ofEntry.get(entry) ?? []), ...(ofCustomer.get(customer) ?? [])].filter(isRival);
    const isByName = entry.row.id && score < scores.number && entry.records.length > 0;
    if (isByName && rivals().length > 0) continue;
    // A CSV has names alone: what it has of one name can belong to any client of that name.
    const named = entry.row.id ? [] : (namesakes.get(nameKey(entry.input.name)) ?? []);
    const others = named.filter((each) => each !== customer);
    matches.set(entry, { same: [customer, ...others], why });
    taken.add(customer);
  }
  return matches;
}

function grouped<K, T>(all: readonly T[], keyOf: (each: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const each of all) {
    const group = groups.get(keyOf(each));
    if (group) group.push(each);
    else groups.set(keyOf(each), [each]);
  }
  return groups;
}
