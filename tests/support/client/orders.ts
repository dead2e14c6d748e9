import type { OrderBook, OrderFigures } from '@shared/orders/book';
import type { Order } from '@shared/orders/order';
import type { Payment } from '@shared/payments/contract';

const savedAt = '2026-06-01T09:14:00.000Z';

type Garment = Order['garments'][number];

/** Returns a garment of an order, with an agreed price of 45,000 naira. */
export const aGarment = (fields: Partial<Garment> = {}): Garment => ({
  id: crypto.randomUUID(),
  garment: 'Agbada',
  kind: 'new',
  works: [],
  quantity: 1,
  done: 0,
  price: 4_500_000,
  wearer: null,
  measures: null,
  ...fields,
});

/** Returns an order in naira that was taken on 1 June 2026. */
export const anOrder = (fields: Partial<Order> = {}): Order => ({
  id: crypto.randomUUID(),
  customerId: crypto.randomUUID(),
  number: 144,
  currency: 'NGN',
  garments: [aGarment()],
  discount: 0,
  fittings: [],
  dueOn: '2026-06-16',
  dueTime: null,
  promisedOn: '2026-06-16',
  rush: false,
  stage: 'taken',
  stageTimes: { taken: Date.parse(savedAt) },
  readyAt: null,
  closedAt: null,
  readyOn: null,
  closedOn: null,
  cancelledBecause: null,
  told: {},
  clothFrom: null,
  clothNote: null,
  style: null,
  notes: null,
  linkToken: null,
  linkShowsBalance: false,
  clientAskedAt: null,
  clientHasItAt: null,
  payments: [],
  createdAt: savedAt,
  updatedAt: savedAt,
  ...fields,
});

/** Returns the order book of a tailor in Nigeria who has said nothing of it. */
export const anOrderBook = (fields: Partial<OrderBook> = {}): OrderBook => ({
  currency: 'NGN',
  timeZone: null,
  weeklyGarments: null,
  nextNumber: 1,
  makesLinks: true,
  linksShowBalance: false,
  messages: {},
  ...fields,
});

/** Returns a payment for an order, in minor units; below zero is given back. */
export const aPayment = (amount: number, fields: Partial<Payment> = {}): Payment => ({
  id: crypto.randomUUID(),
  orderId: crypto.randomUUID(),
  amount,
  method: 'cash',
  onDate: '2026-06-01',
  note: null,
  createdAt: savedAt,
  updatedAt: savedAt,
  ...fields,
});

/** The figures of a tailor without orders. */
export const noFigures: OrderFigures = {
  ...{ months: [], owed: [], owing: [], weeks: [] },
  ...{ kept: 0, promised: 0, daysLate: null, since: null },
  onPage: { kept: 0, promised: 0, collected: 0 },
};
