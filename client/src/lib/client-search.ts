import type { Customer } from '@shared/customers';
import { useMemo } from 'react';
import { foldNumber, nameFolds } from './text-search';

/** A client with what a search looks into, prepared once for all the letters that are typed. */
export interface SearchableClient {
  customer: Customer;
  /** One spelling for each of `nameFolds`. */
  names: string[];
  numbers: string[];
  /** Name and numbers in small letters, otherwise as they are written. */
  written: string[];
}

/** Prepares clients for `searchClients`; once per list, not per letter typed. */
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
 * The clients whose name, phone or WhatsApp contains the query; all of them for an empty query. Case, accents, spacing,
 * apostrophes and hyphens do not matter. A query of signs alone, such as '(', is compared as it is written.
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
  return ({ names, numbers }) =>
    names.some((name, way) => name.includes(spellings[way] ?? '')) || numbers.some((number) => number.includes(digits));
}

/** Those of a list that match what is typed. */
export function useFoundClients(customers: readonly Customer[], query: string): Customer[] {
  const clients = useMemo(() => searchable(customers), [customers]);
  return useMemo(() => searchClients(clients, query), [clients, query]);
}
