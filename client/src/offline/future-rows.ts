import type { SyncedTable } from '@shared/changes/synced-tables';
import { ofEach } from '@shared/contract/field';
import { customerFields } from '@shared/customers/fields';
import { todayIn } from '@shared/orders/days';
import { orderFields } from '@shared/orders/fields';
import type { Order, OrderUpdate, StageInput } from '@shared/orders/order';
import { orderLimits } from '@shared/orders/order-limits';
import { doesPromiseMove } from '@shared/orders/promise';
import { stageChanges } from '@shared/orders/stage-changes';
import { paymentFields } from '@shared/payments/fields';
import { rowIdOf } from '../lib/api/row-id';
import type { Entry, KeptRow } from '../lib/offline-state';
import { addedClient, reversed } from './written-calls';

/** Rows of one table by id. */
export type Rows = Map<string, KeptRow>;

/** What an entry makes of a row: the row that the server will answer, as far as this device knows it. */
interface Effect {
  table: SyncedTable;
  id: string;
  make: (before: KeptRow | undefined) => KeptRow;
}

/** Applies entries to the rows of a table, in their order. `rows` is changed. `zone` is the time zone of the tailor's book. */
export function withEntries(table: SyncedTable, rows: Rows, entries: readonly Entry[], zone: string | null): Rows {
  for (const entry of entries) {
    for (const effect of effectsOf(entry, zone)) {
      const before = rows.get(effect.id);
      // A change of a row that this device does not have. Its base is a version only.
      if (entry.base && !before && !entry.base.createdAt) continue;
      if (effect.table === table) rows.set(effect.id, effect.make(before));
    }
  }
  return rows;
}

/** Returns the number that the server gives to the next order: after the highest one, or the lowest free one after the last. */
export function followingNumber(orders: Rows): number {
  const taken = new Set([...orders.values()].map(({ number }) => Number(number)));
  const next = [...taken].reduce((most, number) => Math.max(most, number), 0) + 1;
  if (next <= orderLimits.number) return next;
  let free = 1;
  while (taken.has(free)) free += 1;
  return free;
}

/** Returns the row of the call's answer, as `withEntries` makes it. */
export function answerRow(entry: Entry, before: KeptRow | undefined, zone: string | null): KeptRow {
  const effects = effectsOf(entry, zone);
  const made = (of: SyncedTable) => effects.filter(({ table }) => table === of).map(({ make }) => make(before));
  const [row] = made(entry.table) as [KeptRow];
  return {
    ...row,
    ...(entry.table === 'orders' && { payments: made('payments') }),
    ...(addedClient(entry) && { customer: made('customers')[0] }),
  };
}

function effectsOf(entry: Entry, zone: string | null): Effect[] {
  const { call, table, id, body, base, writtenAt } = entry;
  const at = new Date(writtenAt).toISOString();
  const times = { createdAt: at, updatedAt: at };
  const row = (values: object): Effect[] => [{ table, id, make: () => ({ ...values, ...times, id }) }];
  const changed = (values: (before: KeptRow) => object): Effect[] => {
    const make = (before = base as KeptRow) => ({ ...before, ...withoutUndefined(values(before)), updatedAt: at });
    return [{ table, id, make }];
  };
  switch (call) {
    case 'customers.create':
      return row(customerOf(body));
    case 'measurements.create':
      return row(recordOf(body));
    case 'walkIns.create': {
      const { name: _name, phone: _phone, ...record } = body;
      return [...row(recordOf(record)), ...clientOf(entry, times)];
    }
    case 'orders.create':
      return [...row(orderOf(body, writtenAt)), ...firstPayment(entry, times), ...clientOf(entry, times)];
    case 'payments.create':
      return row({ ...ofEach(paymentFields, 'empty'), ...storedPayment(body), orderId: entry.orderId });
    case 'orders.update':
      return changed((before) => updatedOrder(before as unknown as Order, body as OrderUpdate, writtenAt, zone));
    case 'orders.changeStage':
      return changed((before) => stagedOrder(before as unknown as Order, body as StageInput, writtenAt, zone));
    case 'customers.update':
    case 'measurements.update':
      return changed(() => body);
    case 'payments.update':
      return changed(() => storedPayment(body));
  }
}

/** What a request says of a payment, without the answer to a question. */
const storedPayment = ({ exceedsPaid: _, ...body }: Entry['body']) => body;

const customerOf = (body: object) => ({ ...ofEach(customerFields, 'empty'), ...withoutUndefined(body) });

function recordOf({ takenAt: _, ...body }: Entry['body']) {
  return { ownMeasures: [], tags: null, sheetId: null, sheetName: null, ...withoutUndefined(body) };
}

function orderOf({ payment: _, newClient: _client, timeZone: _zone, ...body }: Entry['body'], writtenAt: number) {
  return {
    ...ofEach(orderFields, 'empty'),
    ...{ stage: 'taken', stageTimes: { taken: writtenAt }, told: {}, promisedOn: body.dueOn ?? null },
    ...{ readyAt: null, closedAt: null, readyOn: null, closedOn: null, cancelledBecause: null },
    ...{ linkToken: null, linkShowsBalance: false, clientAskedAt: null, clientHasItAt: null },
    ...withoutUndefined(body),
  };
}

/** The client whom a walk-in or an order adds. */
function clientOf(entry: Entry, times: Pick<KeptRow, 'createdAt' | 'updatedAt'>): Effect[] {
  const client = addedClient(entry);
  if (!client) return [];
  return [{ table: 'customers', id: client.id, make: () => ({ ...customerOf(client), ...times, id: client.id }) }];
}

/** The payment that is written with a new order is a row of its own. */
function firstPayment({ id: orderId, key, body }: Entry, times: object): Effect[] {
  const paid = body.payment as { id?: string } | null | undefined;
  if (!paid) return [];
  const id = paid.id ?? rowIdOf(reversed(key));
  return [
    {
      table: 'payments',
      id,
      make: () => ({ ...ofEach(paymentFields, 'empty'), ...paid, ...times, id, orderId }) as unknown as KeptRow,
    },
  ];
}

function updatedOrder(before: Order, { askedBy, ...body }: OrderUpdate, writtenAt: number, zone: string | null) {
  const now = new Date(writtenAt);
  const isMoved = body.dueOn !== before.dueOn;
  const moves = isMoved && doesPromiseMove(before, askedBy, { now, today: todayIn(zone, now) });
  return { ...body, ...(moves && { promisedOn: body.dueOn }), ...(isMoved && { clientAskedAt: null }) };
}

function stagedOrder(before: Order, input: StageInput, writtenAt: number, zone: string | null): object {
  const asDate = (text: string | null) => (text === null ? null : new Date(text));
  const dated = { ...before, readyAt: asDate(before.readyAt), closedAt: asDate(before.closedAt) };
  // Times become texts, as in an answer.
  return JSON.parse(JSON.stringify(stageChanges(dated, input, new Date(writtenAt), zone))) as object;
}

const withoutUndefined = (values: object): object =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
