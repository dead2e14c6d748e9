import { ofEach } from '@shared/contract/field';
import { orderCalls } from '@shared/orders/calls';
import { paymentCalls } from '@shared/payments/calls';
import { paymentFields } from '@shared/payments/fields';
import type { Entry } from '../../lib/offline-state';
import { isSame } from '../merge';
import type { NounWith } from './noun';
import { byText } from './sorting';
import { stated } from './stated';

/** Returns a new payment. */
export const paymentOf = (body: object): object => ({ ...ofEach(paymentFields, 'empty'), ...stated(body) });

/** What a request says of a payment, without the answer to a question. */
const written = ({ exceedsPaid: _, ...body }: Entry['body']) => body;

/** How close two equal payments are, so that one may have been entered twice: ten minutes. */
const twiceMs = 10 * 60_000;

export const oldestFirst = byText(({ onDate, createdAt, id }) => `${String(onDate)} ${createdAt} ${id}`);

export const payments: NounWith<'payments'> = {
  table: 'payments',
  words: { one: 'payment', changed: 'Payment changed' },
  path: '/api/payments',
  parent: { table: 'orders', field: 'orderId', comesBack: true },
  shownBy: [orderCalls.list.path],
  fields: paymentFields,
  writes: {
    create: {
      kind: 'creation',
      address: paymentCalls.create,
      make: (body) => paymentOf(written(body)),
      only: ['id', 'exceedsPaid'],
      broughtBack: { names: Object.keys(paymentFields) },
      twin: ({ body }, siblings, at) =>
        siblings.find(
          ({ amount, createdAt }) => isSame(amount, body.amount) && Math.abs(Date.parse(createdAt) - at) < twiceMs,
        ),
    },
    update: { kind: 'change', address: paymentCalls.update, make: (body) => stated(written(body)) },
  },
  reads: [
    {
      address: paymentCalls.list,
      answer: async ({ params: { orderId = '' } }, here) =>
        (await here.get('orders', orderId)) && (await here.ofParent('payments', orderId)).sort(oldestFirst),
    },
  ],
};
