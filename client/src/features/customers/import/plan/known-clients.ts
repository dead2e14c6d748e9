import type { Customer, CustomerInput } from '@shared/customers/contract';
import { isSameNumber, numberEnd } from '@shared/tailor/phone';
import { nameKey } from '../../../../lib/text/text-search';
import { numberOwners } from '../../../../lib/number-owners';
import type { Duplicate, Entry } from './planned';

type Numbers = Pick<CustomerInput, 'phone' | 'whatsapp'>;

interface Known extends Numbers {
  of: Customer | Entry;
}

/** The clients of one name. */
interface Namesakes {
  all: Known[];
  /** The first one without a number. */
  open?: Known;
}

/** Namesakes whose numbers are compared, so that a list of one name alone does not take minutes. */
const mostNamesakes = 50;

/** Remembers clients of the book and of the file, and finds the one whom a row has again. */
export function knownClients(country: string) {
  const owners = numberOwners<Known>(country);
  const namesakes = new Map<string, Namesakes>();
  const share = (one: Numbers, other: Numbers) =>
    numbersOf(one).some((number) => numbersOf(other).some((each) => isSameNumber(number, each, country)));
  return {
    add(of: Customer | Entry, { name, phone, whatsapp }: CustomerInput): void {
      const known = { phone, whatsapp, of };
      owners.add(known);
      const key = nameKey(name);
      const named = namesakes.get(key) ?? { all: [] };
      if (named.all.length < mostNamesakes) named.all.push(known);
      if (numbersOf(known).length === 0) named.open ??= known;
      namesakes.set(key, named);
    },
    find(input: CustomerInput): Pick<Duplicate, 'of' | 'why' | 'isOther'> | undefined {
      const { all = [], open } = namesakes.get(nameKey(input.name)) ?? {};
      const same = all.find((known) => share(known, input));
      if (same) return { of: same.of, why: 'number' };
      const [first] = all;
      const unnumbered = numbersOf(input).length === 0 ? first : open;
      if (unnumbered) return { of: unnumbered.of, why: 'name' };
      const owner = numbersOf(input).flatMap((number) => owners.find(number) ?? [])[0];
      if (owner) return { of: owner.of, why: 'number', isOther: true };
      return first && { of: first.of, why: 'name', isOther: true };
    },
  };
}

/** Returns the numbers that can be compared; '-' is none. */
export const numbersOf = ({ phone, whatsapp }: Numbers) =>
  [phone, whatsapp].flatMap((number) => (number && numberEnd(number) ? [number] : []));
