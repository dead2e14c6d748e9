import type { Customer } from '@shared/customers/contract';
import { customerFieldNames } from '@shared/customers/values';
import { numberOwners } from '../../../../customers/number-owners';
import type { ArchiveEntry } from './checked-entry';
import { nameKey } from '../../../../lib/text/text-search';
import { numbersOf } from './known-clients';
import type { Duplicate } from './planned';

/** The ids of the clients who have a record, by the record's fingerprint. */
export type ClientsByRecord = ReadonlyMap<string, ReadonlySet<string>>;

/** The tailor's clients that are the same as a client of a file: one, or several that the file does not distinguish. */
export interface Match {
  same: [Customer, ...Customer[]];
  why: Duplicate['why'];
}

/** A client of the file and a client of the tailor that may be the same: the higher the score, the more likely. */
interface Pair {
  entry: ArchiveEntry;
  customer: Customer;
  score: number;
  why: Duplicate['why'];
}

const scores = { id: 128, record: 32, number: 16, name: 8, field: 1 } as const;

interface MatchOptions {
  country: string;
  clientsByRecord: ClientsByRecord;
  pause: (index: number) => Promise<void>;
}

/** The most clients with one name that are compared. Without a limit, thousands of clients with the same name take minutes. */
const mostNamesakes = 50;

/**
 * Finds the clients of a download among the tailor's clients. Pairs are taken from the highest score to the lowest, and each client is
 * in one pair at most. Clients with the same name and different numbers are different people. A client with a name alone is left
 * unmatched if several clients have that name.
 */
export async function matchClients(
  entries: readonly ArchiveEntry[],
  customers: readonly Customer[],
  { country, clientsByRecord, pause }: MatchOptions,
): Promise<Map<ArchiveEntry, Match>> {
  const byId = new Map(customers.map((customer) => [customer.id, customer]));
  const owners = numberOwners(country, customers);
  const namesakes = grouped(customers, ({ name }) => nameKey(name));

  const pairsOf = (entry: ArchiveEntry): Pair[] => {
    const { row, input, records } = entry;
    const own = byId.get(row.id ?? '');
    const byNumber = new Set(numbersOf(input).flatMap((number) => owners.findAll(number)));
    const named = namesakes.get(nameKey(input.name)) ?? [];
    const withRecord = new Set(records.flatMap(({ fingerprint }) => [...(clientsByRecord.get(fingerprint) ?? [])]));
    const likely = named.filter(({ id }, index) => index < mostNamesakes || withRecord.has(id));
    return [...new Set([...(own ? [own] : []), ...byNumber, ...likely])].flatMap((customer): Pair[] => {
      const [hasNumber, hasName, hasRecord] = [
        byNumber.has(customer),
        named.includes(customer),
        withRecord.has(customer.id),
      ];
      const isOther = !hasNumber && numbersOf(input).length > 0 && numbersOf(customer).length > 0;
      if (isOther && !hasRecord && customer !== own) return [];
      const score =
        (customer === own ? scores.id : 0) +
        (hasRecord ? scores.record : 0) +
        (hasNumber ? scores.number : 0) +
        (hasName ? scores.name : 0) +
        customerFieldNames.filter((name) => input[name] === customer[name]).length * scores.field;
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
    // A CSV has names and no ids. Its records can belong to any client of that name.
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
