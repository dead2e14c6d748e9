import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint';
import { customerSchema } from '../customers/contract';
import { measurementSchema } from '../measurements/contract';
import { orderSchema } from '../orders/order';
import { paymentSchema } from '../payments/contract';
import { sheetSchema } from '../sheets/contract';
import { syncedTables } from './synced-tables';

/** Rows of the synced tables, as the calls of their nouns answer them. The payments of an order are rows of their own. */
export const changedRowsSchema = z.object({
  customers: z.array(customerSchema),
  sheets: z.array(sheetSchema),
  measurements: z.array(measurementSchema),
  orders: z.array(z.omit(orderSchema, { payments: true })),
  payments: z.array(paymentSchema),
});

const leftOutRowSchema = z.object({ table: z.enum(syncedTables), id: z.uuid() });

/** A row that the feed leaves out. */
export type LeftOutRow = z.output<typeof leftOutRowSchema>;

export const changesSchema = z
  .object({
    rows: changedRowsSchema,
    deleted: z.array(z.object({ table: z.enum(syncedTables), id: z.uuid() })),
    /** Continue with it: at once if there is `more`, later if not. */
    cursor: z.string(),
    more: z.boolean(),
    /** Rows of this page that cannot be answered, because their stored values are not what the product writes. Absent if there are none. */
    leftOut: z.optional(z.array(leftOutRowSchema)),
  })
  .register(z.globalRegistry, { id: 'Changes' });

export type Changes = z.output<typeof changesSchema>;

/** The call by which a device keeps a copy of the tailor's book. */
export const changesApi = {
  list: endpoint({
    access: 'tailor',
    method: 'GET',
    path: '/api/changes',
    summary:
      'Lists rows that were added, changed or deleted since a cursor, page by page; all rows without one. A row can come twice, and a row that is changed meanwhile comes again.',
    errors: { 410: 'The cursor is too old or of another database (`cursor_expired`): read everything again.' },
    query: z.object({ since: z.optional(z.string().check(z.maxLength(200), z.regex(/^[\w.-]+$/, 'Not a cursor'))) }),
    response: changesSchema,
  }),
};
