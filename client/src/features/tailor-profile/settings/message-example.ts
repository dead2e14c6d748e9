import type { OrderBook } from '@shared/orders/book';
import { addDays, type Day } from '@shared/orders/days';
import { orderLinkPath } from '@shared/orders/link-path';
import { decimalsOf } from '@shared/orders/money';
import type { MessageFacts, MessageOrder } from '@shared/orders/messages/message';

/** Returns an invented order, by which a message is shown as a client gets it. */
export function exampleFacts({ currency }: OrderBook, businessName: string, today: Day): MessageFacts {
  const order: MessageOrder = {
    number: 143,
    currency,
    garments: [
      { garment: 'Agbada', quantity: 1, price: 450 * 10 ** decimalsOf(currency) },
      { garment: 'Fila', quantity: 2, price: 0 },
    ],
    discount: 0,
    payments: [],
    stage: 'sewing',
    dueOn: addDays(today, 4),
    dueTime: '16:00',
    readyOn: addDays(today, -2),
    fittings: [{ id: 'example', onDate: addDays(today, 1), atTime: '11:00', note: null, doneAt: null }],
  };
  const link = new URL(orderLinkPath('Gk3vT9xQ2mLr8sYw1ZbNpA'), location.href).href;
  return { order, clientName: exampleName, businessName, today, openUntil: '18:00', link };
}

/** The client of the example. */
export const exampleName = 'Ada';
