import type { Customer } from '@shared/customers/contract';
import { fold } from '../../lib/text/text-search';

/** A letter with which names begin, and the index of the first client of that letter. */
export interface Letter {
  letter: string;
  first: number;
}

/** Returns the base letter for a client's group: 'Đặng' is under D. */
export function letterOf({ name }: Customer): string {
  return ([...fold(name)][0] ?? '').toUpperCase();
}

/** Returns the letters of clients that are sorted by name. */
export function lettersOf(customers: readonly Customer[]): Letter[] {
  const letters: Letter[] = [];
  for (const [index, customer] of customers.entries()) {
    const letter = letterOf(customer);
    if (letters.at(-1)?.letter !== letter) letters.push({ letter, first: index });
  }
  return letters;
}
