import { ofEach } from '@shared/contract/field';
import { orderCalls } from '@shared/orders/calls';
import { orderFields } from '@shared/orders/fields';
import { isOwed } from '@shared/orders/lists';
import type { Order, OrderUpdate, StageInput } from '@shared/orders/order';
import { orderLimits } from '@shared/orders/order-limits';
import { stageChanges } from '@shared/orders/stage-changes';
import { stageNames, stages, type Stage } from '@shared/orders/stages';
import { createdWith, updateChanges } from '@shared/orders/writes';
import { newRowId, rowIdOf } from '../../lib/api/row-id';
import { secondKey } from '../../lib/api/submission-key';
import type { Entry, KeptRow, NewEntry } from '../../lib/offline-state';
import type { Outcome } from '../outcome';
import { isSame } from '../merge';
import { rowOfClient } from './customers';
import type { AddedClient, At, Here, NounWith, RowBeside } from './noun';
import { oldestFirst, paymentOf } from './payments';
import { compare } from './sorting';
import { stated } from './stated';

type Body = Entry['body'];

export const orders: NounWith<'orders'> = {
  table: 'orders',
  words: { one: 'order', changed: 'Order changed' },
  path: '/api/orders',
  // They come back one by one: what a client ordered is not lost with the client's row alone.
  parent: { table: 'customers', field: 'customerId', comesBack: false },
  shownBy: [orderCalls.list.path],
  fields: { ...orderFields, stage: { label: 'Stage', kind: 'choice', choices: { names: stageNames } } },
  clientOf: ({ customerId }) => customerId,
  inAnswer: { payments: { table: 'payments', isList: true }, customer: { table: 'customers' } },
  saidOnce: ['numberWasTaken'],
  complete: withPayments,
  writes: {
    create: {
      kind: 'creation',
      address: orderCalls.create,
      make: orderOf,
      // The number and the currency are proposals.
      only: ['id', 'number', 'currency', 'timeZone', 'payment', 'newClient'],
      broughtBack: { names: Object.keys(orderFields) },
      client: clientIn,
      beside: (entry) => [...firstPayment(entry), ...rowOfClient(clientIn(entry.body))],
      hasBeside: ({ payments = [] }, { payment }) =>
        !payment || (payments as KeptRow[]).some(({ amount }) => isSame(amount, (payment as KeptRow).amount)),
      renewed: ({ payment }) => (payment ? { payment: { ...payment, id: newRowId() } } : {}),
      propose: async (body, here, { currency }) => {
        body.number ??= followingNumber(await here.all('orders'));
        body.currency ??= currency();
      },
      renumbered: ({ body }, { id: orderId, customerId, number }) =>
        number === body.number
          ? undefined
          : { orderId, customerId: String(customerId), number: Number(number), proposed: Number(body.number) },
    },
    update: { kind: 'change', address: orderCalls.update, make: updated, needsRow: true },
    changeStage: {
      kind: 'change',
      address: orderCalls.changeStage,
      make: staged,
      needsRow: true,
      rebase: rebasedStage,
      restore: ({ stage }) => (stage ? { stage } : undefined),
    },
  },
  reads: [
    { address: orderCalls.list, answer: ({ query }, here) => listed(query, here) },
    {
      address: orderCalls.get,
      answer: async ({ params: { id = '' } }, here) => {
        const order = await here.get('orders', id);
        return order && (await withPayments([order], here))[0];
      },
    },
  ],
};

function clientIn({ newClient, customerId }: Body): AddedClient | undefined {
  return newClient ? { ...(newClient as AddedClient), id: customerId as string } : undefined;
}

/** The payment that is written with a new order is a row of its own. */
function firstPayment({ id: orderId, key, body }: NewEntry): RowBeside[] {
  const paid = body.payment as { id?: string } | null | undefined;
  const id = paid?.id ?? rowIdOf(secondKey(key));
  return paid ? [{ table: 'payments', id, values: { ...paymentOf(paid), orderId } }] : [];
}

