import type { Customer } from '@shared/customers';
import { useMemo } from 'react';
import { foldNumber, nameFolds } from './text-search';

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
  return ({ names, numbers }) =>
    names.some((name, way) => name.includes(spellings[way] ?? '')) || numbers.some((number) => number.includes(digits));
}

/** Returns the clients that match the typed query. */
export function useFoundClients(customers: readonly Customer[], query: string): Customer[] {
  const clients = useMemo(() => searchable(customers), [customers]);
  return useMemo(() => searchClients(clients, query), [clients, query]);
}
