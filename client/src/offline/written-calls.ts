import { syncedTables, type SyncedTable } from '@shared/changes/synced-tables';
import type { Address } from '@shared/contract/endpoint';
import { customerCalls } from '@shared/customers/calls';
import { measurementCalls } from '@shared/measurements/calls';
import { orderCalls } from '@shared/orders/calls';
import { paymentCalls } from '@shared/payments/calls';
import { walkInCalls } from '@shared/walk-ins/calls';
import { newRowId, rowIdOf } from '../lib/api/row-id';
import { submissionKey } from '../lib/api/submission-key';
import type { Entry, KeptRow, WrittenCall } from '../lib/offline-state';
import { isSame } from './merge';

interface Pattern extends Address {
  call: WrittenCall;
  table: SyncedTable;
}

/** The calls that are written on this device first. */
const patterns: readonly Pattern[] = [
  { call: 'customers.create', table: 'customers', ...customerCalls.create },
  { call: 'customers.update', table: 'customers', ...customerCalls.update },
  { call: 'measurements.create', table: 'measurements', ...measurementCalls.create },
  { call: 'measurements.update', table: 'measurements', ...measurementCalls.update },
  { call: 'walkIns.create', table: 'measurements', ...walkInCalls.create },
  { call: 'orders.create', table: 'orders', ...orderCalls.create },
  { call: 'orders.update', table: 'orders', ...orderCalls.update },
  { call: 'orders.changeStage', table: 'orders', ...orderCalls.changeStage },
  { call: 'payments.create', table: 'payments', ...paymentCalls.create },
  { call: 'payments.update', table: 'payments', ...paymentCalls.update },
];

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const compiled = patterns.map((pattern) => ({
  ...pattern,
  match: new RegExp(`^${pattern.path.replace(/:(\w+)/, `(?<$1>${uuid})`)}$`),
}));

const bookPath = new RegExp(`^/api/(${[...syncedTables, 'walk-ins'].join('|')})(/|$)`);

/** Returns whether a write to an address can change rows of the copy. */
export const concernsBook = (address: string): boolean => bookPath.test(address);

/** A change as it is sent, before it has a number. */
export type NewEntry = Omit<Entry, 'number'>;

/** When an entry is written, by the clocks that the device knows. */
export type Stamp = Pick<Entry, 'writtenAt' | 'aheadMs' | 'notBefore'>;

/** Returns the entry of a request; undefined if the call is not written on this device first. */
export function entryOf(address: string, { method, headers, body }: RequestInit, stamp: Stamp): NewEntry | undefined {
  for (const { match, call, table, method: of } of compiled) {
    const found = method === of ? match.exec(address) : null;
    if (!found) continue;
    const params = found.groups ?? {};
    const given = JSON.parse(String(body)) as Entry['body'];
    const named = (headers as Record<string, string>)['Idempotency-Key']?.slice(1, -1);
    const version = (headers as Record<string, string>)['If-Match']?.slice(1, -1);
    const key = named ?? submissionKey();
    // An attempt with the same key is the same rows.
    const idOf = (of: string) => (/^[0-9a-f]{32}$/.test(of) ? rowIdOf(of) : newRowId());
    const id = params.id ?? (given.id as string | undefined) ?? idOf(key);
    const ids = method === 'POST' && {
      id,
      ...(call === 'walkIns.create' && { customerId: given.customerId ?? idOf(reversed(key)) }),
    };
    return {
      ...{ ...stamp, call, table, id, key, orderId: params.orderId, body: { ...given, ...ids } },
      ...(version !== undefined && { base: { id, createdAt: '', updatedAt: version } }),
    };
  }
  return undefined;
}

/** Another key that follows from one, for the second row of a submission. */
export const reversed = (key: string): string => key.split('').reverse().join('');

/** Returns the request that sends an entry. */
export function requestOf({ call, id, orderId = '', body, base, key }: NewEntry): [address: string, init: RequestInit] {
  const { method, path } = patterns.find((pattern) => pattern.call === call) as Pattern;
  const headers = {
    'Content-Type': 'application/json',
    ...(base && { 'If-Match': `"${base.updatedAt}"` }),
    ...(method === 'POST' && { 'Idempotency-Key': `"${key}"` }),
  };
  return [path.replace(':orderId', orderId).replace(':id', id), { method, headers, body: JSON.stringify(body) }];
}

