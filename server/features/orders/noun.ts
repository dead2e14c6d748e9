import { keptWords, noun } from '../../noun';
import { orderArchive } from './archive';
import { orderRoutes } from './routes';
import { orderStore } from './store';
import { orders } from './tables';

/** A tailor's orders. `payments` has what clients paid for them. */
export const orderNoun = noun({
  routes: orderRoutes,
  table: orders,
  mine: orderStore,
  archive: orderArchive,
  kept: [
    {
      name: 'Your orders',
      tables: ['orders', 'order_books'],
      what: 'Garments, prices, fittings, promised days, stages and notes of your orders, with the measures that a garment was cut by, what clients pressed on the pages of their orders, the currency and time zone of your book, and your own words for messages. Nobody else can read them, except that a client with the link to an order sees its garments, stages and days, and what is left to pay if you show it, and that your page shows how many were ready on the promised day, if you want that.',
      why: 'To be your order book.',
      howLong: keptWords.untilDeleted,
      wayOut: keptWords.inArchive,
    },
  ],
});
