import * as z from 'zod/mini';
import { lines } from '../contract/text';
import { messageLanguages } from '../customers/message-languages';
import { paymentWays } from '../payments/fields';
import { currencyCode } from './fields';
import { timeZone } from './order';
import { orderLimits } from './order-limits';
import { allStages, messageKinds } from './stages';

const ownMessages = z.partialRecord(
  z.enum(messageKinds),
  z.partialRecord(
    z.enum(messageLanguages),
    lines(orderLimits.message).check(z.refine((text) => text !== '', 'Write the message')),
  ),
);

/** The tailor's order book: its currency, the zone of its days, and the garments of a usual week. */
export const bookSchema = z
  .object({
    currency: z.string(),
    timeZone: z.nullable(z.string()),
    weeklyGarments: z.nullable(z.int()),
    /** The number that the next order gets. */
    nextNumber: z.int(),
    /** Whether each new order gets a link for the client, and whether its page shows what is left to pay. */
    makesLinks: z.boolean(),
    linksShowBalance: z.boolean(),
    /** The tailor's own messages, by kind and language. */
    messages: ownMessages,
  })
  .register(z.globalRegistry, { id: 'OrderBook' });

export const bookInputSchema = z
  .object({
    currency: z.optional(currencyCode),
    timeZone: z.optional(timeZone),
    weeklyGarments: z.optional(
      z.nullable(
        z
          .int('Give a whole number')
          .check(z.minimum(1, 'Give a number of garments'), z.maximum(orderLimits.weekly, 'Is too large')),
      ),
    ),
    makesLinks: z.optional(z.boolean()),
    linksShowBalance: z.optional(z.boolean()),
    /** Replaces all of the tailor's own messages. */
    messages: z.optional(ownMessages),
  })
  .register(z.globalRegistry, { id: 'OrderBookInput' });

/** What the form offers before anything is typed. */
export const suggestionsSchema = z
  .object({
    garments: z.array(
      z.object({
        garment: z.string(),
        kind: z.enum(['new', 'alteration']),
        /** The last price of one in this book, or the from-price of the profile; null is none. */
        price: z.nullable(z.int()),
        currency: z.string(),
      }),
    ),
    /** The part of the price that was last paid as a deposit: 0.5 is half. */
    depositShare: z.nullable(z.number()),
    method: z.nullable(z.enum(paymentWays)),
  })
  .register(z.globalRegistry, { id: 'OrderSuggestions' });

/** A sum in minor units. One that JavaScript does not count exactly is sent as its digits. */
const sum = z.union([z.int(), z.string().check(z.regex(/^-?\d+$/))]);

export const figuresSchema = z
  .object({
    /** Money by month and currency, oldest month first: what was taken, and what was given back. */
    months: z.array(z.object({ month: z.string(), currency: z.string(), taken: sum, givenBack: sum })),
    /** What is left to pay of orders that are ready or collected, by currency. */
    owed: z.array(z.object({ currency: z.string(), amount: sum, orders: z.int() })),
    /** The orders of `owed`, those that wait longest first, at most 200. */
    owing: z.array(
      z.object({
        id: z.uuid(),
        customerId: z.uuid(),
        number: z.int(),
        currency: z.string(),
        amount: sum,
        stage: z.enum(allStages),
        readyOn: z.nullable(z.string()),
        closedOn: z.nullable(z.string()),
      }),
    ),
    /** The first day of all on which money was taken or an order got ready; null without one. */
    since: z.nullable(z.string()),
    /** Garments finished in the week that begins on `monday`, newest first; an alteration is a quarter. */
    weeks: z.array(z.object({ monday: z.string(), garments: z.number() })),
    /** Of the orders that got ready with a promise: how many on that day or before. */
    kept: z.int(),
    promised: z.int(),
    /** The mean number of days by which the others were late; null if none was. */
    daysLate: z.nullable(z.number()),
    /** What the tailor's page can show, of all times: `KeptPromises`, and how many of these orders were collected. */
    onPage: z.object({ kept: z.int(), promised: z.int(), collected: z.int() }),
  })
  .register(z.globalRegistry, { id: 'OrderFigures' });

export type OrderBook = z.output<typeof bookSchema>;
export type OrderBookInput = z.output<typeof bookInputSchema>;
export type OrderSuggestions = z.output<typeof suggestionsSchema>;
export type OrderFigures = z.output<typeof figuresSchema>;
