import type { Customer } from '@shared/customers/contract';
import { etagOf } from '@shared/contract/version';
import { ordersApi } from '@shared/orders/contract';
import type { Order } from '@shared/orders/order';
import { paymentsApi, type Payment, type PaymentInput } from '@shared/payments/contract';
import { refusal, type FakeApi } from './fake-api';
import { answerPhotos } from './order-photos';
import { anOrderBook, aGarment as aLine, anOrder, aPayment, noFigures } from './orders';

const savedAt = '2026-05-09T09:14:00.000Z';

/** Returns a garment for ₦140,000. */
export const aGarment = (fields: Parameters<typeof aLine>[0] = {}) =>
  aLine({ garment: 'Reception dress', price: 14_000_000, ...fields });

/** Returns an order of a client, in hand, in naira. */
export const anOrderOf = (customer: Customer, fields: Partial<Order> = {}): Order =>
  anOrder({
    ...{ customerId: customer.id, number: 133, garments: [aGarment()], dueOn: null },
    ...{ promisedOn: fields.dueOn ?? null, stageTimes: { taken: Date.parse(savedAt) } },
    ...{ createdAt: savedAt, updatedAt: savedAt },
    ...fields,
  });

/** Returns a payment of an order in cash. */
export const aPaymentOf = (orderId: string, fields: Partial<Payment> = {}): Payment =>
  aPayment(2_250_000, { orderId, onDate: '2026-05-12', createdAt: savedAt, updatedAt: savedAt, ...fields });

interface Versioned {
  updatedAt: string;
}

/**
 * Answers the calls for one order and its payments as the server does, with versions; the order has no photos. Returns the stored
 * order; another device changes it by `touch`.
 */
export function answerOrder(api: FakeApi, order: Order) {
  for (const payment of order.payments) payment.orderId = order.id;
  let clock = Date.parse('2026-06-01T09:00:00.000Z');
  const touch = <Row extends Versioned>(row: Row, fields: Partial<Row>): Row =>
    Object.assign(row, fields, { updatedAt: new Date((clock += 1000)).toISOString() });
  const changed = <Row extends Versioned>(row: Row, headers: Record<string, string>, change: () => Row) =>
    headers['If-Match'] === etagOf(row)
      ? structuredClone(change())
      : refusal(412, { message: 'Changed', code: 'changed_meanwhile', current: structuredClone(row) });
  api.on(
    ordersApi.book,
    anOrderBook({ currency: 'NGN', timeZone: 'Africa/Lagos', weeklyGarments: 7, nextNumber: 143 }),
  );
  api.on(ordersApi.suggestions, { garments: [], depositShare: null, method: 'transfer' });
  api.on(ordersApi.figures, noFigures);
  api.on(ordersApi.list, () => (order.closedOn === null ? [structuredClone(order)] : []));
  api.on(ordersApi.get, () => structuredClone(order));
  api.on(ordersApi.update, ({ headers, body }) => {
    const { askedBy: _, currency: __, ...written } = body;
    return changed(order, headers, () => touch(order, written as Partial<Order>));
  });
  api.on(ordersApi.changeStage, ({ headers, body: { stage, because, done } }) =>
    changed(order, headers, () => {
      const isMade = stage === 'ready' || stage === 'collected';
      const garments = order.garments.map((each) => ({
        ...each,
        done: done?.[each.id] ?? (isMade ? each.quantity : each.done),
      }));
      const closedOn = stage === 'collected' || stage === 'cancelled' ? '2026-06-01' : null;
      return touch(order, {
        ...{ stage, garments, closedOn, cancelledBecause: because ?? null },
        readyOn: isMade ? '2026-06-01' : null,
        stageTimes: { ...order.stageTimes, [stage]: clock },
      });
    }),
  );
  api.on(ordersApi.tell, ({ body: { kind } }) =>
    structuredClone(touch(order, { told: { ...order.told, [kind]: clock } })),
  );
  api.on(ordersApi.makeLink, () => {
    const token = `${clock}`.padEnd(21, 'x') + 'A';
    touch(order, { linkToken: token });
    return { token };
  });
  api.on(ordersApi.changeLink, ({ body: { showsBalance } }) =>
    structuredClone(touch(order, { linkShowsBalance: showsBalance })),
  );
  api.on(ordersApi.removeLink, () => void touch(order, { linkToken: null }));
  api.on(ordersApi.delete, undefined);
  answerPhotos(api);
  const stored = ({ id, method = null, note = null, ...rest }: PaymentInput | Payment) => ({
    ...rest,
    method,
    note,
    id,
  });
  api.on(paymentsApi.create, ({ body }) => {
    const existing = order.payments.find(({ id }) => id === body.id);
    const { id = crypto.randomUUID(), ...rest } = stored(body as PaymentInput);
    const row = existing ?? aPaymentOf(order.id, { ...rest, id });
    if (!existing) order.payments.push(row);
    return structuredClone(row);
  });
  api.on(paymentsApi.update, ({ params, headers, body }) => {
    const row = order.payments.find(({ id }) => id === params.id);
    if (!row) return refusal(404, { message: 'Payment not found', code: 'not_found' });
    const { id: _, ...rest } = stored(body as PaymentInput);
    return changed(row, headers, () => touch(row, rest));
  });
  api.on(paymentsApi.delete, ({ params }) => {
    order.payments = order.payments.filter(({ id }) => id !== params.id);
    return undefined;
  });
  return { order, touch };
}
