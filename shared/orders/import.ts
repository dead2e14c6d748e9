import * as z from 'zod/mini';
import { calendarDay, pastMoment } from '../contract/text';
import { paymentInputSchema } from '../payments/contract';
import { currencyCode, orderNumber } from './fields';
import { written } from './order';
import { allStages, cancelReasons, isClosed, isMade, messageKinds } from './stages';
import { pastTime } from './times';

/** Most orders in one call of `import`. */
export const importedOrders = 100;

/** An order as it was, with its payments. */
export const importedOrderSchema = z
  .extend(z.object(written), {
    id: z.uuid('Not an id'),
    number: orderNumber,
    currency: currencyCode,
    stage: z.enum(allStages),
    stageTimes: z._default(z.partialRecord(z.enum(allStages), pastTime), {}),
    promisedOn: z._default(z.nullable(calendarDay), null),
    readyAt: z._default(z.nullable(pastMoment), null),
    closedAt: z._default(z.nullable(pastMoment), null),
    cancelledBecause: z._default(z.nullable(z.enum(cancelReasons)), null),
    told: z._default(z.partialRecord(z.enum(messageKinds), pastTime), {}),
    createdAt: z.optional(pastMoment),
    payments: z._default(
      z.array(z.extend(paymentInputSchema, { id: z.uuid('Not an id') })).check(z.maxLength(200)),
      [],
    ),
  })
  .check(
    z.refine(({ stage, closedAt }) => isClosed(stage) === (closedAt !== null), {
      path: ['closedAt'],
      message: 'A collected or cancelled order has the time when it was closed, and no other order has one',
    }),
    z.refine(({ stage, readyAt }) => isMade(stage) || readyAt === null, {
      path: ['readyAt'],
      message: 'Only a ready or collected order has the time when it was ready',
    }),
    z.refine(({ stage, cancelledBecause }) => stage === 'cancelled' || cancelledBecause === null, {
      path: ['cancelledBecause'],
      message: 'Only a cancelled order says why',
    }),
  )
  .register(z.globalRegistry, { id: 'ImportedOrder' });

/** The orders of an archive. */
export const orderImportSchema = z
  .object({ orders: z.array(importedOrderSchema).check(z.minLength(1), z.maxLength(importedOrders)) })
  .register(z.globalRegistry, { id: 'OrderImport' });

export type ImportedOrder = z.output<typeof importedOrderSchema>;
