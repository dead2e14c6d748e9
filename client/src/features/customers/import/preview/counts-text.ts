import type { ImportedCustomer } from '@shared/customers/contract';
import { countsOf, type ImportedCounts } from '../sending/imported';

const many = (count: number, noun: string) => `${count.toLocaleString('en')} ${count === 1 ? noun : `${noun}s`}`;

/** Returns what is imported: '1 client', '250 clients and 400 records', '2 measuring sheets'. */
export function countsText({ clients, records }: ImportedCounts, sheets = 0): string {
  const parts = [
    ...(clients > 0 || (records === 0 && sheets === 0) ? [many(clients, 'client')] : []),
    ...(records > 0 ? [many(records, 'record')] : []),
    ...(records === 0 && clients === 0 && sheets > 0 ? [many(sheets, 'measuring sheet')] : []),
  ];
  return parts.join(' and ');
}

/** Returns what these clients are, with their records. */
export const sentText = (customers: readonly ImportedCustomer[], sheets: number) =>
  countsText(countsOf(customers), sheets);

/** Returns how far an import is: '100 of 250 clients and 180 of 400 records'. */
export function progressText(saved: ImportedCounts, total: ImportedCounts): string {
  const of = (one: number, all: number, noun: string) => `${one.toLocaleString('en')} of ${many(all, noun)}`;
  const parts = [
    ...(total.clients > 0 || total.records === 0 ? [of(saved.clients, total.clients, 'client')] : []),
    ...(total.records > 0 ? [of(saved.records, total.records, 'record')] : []),
  ];
  return parts.join(' and ');
}
