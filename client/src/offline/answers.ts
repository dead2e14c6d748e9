import type { SyncedTable } from '@shared/changes/synced-tables';
import type { Order } from '@shared/orders/order';
import { isOwed } from '@shared/orders/lists';
import type { Entry, KeptRow } from '../lib/offline-state';
import { withEntries, type Rows } from './future-rows';
import type { Mirror } from './mirror';

/** Records in the list of the newest ones, as on the server. */
const recentLimit = 5;

/** What reads need. */
interface Sources {
  mirror: Mirror;
  entries: () => readonly Entry[];
  /** The time zone of the tailor's book. */
  zone: () => string | null;
}

/** Answers reads from the rows on this device, with what is not sent yet. Each answer has the shape of the call's own. */
export function answersFrom({ mirror, entries, zone }: Sources) {
  const rowsOf = async (table: SyncedTable, read: Promise<KeptRow[]>): Promise<Rows> =>
    withEntries(table, new Map((await read).map((row) => [row.id, row])), entries(), zone());
  const all = async (table: SyncedTable) => [...(await rowsOf(table, mirror.all(table))).values()];
  const get = async (table: SyncedTable, id: string) => {
    const row = await mirror.get(table, id);
    return (await rowsOf(table, Promise.resolve(row ? [row] : []))).get(id);
  };
  const recordsOf = async (customerId: string) =>
    [...(await rowsOf('measurements', mirror.recordsOf(customerId))).values()].filter(
      (record) => record.customerId === customerId,
    );

  /** One value of each client with records. */
  const perClient = async <T>(add: (value: T | undefined, record: KeptRow) => T) => {
    const values: Record<string, T> = {};
    const count = (record: KeptRow) => {
      const customerId = record.customerId as string;
      values[customerId] = add(values[customerId], record);
    };
    const isKept = new Set<string>();
    for await (const part of mirror.parts('measurements')) {
      for (const record of part) {
        isKept.add(record.id);
        count(record);
      }
    }
    for (const [id, record] of withEntries('measurements', new Map(), entries(), zone()))
      if (!isKept.has(id)) count(record);
    return values;
  };

  const withPayments = async (orders: KeptRow[]): Promise<Order[]> => {
    const few = orders.length < 50 && orders;
    const paid = few
      ? await Promise.all(few.map(({ id }) => mirror.paymentsOf(id))).then((lists) => lists.flat())
      : await mirror.all('payments');
    const byOrder = new Map<unknown, KeptRow[]>();
    for (const payment of (await rowsOf('payments', Promise.resolve(paid))).values()) {
      const { orderId } = payment;
      byOrder.set(orderId, [...(byOrder.get(orderId) ?? []), payment]);
    }
    const oldestFirst = (one: KeptRow, other: KeptRow) => compare(keyOf(one), keyOf(other));
    const keyOf = ({ onDate, createdAt, id }: KeptRow) => `${String(onDate)} ${createdAt} ${id}`;
    return orders.map(
      (order) => ({ ...order, payments: (byOrder.get(order.id) ?? []).sort(oldestFirst) }) as unknown as Order,
    );
  };

  const orders = async (query: URLSearchParams) => {
    const customerId = query.get('customerId');
    const state = query.get('state') ?? (customerId ? null : 'open');
    const month = query.get('month');
    const rows = customerId
      ? await rowsOf('orders', mirror.ordersOf(customerId))
      : await rowsOf('orders', mirror.all('orders'));
    const isListed = (order: KeptRow) =>
      (!customerId || order.customerId === customerId) &&
      (state === null || (state === 'open') === (order.closedOn === null)) &&
      (!month || String(order.closedOn).startsWith(month));
    const listed = await withPayments([...rows.values()].filter(isListed));
    const shown = state === 'owed' ? listed.filter((order) => order.stage === 'collected' && isOwed(order)) : listed;
    const direction = state === 'open' && !customerId ? 1 : -1;
    const day = ({ closedOn }: Order) => (customerId || state === 'open' ? '' : (closedOn ?? ''));
    return shown.sort((a, b) => direction * (compare(day(a), day(b)) || a.number - b.number));
  };

  const recent = async () => {
    const newest: KeptRow[] = [];
    const add = (records: Iterable<KeptRow>) => {
      newest.push(...records);
      newest.sort(newestFirst).splice(recentLimit);
    };
    for await (const part of mirror.parts('measurements')) add(part);
    const unsent = withEntries('measurements', new Map(newest.map((row) => [row.id, row])), entries(), zone());
    newest.length = 0;
    add(unsent.values());
    const named = newest.map(async (record) => {
      const client = await get('customers', record.customerId as string);
      return { ...record, customerName: client?.name ?? '' };
    });
    return Promise.all(named);
  };

  /** Returns the answer to a GET; undefined if this device has none. */
  return async (address: string): Promise<unknown> => {
    const [path = '', search = ''] = address.split('?');
    const [, , noun, name, part] = path.split('/');
    if (noun === 'customers' && !name) return (await all('customers')).sort((a, b) => compare(lower(a), lower(b)));
    if (noun === 'sheets' && !name) return (await all('sheets')).sort(byPosition);
    if (noun === 'orders' && !name) return orders(new URLSearchParams(search));
    if (noun === 'orders' && name && isId(name)) {
      const [order] = await withPayments([await get('orders', name)].filter((row) => row !== undefined));
      return part === 'payments' ? order?.payments : part ? undefined : order;
    }
    if (noun !== 'measurements') return undefined;
    if (!name) return recent();
    if (name === 'counts') return perClient<number>((value = 0) => value + 1);
    if (name === 'latest') {
      return perClient<string>((value = '', { createdAt }) => (createdAt > value ? createdAt : value));
    }
    return isId(name) ? (await recordsOf(name)).sort(newestFirst) : undefined;
  };
}

const isId = (text: string) => text.length === 36;

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

const lower = ({ name, id }: KeptRow) => `${String(name).toLowerCase()} ${id}`;

const newestFirst = (one: KeptRow, other: KeptRow) => compare(other.createdAt + other.id, one.createdAt + one.id);

const byPosition = (one: KeptRow, other: KeptRow) =>
  (one.position as number) - (other.position as number) || compare(one.createdAt + one.id, other.createdAt + other.id);
