import type { Customer } from '@shared/customers';
import { fold, foldNumber } from './text-search';

/** A client with what a search looks into, prepared once for all the letters that are typed. */
export interface SearchableClient {
  customer: Customer;
  name: string;
  numbers: string[];
}

/** Prepares clients for `searchClients`; once per list, not per letter typed. */
export function searchable(customers: readonly Customer[]): SearchableClient[] {
  return customers.map((customer) => ({
    customer,
    name: fold(customer.name),
    numbers: [customer.phone, customer.whatsapp].map((number) => foldNumber(number ?? '')),
  }));
}

/** Those whose name, phone or WhatsApp holds the query, whatever its case, accents and spacing; all for an empty one. */
export function searchClients(clients: readonly SearchableClient[], query: string): Customer[] {
  const words = fold(query.trim());
  const digits = foldNumber(query);
  const matches = ({ name, numbers }: SearchableClient) =>
    name.includes(words) || (digits !== '' && numbers.some((number) => number.includes(digits)));
  return clients.filter(matches).map(({ customer }) => customer);
}
