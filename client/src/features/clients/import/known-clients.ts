import type { Customer, CustomerInput } from '@shared/customers';
import { isSameNumber, numberEnd } from '@shared/phone';
import { nameKey } from '../../../lib/text-search';
import { numberOwners } from '../../../lib/number-owners';
import type { Duplicate, Entry } from './plan';

type Numbers = Pick<CustomerInput, 'phone' | 'whatsapp'>;

/** Namesakes whose numbers are compared, so that a list of one name alone does not take minutes. */
const mostNamesakes = 50;

/** Remembers clients of the book and of the file, and finds the one whom a row has again. */
export function knownClients(country: string) {
  const owners = numberOwners<Numbers & { of: Customer | Entry }>(country);
  const namesakes = new Map<string, (Numbers & { of: Customer | Entry })[]>();
  const share = (one: Numbers, other: Numbers) =>
    numbersOf(one).some((number) => numbersOf(other).some((each) => isSameNumber(number, each, country)));
  return {
    add(of: Customer | Entry, { name, phone, whatsapp }: CustomerInput): void {
      const known = { phone, whatsapp, of };
      owners.add(known);
      const key = nameKey(name);
      const named = namesakes.get(key);
      if (named) named.push(known);
      else namesakes.set(key, [known]);
    },
    find(input: CustomerInput): Pick<Duplicate, 'of' | 'why' | 'isOther'> | undefined {
      const named = namesakes.get(nameKey(input.name)) ?? [];
      const same = named.slice(0, mostNamesakes).find((known) => share(known, input));
      if (same) return { of: same.of, why: 'number' };
      const open = named.find((known) => numbersOf(known).length === 0 || numbersOf(input).length === 0);
      if (open) return { of: open.of, why: 'name' };
      const owner = numbersOf(input).flatMap((number) => owners.find(number) ?? [])[0];
      if (owner) return { of: owner.of, why: 'number', isOther: true };
      return named[0] && { of: named[0].of, why: 'name', isOther: true };
    },
  };
}

/** Returns the numbers that can be compared; '-' is none. */
export const numbersOf = ({ phone, whatsapp }: Numbers) =>
  [phone, whatsapp].flatMap((number) => (number && numberEnd(number) ? [number] : []));