/** The calls by which the row of a creation is changed, and what only the creation takes. A walk-in makes two rows. */
const changes: Readonly<Partial<Record<WrittenCall, WrittenCall>>> = {
  'customers.create': 'customers.update',
  'measurements.create': 'measurements.update',
  'orders.create': 'orders.update',
  'payments.create': 'payments.update',
};
const onlyCreated = ['id', 'takenAt', 'number', 'currency', 'timeZone', 'payment', 'newClient', 'exceedsPaid'];

/** The client whom an entry adds beside its row. */
type AddedClient = Pick<KeptRow, 'id' | 'name' | 'phone'>;

/** Returns the client whom a walk-in or an order adds; undefined if the entry adds none beside its row. */
export function addedClient({ call, body }: Pick<Entry, 'call' | 'body'>): AddedClient | undefined {
  const client = call === 'walkIns.create' ? body : call === 'orders.create' ? body.newClient : undefined;
  if (!client) return undefined;
  const { name, phone } = client as Pick<KeptRow, 'name' | 'phone'>;
  return { id: body.customerId as string, name, phone };
}

/** Whether the client in an answer has the name and the number with which an entry adds them. */
function isOfClient({ customer }: KeptRow, entry: NewEntry): boolean {
  const client = addedClient(entry);
  const { name, phone } = (customer ?? {}) as Partial<AddedClient>;
  return !client || (isSame(name, client.name) && isSame(phone, client.phone));
}

/**
 * Returns a creation as a change of `current`, the row that the server already has under its id; undefined for a walk-in, and for an order
 * whose new client has another name or number there.
 */
export function asChange(entry: Entry, current: KeptRow): Entry | undefined {
  const call = changes[entry.call];
  if (!call || !isOfClient(current, entry)) return undefined;
  const body = Object.entries(entry.body).filter(([name]) => !onlyCreated.includes(name));
  // Nothing is known of the row from which it starts, so that every value that differs is asked about.
  const base = { id: entry.id, createdAt: '', updatedAt: '' };
  return { ...entry, call, body: Object.fromEntries(body), base };
}

/** Returns whether a row has all values with which it is created again. */
export function isMadeOf(row: KeptRow, entry: NewEntry): boolean {
  const { body } = entry;
  const { customer, payments = [], ...own } = row;
  // A walk-in has the fields of its client beside those of its record.
  const has: Record<string, unknown> = { ...(customer as KeptRow | undefined), ...own };
  const names = Object.keys(body).filter((name) => !onlyCreated.includes(name));
  const paid = body.payment as KeptRow | null | undefined;
  const isPaid = !paid || (payments as KeptRow[]).some(({ amount }) => isSame(amount, paid.amount));
  return isPaid && isOfClient(row, entry) && names.every((name) => isSame(has[name], body[name]));
}

/** Returns the ids of all rows that an entry creates, changes or refers to. */
export function idsOf({ id, orderId, body }: Pick<Entry, 'id' | 'orderId' | 'body'>): string[] {
  return [id, orderId, body.customerId as string | undefined].filter((each) => each !== undefined);
}

/** Returns the rows without which an entry cannot be sent: that which it changes, and those to which it refers. */
export function neededRows(entry: NewEntry): [table: SyncedTable, id: string][] {
  const { call, table, id, orderId, body } = entry;
  const rows: [SyncedTable, string][] = call.endsWith('create') ? [] : [[table, id]];
  if (orderId) rows.push(['orders', orderId]);
  if (body.customerId && !addedClient(entry)) rows.push(['customers', body.customerId as string]);
  return rows;
}

/** Returns whether an entry makes the row of an id: also its new client, and the first payment of an order. */
export function makes(entry: Entry, id: string): boolean {
  const { call, id: own, body } = entry;
  if (addedClient(entry)?.id === id) return true;
  return call.endsWith('create') && [own, (body.payment as KeptRow | null | undefined)?.id].includes(id);
}
