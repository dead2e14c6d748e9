import type { SyncedTable } from '@shared/changes/synced-tables';
import type { Address } from '@shared/contract/endpoint';
import { newRowId, rowIdOf } from '../lib/api/row-id';
import { secondKey, submissionKey } from '../lib/api/submission-key';
import type { CallParts } from '../lib/api/transport';
import type { Entry, KeptRow, NewEntry, WrittenCall } from '../lib/offline-state';
import { isSame } from './merge';
import type { AddedClient } from './nouns/noun';
import { allNouns, allWrites, creationOf, nounOf, writeOf } from './nouns/nouns';

/** When an entry is written, by the clocks that the device knows. */
export type Stamp = Pick<Entry, 'writtenAt' | 'aheadMs' | 'notBefore'>;

/** Returns whether a write can change rows of the copy. */
export const concernsBook = ({ path }: Address): boolean =>
  allNouns.some((noun) => path === noun.path || path.startsWith(`${noun.path}/`));

/** Returns the entry of a call; undefined if the call is not written on this device first. */
export function entryOf(address: Address, parts: CallParts, stamp: Stamp): NewEntry | undefined {
  const found = allWrites.find(([, { write }]) => isAt(write.address, address));
  if (!found) return undefined;
  const [call, { write, table }] = found;
  const params = (parts.params ?? {}) as { id?: string; orderId?: string };
  // As it is sent: without properties that have no value.
  const given = JSON.parse(JSON.stringify(parts.body)) as Entry['body'];
  const key = parts.idempotencyKey ?? submissionKey();
  // An attempt with the same key is the same rows.
  const idOf = (of: string) => (/^[0-9a-f]{32}$/.test(of) ? rowIdOf(of) : newRowId());
  const id = params.id ?? (given.id as string | undefined) ?? idOf(key);
  const ids = write.kind === 'creation' && { id, ...write.ids?.(given, () => idOf(secondKey(key))) };
  return {
    ...{ ...stamp, call, table, id, key, orderId: params.orderId, body: { ...given, ...ids } },
    ...(parts.changing && { base: { id, createdAt: '', updatedAt: parts.changing.updatedAt } }),
  };
}

export const isAt = (one: Address, other: Address): boolean => one.method === other.method && one.path === other.path;

/** Returns the call that sends an entry. */
export function callOf({ call, id, orderId, body, base, key }: NewEntry): [address: Address, parts: CallParts] {
  const { kind, address } = writeOf(call);
  return [
    address,
    { params: { id, orderId }, body, changing: base, ...(kind === 'creation' && { idempotencyKey: key }) },
  ];
}

/** Returns the client whom a walk-in or an order adds; undefined if the entry adds none beside its row. */
export const addedClient = ({ call, body }: Pick<Entry, 'call' | 'body'>): AddedClient | undefined =>
  creationOf(call)?.client?.(body);

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
  const creation = creationOf(entry.call);
  const call = entry.call.replace('create', 'update') as WrittenCall;
  const isKnown = allWrites.some(([name]) => name === call);
  if (!creation || !isKnown || !isOfClient(current, entry)) return undefined;
  const body = Object.entries(entry.body).filter(([name]) => !creation.only.includes(name));
  // Nothing is known of the row from which it starts, so that every value that differs is asked about.
  const base = { id: entry.id, createdAt: '', updatedAt: '' };
  return { ...entry, call, body: Object.fromEntries(body), base };
}

/** Returns whether a row has all values with which it is created again. */
export function isMadeOf(row: KeptRow, entry: NewEntry): boolean {
  const creation = creationOf(entry.call);
  if (!creation) return false;
  const { body } = entry;
  // A walk-in has the fields of its client beside those of its record.
  const has: Record<string, unknown> = { ...(row.customer as KeptRow | undefined), ...row };
  const names = Object.keys(body).filter((name) => !creation.only.includes(name));
  const hasBeside = creation.hasBeside?.(row, body) ?? true;
  return hasBeside && isOfClient(row, entry) && names.every((name) => isSame(has[name], body[name]));
}

/** Returns the row to which that of an entry belongs, if the entry names it. */
export function parentOf({ table, orderId, body }: Pick<Entry, 'table' | 'orderId' | 'body'>) {
  const { parent } = nounOf(table);
  const named: Entry['body'] = { orderId, ...body };
  const id = parent && named[parent.field];
  return parent && typeof id === 'string' ? { table: parent.table, id } : undefined;
}

/** Returns the ids of all rows that an entry creates, changes or refers to. */
export function idsOf(entry: Pick<Entry, 'table' | 'id' | 'orderId' | 'body'>): string[] {
  return [entry.id, parentOf(entry)?.id].filter((each) => each !== undefined);
}

/** Returns the rows without which an entry cannot be sent: that which it changes, and that to which it refers. */
export function neededRows(entry: NewEntry): { table: SyncedTable; id: string }[] {
  const { call, table, id } = entry;
  const parent = addedClient(entry) ? undefined : parentOf(entry);
  return [...(isCreation({ call }) ? [] : [{ table, id }]), ...(parent ? [parent] : [])];
}

/** Returns the row that the server does not have: that of a change, or the one that a new row belongs to. */
export function missingRow(entry: Entry, isDeleted: boolean): { table: SyncedTable; id: string } | undefined {
  const { table, id } = entry;
  return isDeleted || !isCreation(entry) || addedClient(entry) ? { table, id } : parentOf(entry);
}

export const isCreation = ({ call }: Pick<Entry, 'call'>): boolean => writeOf(call).kind === 'creation';

/** Returns whether an entry makes the row of an id: also its new client, and the first payment of an order. */
export function makes(entry: NewEntry, id: string): boolean {
  const creation = creationOf(entry.call);
  if (!creation) return false;
  return [entry, ...(creation.beside?.(entry) ?? [])].some((row) => row.id === id);
}