function orderOf({ payment: _, newClient: _client, timeZone: _zone, ...body }: Body, { now }: At): object {
  return {
    ...ofEach(orderFields, 'empty'),
    ...{ stage: 'taken', told: {}, ...createdWith(body, new Date(now)) },
    ...{ readyAt: null, closedAt: null, readyOn: null, closedOn: null, cancelledBecause: null },
    ...{ linkToken: null, linkShowsBalance: false, clientAskedAt: null, clientHasItAt: null },
    ...stated(body),
  };
}

function updated(body: Body, before: KeptRow, { now, zone }: At): object {
  return stated(updateChanges(before as unknown as Order, body as unknown as OrderUpdate, new Date(now), zone));
}

function staged(input: Body, before: KeptRow, { now, zone }: At): object {
  const asDate = (text: string | null) => (text === null ? null : new Date(text));
  const order = before as unknown as Order;
  const dated = { ...order, readyAt: asDate(order.readyAt), closedAt: asDate(order.closedAt) };
  // Times become texts, as in an answer.
  return JSON.parse(JSON.stringify(stageChanges(dated, input as unknown as StageInput, new Date(now), zone))) as object;
}

/** The further stage stays. A step back, and one from or to Cancelled, is asked. */
function rebasedStage(entry: Entry, current: KeptRow): Outcome {
  const [mine, theirs] = [entry.body.stage as Stage, current.stage as Stage];
  if (mine === theirs) return { kind: 'done', row: current };
  const [from, to] = [stages.findIndex((each) => each === theirs), stages.findIndex((each) => each === mine)];
  if (theirs === entry.base?.stage || (from >= 0 && to > from))
    return { kind: 'send', entry: { ...entry, base: current } };
  return { kind: 'ask', entry, question: { kind: 'stage', current } };
}

/** Returns the number that the server gives to the next order: after the highest one, or the lowest free one after the last. */
function followingNumber(orders: readonly KeptRow[]): number {
  const taken = new Set(orders.map(({ number }) => Number(number)));
  const next = [...taken].reduce((most, number) => Math.max(most, number), 0) + 1;
  if (next <= orderLimits.number) return next;
  let free = 1;
  while (taken.has(free)) free += 1;
  return free;
}

/** Adds its payments to each order. */
async function withPayments(orders: KeptRow[], here: Here): Promise<KeptRow[]> {
  const few = orders.length < 50;
  const paid = few
    ? (await Promise.all(orders.map(({ id }) => here.ofParent('payments', id)))).flat()
    : await here.all('payments');
  const byOrder = new Map<unknown, KeptRow[]>();
  for (const payment of paid) byOrder.set(payment.orderId, [...(byOrder.get(payment.orderId) ?? []), payment]);
  return orders.map((order) => ({ ...order, payments: (byOrder.get(order.id) ?? []).sort(oldestFirst) }));
}

async function listed({ customerId, state: asked, month }: Record<string, string | undefined>, here: Here) {
  const state = asked ?? (customerId ? undefined : 'open');
  const rows = customerId ? await here.ofParent('orders', customerId) : await here.all('orders');
  const isListed = ({ closedOn }: KeptRow) =>
    (state === undefined || (state === 'open') === (closedOn === null)) &&
    (!month || String(closedOn).startsWith(month));
  const orders = (await withPayments(rows.filter(isListed), here)) as unknown as Order[];
  const shown = state === 'owed' ? orders.filter((order) => order.stage === 'collected' && isOwed(order)) : orders;
  const direction = state === 'open' && !customerId ? 1 : -1;
  const day = ({ closedOn }: Order) => (customerId || state === 'open' ? '' : (closedOn ?? ''));
  return shown.sort((one, other) => direction * (compare(day(one), day(other)) || one.number - other.number));
}
