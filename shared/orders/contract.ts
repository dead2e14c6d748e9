import * as z from 'zod/mini';
import { orderCalls } from './calls';
import { endpoint, otherRowOfId } from '../contract/endpoint';
import { calendarDay, idParams } from '../contract/text';
import { bookInputSchema, bookSchema, figuresSchema, suggestionsSchema } from './book';
import { orderImportSchema } from './import';
import { createdOrderSchema, orderInputSchema, orderSchema, orderUpdateSchema, stageInputSchema } from './order';
import { messageKinds } from './stages';

const missingClient = "The client is missing or another tailor's.";
const closed = 'The order is closed (`order_closed`): only its stage, its payments and its notes change.';

/** Calls for the tailor's orders. */
export const ordersApi = {
  list: endpoint({
    access: 'tailor',
    ...orderCalls.list,
    summary:
      'Lists the open orders with their payments by number. `state=closed` lists those that were closed in a `month` (2026-05), newest first; `state=owed` the collected ones with money left to pay. `customerId` lists all orders of one client, newest first.',
    query: z.object({
      state: z.optional(z.enum(['open', 'closed', 'owed'])),
      month: z.optional(z.string().check(z.regex(/^(19|20|21)\d\d-(0[1-9]|1[0-2])$/, 'Write it as 2026-05'))),
      customerId: z.optional(z.uuid('Not an id')),
    }),
    response: z.array(orderSchema),
  }),
  book: endpoint({
    access: 'tailor',
    ...orderCalls.book,
    summary: "Shows the tailor's order book: its currency, its time zone and the garments of a usual week.",
    response: bookSchema,
  }),
  changeBook: endpoint({
    access: 'tailor',
    ...orderCalls.changeBook,
    summary:
      'Changes the order book; what is left out stays. Orders keep the currency in which they were made. `messages` replaces all own messages.',
    body: bookInputSchema,
    response: bookSchema,
  }),
  suggestions: endpoint({
    access: 'tailor',
    ...orderCalls.suggestions,
    summary: 'Lists garments with their last price, those of the newest orders first, and how a deposit was paid last.',
    response: suggestionsSchema,
  }),
  figures: endpoint({
    access: 'tailor',
    ...orderCalls.figures,
    summary: 'Counts money, finished garments and kept promises between two days, both included.',
    query: z.object({ from: calendarDay, to: calendarDay }),
    response: figuresSchema,
  }),
  get: endpoint({
    access: 'tailor',
    ...orderCalls.get,
    summary: 'Shows one order with its payments.',
    versioned: true,
    params: idParams,
    response: orderSchema,
  }),
  create: endpoint({
    access: 'tailor',
    ...orderCalls.create,
    summary:
      'Adds an order, with a first payment and a new client if there are any: all of them or none. The same id again answers the order that is there. `numberWasTaken`: another number was given than the proposed one.',
    errors: { 404: missingClient, 409: "The id is another tailor's.", 412: otherRowOfId },
    idempotent: true,
    nested: ['newClient'],
    body: orderInputSchema,
    response: createdOrderSchema,
  }),
  update: endpoint({
    access: 'tailor',
    ...orderCalls.update,
    summary:
      'Replaces what is written of an order; a number that is left out stays. Another promised day needs `askedBy`.',
    errors: {
      404: missingClient,
      409: `${closed} Or the currency cannot change after a payment (\`currency_fixed\`), or another order has the number (\`number_taken\`).`,
    },
    versioned: true,
    params: idParams,
    body: orderUpdateSchema,
    response: orderSchema,
  }),
  delete: endpoint({
    access: 'tailor',
    ...orderCalls.delete,
    summary: 'Deletes an order with its payments and photos.',
    params: idParams,
  }),
  changeStage: endpoint({
    access: 'tailor',
    ...orderCalls.changeStage,
    summary:
      'Moves an order to a stage; cancelling says why. Ready marks all garments done, Collected leaves those that are done.',
    versioned: true,
    params: idParams,
    body: stageInputSchema,
    response: orderSchema,
  }),
  tell: endpoint({
    access: 'tailor',
    ...orderCalls.tell,
    summary: 'Remembers that the client was told something now. Nothing is sent.',
    params: idParams,
    body: z.object({ kind: z.enum(messageKinds, 'Choose what was told') }),
    response: orderSchema,
  }),
  makeLink: endpoint({
    access: 'tailor',
    ...orderCalls.makeLink,
    summary: "Makes a new link to the client's page of an order, `/o/:token`. An earlier link ends.",
    publishes: true,
    params: idParams,
    response: z.object({ token: z.string() }),
  }),
  changeLink: endpoint({
    access: 'tailor',
    ...orderCalls.changeLink,
    summary: "Says whether the client's page shows what is left to pay.",
    params: idParams,
    body: z.object({ showsBalance: z.boolean('Say whether it is shown') }),
    response: orderSchema,
  }),
  removeLink: endpoint({
    access: 'tailor',
    ...orderCalls.removeLink,
    summary: "Withdraws the link to the client's page of an order.",
    params: idParams,
  }),
  import: endpoint({
    access: 'tailor',
    ...orderCalls.import,
    summary:
      'Adds up to 100 orders of an archive with their payments, all or none; those that are there already are left out.',
    errors: { 404: missingClient },
    idempotent: true,
    batch: true,
    body: orderImportSchema,
    response: z.object({ saved: z.int(), lastId: z.uuid() }),
  }),
};
