import type { Customer } from '@shared/customers/contract';
import { customerNumbers, type CustomerValues } from '@shared/customers/values';
import { isSameNumber, numberEnd } from '@shared/tailor/phone';
import { nameKey } from '../../../../lib/text/text-search';
import { numberOwners, type Numbers } from '../../../../customers/number-owners';
import type { Duplicate, Entry } from './planned';

interface Known extends Numbers {
  of: Customer | Entry;
}

/** The clients with one name. */
interface Namesakes {
  all: Known[];
  /** The first one without a number. */
  open?: Known;
}

/** The most clients with one name whose numbers are compared. Without a limit, a list with one name takes minutes. */
const mostNamesakes = 50;

/** Collects the tailor's clients and those of the file, and finds the one that a further row of the file describes again. */
export function knownClients(country: string) {
  const owners = numberOwners<Known>(country);
  const namesakes = new Map<string, Namesakes>();
  const share = (one: Numbers, other: Numbers) =>
    numbersOf(one).some((number) => numbersOf(other).some((each) => isSameNumber(number, each, country)));
  return {
    add(of: Customer | Entry, input: CustomerValues): void {
      const known = { ...input, of };
      owners.add(known);
      const key = nameKey(input.name);
      const named = namesakes.get(key) ?? { all: [] };
      if (named.all.length < mostNamesakes) named.all.push(known);
      if (numbersOf(known).length === 0) named.open ??= known;
      namesakes.set(key, named);
    },
    find(input: CustomerValues): Pick<Duplicate, 'of' | 'why' | 'isOther'> | undefined {
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
export const numbersOf = (client: Numbers) =>
  customerNumbers.flatMap((name) => {
    const number = client[name];
    return number && numberEnd(number) ? [number] : [];
  });
