import type { Customer } from '@shared/customers/contract';
import { useMemo } from 'react';
import { foldNumber, nameFolds } from './text/text-search';

/** A client with its searchable texts, prepared once for all keystrokes. */
export interface SearchableClient {
  customer: Customer;
  /** One spelling for each of `nameFolds`. */
  names: string[];
  numbers: string[];
  /** Name and numbers in lower case, otherwise unchanged. */
  written: string[];
}

/** Prepares clients for `searchClients`; call it once per list, not per keystroke. */
export function searchable(customers: readonly Customer[]): SearchableClient[] {
  return customers.map((customer) => {
    const numbers = [customer.phone ?? '', customer.whatsapp ?? ''];
    return {
      customer,
      names: nameFolds.map((folded) => folded(customer.name)),
      numbers: numbers.map(foldNumber),
      written: [customer.name, ...numbers].map((text) => text.toLowerCase()),
    };
  });
}

/**
 * Returns the clients whose name, phone or WhatsApp contains the query; all of them for an empty query. Ignores case,
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
  const isNumber = sameDigits(digits);
  return ({ names, numbers }) =>
    names.some((name, way) => name.includes(spellings[way] ?? '')) || numbers.some(isNumber);
}

/** The fewest digits of a whole number without its prefixes. */
const wholeNumber = 6;

/**
 * Returns whether a number contains the digits, or is the same number with another prefix: '0803 555' finds '+234 803 555 0142',
 * and '+2348035550142' finds '0803 555 0142'. Parsing all numbers of a long list would take seconds on a phone.
 */
function sameDigits(digits: string): (number: string) => boolean {
  const local = /^0\d{4,}$/.test(digits) ? digits.slice(1) : undefined;
  const isAbroad = /^(\+|00)\d+$/.test(digits);
  return (number) =>
    number.includes(digits) ||
    (local !== undefined && number.includes(local)) ||
    (isAbroad && /^0[1-9]/.test(number) && number.length > wholeNumber && digits.endsWith(number.slice(1)));
}

/** Returns the clients that match the typed query. */
export function useFoundClients(customers: readonly Customer[], query: string): Customer[] {
  const clients = useMemo(() => searchable(customers), [customers]);
  return useMemo(() => searchClients(clients, query), [clients, query]);
}
