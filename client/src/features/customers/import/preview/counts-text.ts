import type { Imported } from '../sending/import-steps';
import { countsOf, type ImportedCounts } from '../sending/imported';

const many = (count: number, noun: string) => `${count.toLocaleString('en')} ${count === 1 ? noun : `${noun}s`}`;

/** Returns what is imported: '1 client', '250 clients, 400 records and 12 orders', '2 measuring sheets'. */
export function countsText({ clients, records, orders = 0 }: ImportedCounts, sheets = 0): string {
  const others = records + orders;
  return joined([
    ...(clients > 0 || (others === 0 && sheets === 0) ? [many(clients, 'client')] : []),
    ...(records > 0 ? [many(records, 'record')] : []),
    ...(orders > 0 ? [many(orders, 'order')] : []),
    ...(others === 0 && clients === 0 && sheets > 0 ? [many(sheets, 'measuring sheet')] : []),
  ]);
}

/** Returns what is sent. */
export const sentText = ({ customers, sheets, orders }: Imported) =>
  countsText({ ...countsOf(customers), orders: orders?.length }, sheets?.length);

/** Whether nothing is sent. */
export const isNothing = ({ customers, sheets = [], orders = [] }: Imported) =>
  customers.length + sheets.length + orders.length === 0;

/** Returns how far an import is: '100 of 250 clients and 180 of 400 records'. */
export function progressText(saved: ImportedCounts, total: ImportedCounts): string {
  const of = (one: number, all: number, noun: string) => `${one.toLocaleString('en')} of ${many(all, noun)}`;
  const { orders = 0 } = total;
  return joined([
    ...(total.clients > 0 || total.records + orders === 0 ? [of(saved.clients, total.clients, 'client')] : []),
    ...(total.records > 0 ? [of(saved.records, total.records, 'record')] : []),
    ...(orders > 0 ? [of(saved.orders ?? 0, orders, 'order')] : []),
  ]);
}

function joined(parts: readonly string[]): string {
  return parts.length > 2 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : parts.join(' and ');
}
