import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  foreignKey,
  index,
  integer,
  json,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { maxLengths } from '../../../shared/contract/limits';
import type { OrderBook } from '../../../shared/orders/book';
import type { Order } from '../../../shared/orders/order';
import { orderLimits } from '../../../shared/orders/order-limits';
import { knownTimes } from '../../../shared/orders/times';
import { atMost, changedIn, createdAt, id, limited, time, updatedAt } from '../../db/columns';
import { customers } from '../customers/tables';
import { tailors } from '../tailor/tables';

/** A whole number that JavaScript counts exactly: an amount in minor units. */
export const minorUnits = () => bigint({ mode: 'number' });

/** Times by name as JSON: milliseconds since 1970. What is no time is not read, so that it stops no list, no page and no feed. */
const times = <Times extends object>() =>
  customType<{ data: Times; driverData: Times | string }>({
    dataType: () => 'json',
    toDriver: (given) => JSON.stringify(given),
    fromDriver: (stored) => knownTimes(typeof stored === 'string' ? (JSON.parse(stored) as Times) : stored),
  })();

/**
 * The orders in a tailor's book. Garments and fittings are JSON, so that a change of an order is one row with one version. The
 * foreign key only allows a client of the same tailor.
 */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    tailorId: uuid().notNull(),
    customerId: uuid().notNull(),
    number: integer().notNull(),
    currency: text().notNull(),
    garments: json().$type<Order['garments']>().notNull(),
    discount: minorUnits().notNull().default(0),
    fittings: json()
      .$type<Order['fittings']>()
      .notNull()
      .default(sql`'[]'`),
    dueOn: date(),
    dueTime: text(),
    promisedOn: date(),
    rush: boolean().notNull().default(false),
    stage: text().$type<Order['stage']>().notNull().default('taken'),
    stageTimes: times<Order['stageTimes']>().notNull(),
    readyAt: time(),
    closedAt: time(),
    /** The days of `readyAt` and `closedAt` in the tailor's time zone at that time, for the months and the kept promises. */
    readyOn: date(),
    closedOn: date(),
    cancelledBecause: text().$type<Order['cancelledBecause']>(),
    told: times<Order['told']>()
      .notNull()
      .default(sql`'{}'`),
    clothFrom: text().$type<Order['clothFrom']>(),
    clothNote: limited(orderLimits.shortNote),
    style: text(),
    notes: text(),
    /** The token of the client's page, 128 random bits; null while the order has no link. */
    linkToken: text(),
    /** Whether the client's page shows what is left to pay. */
    linkShowsBalance: boolean().notNull().default(false),
    /** When the client last pressed 'Remind my tailor' and 'I have it' on that page. */
    clientAskedAt: time(),
    clientHasItAt: time(),
    /** Whether the order comes from a file, which a person can edit: the page does not count its promise. */
    isImported: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    changedIn: changedIn(),
  },
  (table) => [
    index('orders_changed_index').on(table.tailorId, table.changedIn, table.id),
    foreignKey({
      name: 'orders_tailor_id_customer_id_fk',
      columns: [table.tailorId, table.customerId],
      foreignColumns: [customers.tailorId, customers.id],
    }).onDelete('cascade'),
    // The target of the composite foreign key of `payments`.
    unique('orders_tailor_id_id_unique').on(table.tailorId, table.id),
    unique('orders_tailor_id_number_unique').on(table.tailorId, table.number),
    index('orders_open_index')
      .on(table.tailorId, table.number)
      .where(sql`${table.closedOn} is null`),
    index('orders_closed_index')
      .on(table.tailorId, table.closedOn, table.number)
      .where(sql`${table.closedOn} is not null`),
    index('orders_ready_index')
      .on(table.tailorId, table.readyOn)
      .where(sql`${table.readyOn} is not null`),
    // The promises that the page counts, and all that it reads of them (kept-promises.ts).
    index('orders_promises_index')
      .on(table.tailorId, table.promisedOn, table.readyOn, table.closedOn)
      .where(
        sql`${table.promisedOn} is not null and ${table.stage} <> 'cancelled' and not ${table.isImported}
          and ${table.promisedOn} >= (${table.createdAt} at time zone 'Etc/GMT+12')::date`,
      ),
    uniqueIndex('orders_link_token_unique')
      .on(table.linkToken)
      .where(sql`${table.linkToken} is not null`),
    index('orders_of_customer_index').on(table.tailorId, table.customerId, table.number),
    check('orders_stage', sql`${table.stage} in ('taken', 'cutting', 'sewing', 'ready', 'collected', 'cancelled')`),
    check('orders_discount', sql`${table.discount} >= 0`),
    check('orders_number', sql.raw(`number between 1 and ${orderLimits.number}`)),
    check('orders_prices', sql.raw('prices_fit(garments)')),
    atMost('orders_garments_length', 'garments::text', orderLimits.garmentsText),
    atMost('orders_fittings_length', 'fittings::text', orderLimits.fittingsText),
    atMost('orders_style_length', 'style', orderLimits.style),
    atMost('orders_notes_length', 'notes', maxLengths.longText),
  ],
);

/** What holds for all orders of a tailor. A table of its own, so that an order never changes the version of the profile. */
export const orderBooks = pgTable('order_books', {
  tailorId: uuid()
    .primaryKey()
    .references(() => tailors.id, { onDelete: 'cascade' }),
  currency: text(),
  timeZone: text(),
  /** The garments of a usual week, as the tailor said. */
  weeklyGarments: integer(),
  /** Whether each new order gets a link at once, and whether its page shows what is left to pay. */
  makesLinks: boolean().notNull().default(true),
  linksShowBalance: boolean().notNull().default(false),
  /** The tailor's own messages by kind and language, where they differ from those of the product. */
  messages: json()
    .$type<OrderBook['messages']>()
    .notNull()
    .default(sql`'{}'`),
});
