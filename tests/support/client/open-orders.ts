import type { Order } from '@shared/orders/order';
import { ordersApi } from '@shared/orders/contract';
import { isClosed } from '@shared/orders/stages';
import type { FakeApi } from './fake-api';
import { anOrderBook, aGarment as anyGarment, anOrder as anyOrder, aPayment, noFigures } from './orders';
import { anId } from './rows';

/** The day of the tests, a Monday, in the zone of the book. */
export const today = '2026-06-01';

/** Returns an order of a client: one garment for ₦45,000 that is being sewn, and nothing paid. */
export const anOrder = ({ number, ...over }: Partial<Order> & { number: number }): Order =>
  anyOrder({
    ...{ id: anId(number), customerId: anId(1), number, dueOn: null, promisedOn: null },
    ...{ stage: 'sewing', stageTimes: {} },
    ...{ createdAt: '2026-05-01T00:00:00.000Z', updatedAt: '2026-05-01T00:00:00.000Z' },
    ...over,
  });

export const aGarment = (garment: string, over: Partial<Order['garments'][number]> = {}) =>
  anyGarment({ garment, ...over });

export const aFitting = (atTime: string | null, over: Partial<Order['fittings'][number]> = {}) => ({
  ...{ id: crypto.randomUUID(), onDate: today, atTime, note: null, doneAt: null },
  ...over,
});

export const paidFor = (order: Pick<Order, 'id'>, amount: number): Order['payments'] => [
  aPayment(amount, { orderId: order.id }),
];

/** Answers the calls of a tailor's orders, with these orders; changes of a stage and of what is written are kept. */
export function answerOrders(api: FakeApi, given: readonly Order[], nextNumber = 200): void {
  let orders = [...given];
  const keep = (id: string, change: (before: Order) => Partial<Order>): Order => {
    orders = orders.map((order) => (order.id === id ? { ...order, ...change(order) } : order));
    return orders.find((order) => order.id === id)!;
  };
  const isOpen = ({ stage }: Order) => !isClosed(stage);
  api.on(ordersApi.list, ({ query: { state = 'open', month = '' } }) => {
    if (state === 'open') return orders.filter(isOpen);
    const closed = orders.filter(({ closedOn }) => closedOn?.startsWith(month));
    return state === 'closed' ? closed : closed.filter(({ stage }) => stage === 'collected');
  });
  api.on(ordersApi.book, anOrderBook({ timeZone: 'UTC', nextNumber }));
  const none = { garments: [], depositShare: null, method: null };
  api.on(ordersApi.suggestions, none);
  api.on(ordersApi.figures, noFigures);
  api.on(ordersApi.changeStage, ({ params, body: { stage, done } }) =>
    keep(params.id, ({ garments }) => ({
      stage,
      readyOn: stage === 'ready' ? today : null,
      garments: garments.map((each) => ({
        ...each,
        done: done?.[each.id] ?? (stage === 'ready' ? each.quantity : each.done),
      })),
    })),
  );
  api.on(ordersApi.update, ({ params, body: { fittings = [] } }) =>
    keep(params.id, () => ({ fittings: fittings as Order['fittings'] })),
  );
}
