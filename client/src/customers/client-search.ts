import type { Customer } from '@shared/customers/contract';
import { customerFieldList } from '@shared/customers/values';
import { numbersIn } from '@shared/tailor/several-numbers';
import { useMemo } from 'react';
import { foldNumber, nameFolds } from '../lib/text/text-search';
import { sameNumber, searchedNumber, type SearchedNumber } from './same-number';

/** A client with its searchable texts, prepared once for all keystrokes. */
export interface SearchableClient {
  customer: Customer;
  /** The words of all fields in one spelling for each of `nameFolds`. */
  words: string[];
  numbers: SearchedNumber[];
  /** Name and numbers in lower case, otherwise unchanged. */
  written: string[];
}

/** Prepares clients for `searchClients`; call it once per list, not per keystroke. */
export function searchable(customers: readonly Customer[]): SearchableClient[] {
  return customers.map((customer) => {
    const texts = (fields: typeof words) => fields.map(([name]) => customer[name] ?? '');
    return {
      customer,
      words: nameFolds.map((folded) => texts(words).map(folded).join(between)),
      numbers: texts(numbers).flatMap(numbersIn).map(foldNumber).map(searchedNumber),
      written: texts([...words, ...numbers]).map((text) => text.toLowerCase()),
    };
  });
}

const words = customerFieldList.filter(([, { searchedAs }]) => searchedAs === 'words');
const numbers = customerFieldList.filter(([, { searchedAs }]) => searchedAs === 'number');

/** A character that no text of a client has, so that no match begins in one field and ends in the next. */
const between = '\0';

/**
 * Returns the clients with a searched field that contains the query; all of them for an empty query. Ignores case,
 * accents, spacing, apostrophes and hyphens. A query of signs alone, such as '(', must match literally.
 */
export function searchClients(clients: readonly SearchableClient[], query: string): Customer[] {
  return clients.filter(matcherOf(query)).map(({ customer }) => customer);
}

function matcherOf(query: string): (client: SearchableClient) => boolean {
  const spellings = nameFolds.map((folded) => folded(query).trim());
  const digits = foldNumber(query);
  if (digits === '' || spellings.includes('')) {
    const signs = query.trim().toLowerCase();
    return ({ written }) => written.some((text) => text.includes(signs));
  }
  const isNumber = sameNumber(digits);
  return (client) =>
    client.words.some((spelling, fold) => spelling.includes(spellings[fold] ?? '')) || client.numbers.some(isNumber);
}

/** Returns the clients that match the typed query. */
export function useFoundClients(customers: readonly Customer[], query: string): Customer[] {
  const clients = useMemo(() => searchable(customers), [customers]);
  return useMemo(() => searchClients(clients, query), [clients, query]);
}
