import * as z from 'zod/mini';
import { calendarDay, givenId, moment, optionalLine, optionalText } from '../contract/text';
import { maxLengths } from '../contract/limits';
import { paymentInputSchema, paymentSchema } from '../payments/contract';
import { fittingsSchema, garmentsSchema, timeOfDay } from './garments';
import { priceOf } from './money';
import { orderLimits } from './order-limits';
import { allStages, cancelReasons, messageKinds } from './stages';

const amount = z.int('Not an amount').check(z.minimum(0, 'Not an amount'), z.maximum(orderLimits.total, 'Too large'));

export const currencyCode = z.string('Choose a currency').check(z.regex(/^[A-Z]{3}$/, 'Choose a currency'));

const customerId = z.string('Choose a client').check(z.uuid('Choose a client'));

const isDiscountCovered = ({ discount, garments }: { discount: number; garments: Parameters<typeof priceOf>[0] }) =>
  discount <= priceOf(garments);

const discountError = { path: ['discount'], message: 'Discount is more than the price' };

/** The number of an order, in the form, in calls, in imports and in the database. */
export const orderNumber = z
  .int('Not a number')
  .check(z.minimum(1, 'Not a number'), z.maximum(orderLimits.number, 'The number is too large'));

/** What a tailor writes of an order, when it is made and when it changes. */
export const written = {
  customerId,
  /** If left out, that of the tailor's book; fixed after the first payment. */
  currency: z.optional(currencyCode),
  garments: garmentsSchema,
  discount: z._default(amount, 0),
  fittings: z._default(fittingsSchema, []),
  /** The promised day; null is none yet. */
  dueOn: z._default(z.nullable(calendarDay), null),
  dueTime: z._default(z.nullable(timeOfDay), null),
  rush: z._default(z.boolean(), false),
  clothFrom: z._default(z.nullable(z.enum(['client', 'tailor'], 'Choose who brings the cloth')), null),
  clothNote: optionalLine(orderLimits.clothNote),
  style: optionalText(orderLimits.style),
  /** For the workroom alone. */
  notes: optionalText(maxLengths.longText),
};

export const timeZone = z.string().check(z.regex(/^[A-Za-z0-9_+/-]{1,60}$/, 'Not a time zone'));

export const orderInputSchema = z
  .object({
    ...written,
    id: givenId,
    /** Proposed by a paper book that goes on; a number that is taken is replaced by the next one. */
    number: z.optional(orderNumber),
    /** What was paid at once. */
    payment: z.optional(z.nullable(paymentInputSchema)),
    /** The device's IANA time zone; that of the first order is kept for the tailor's book. */
    timeZone: z.optional(timeZone),
  })
  .check(z.refine(isDiscountCovered, discountError))
  .register(z.globalRegistry, { id: 'OrderInput' });

export const orderUpdateSchema = z
  .object({
    ...written,
    /** Another number, which has to be free. If left out, it stays. */
    number: z.optional(orderNumber),
    /** Who asked for another promised day. The client's wish moves the promise, the tailor's does not. */
    askedBy: z.optional(z.nullable(z.enum(['client', 'tailor'], 'Say who asked'))),
  })
  .check(z.refine(isDiscountCovered, discountError))
  .register(z.globalRegistry, { id: 'OrderUpdate' });

const answeredGarment = z.object({
  id: z.string(),
  garment: z.string(),
  kind: z.enum(['new', 'alteration']),
  works: z.array(z.string()),
  quantity: z.int(),
  done: z.int(),
  price: z.nullable(z.int()),
  wearer: z.nullable(z.string()),
  measures: z.nullable(
    z.object({
      recordId: z.string(),
      label: z.nullable(z.string()),
      takenAt: z.string(),
      measurements: z.record(z.string(), z.string()),
      ownMeasures: z.array(z.object({ key: z.string(), name: z.string(), value: z.string() })),
    }),
  ),
});

const answeredFitting = z.object({
  id: z.string(),
  onDate: z.string(),
  atTime: z.nullable(z.string()),
  note: z.nullable(z.string()),
  doneAt: z.nullable(z.string()),
});

const stageTimes = z.partialRecord(z.enum(allStages), z.int()).register(z.globalRegistry, {
  description: 'When the order last reached each stage: milliseconds since 1970.',
});

export const orderSchema = z
  .object({
    id: z.uuid(),
    customerId: z.uuid(),
    number: z.int(),
    currency: z.string(),
    garments: z.array(answeredGarment),
    discount: z.int(),
    fittings: z.array(answeredFitting),
    dueOn: z.nullable(z.string()),
    dueTime: z.nullable(z.string()),
    /** The first promise, which only moves for the client. */
    promisedOn: z.nullable(z.string()),
    rush: z.boolean(),
    stage: z.enum(allStages),
    stageTimes,
    readyAt: z.nullable(moment),
    closedAt: z.nullable(moment),
    /** The days of `readyAt` and `closedAt` in the tailor's time zone. */
    readyOn: z.nullable(z.string()),
    closedOn: z.nullable(z.string()),
    cancelledBecause: z.nullable(z.enum(cancelReasons)),
    /** When the client was told what: milliseconds since 1970. */
    told: z.partialRecord(z.enum(messageKinds), z.int()),
    clothFrom: z.nullable(z.enum(['client', 'tailor'])),
    clothNote: z.nullable(z.string()),
    style: z.nullable(z.string()),
    notes: z.nullable(z.string()),
    /** The token of the client's page `/o/:token`; null while the order has no link. */
    linkToken: z.nullable(z.string()),
    linkShowsBalance: z.boolean(),
    /** When the client last asked for the order, and said to have it, on that page. */
    clientAskedAt: z.nullable(moment),
    clientHasItAt: z.nullable(moment),
    payments: z.array(paymentSchema),
    createdAt: moment,
    updatedAt: moment,
  })
  .register(z.globalRegistry, { id: 'Order' });

export const createdOrderSchema = z
  .extend(orderSchema, { numberWasTaken: z.optional(z.boolean()) })
  .register(z.globalRegistry, { id: 'CreatedOrder' });

export const stageInputSchema = z
  .object({
    stage: z.enum(allStages, 'Choose a stage'),
    /** Why it is cancelled. */
    because: z.optional(z.nullable(z.enum(cancelReasons, 'Say why'))),
    /** How many of each garment are done, by its id. If left out, Ready marks all of them, and other stages change none. */
    done: z.optional(z.record(z.uuid(), z.int().check(z.minimum(0), z.maximum(orderLimits.quantity)))),
  })
  .check(
    z.refine(({ stage, because }) => stage !== 'cancelled' || Boolean(because), {
      path: ['because'],
      message: 'Say why',
    }),
  )
  .register(z.globalRegistry, { id: 'StageInput' });

export type OrderInput = z.output<typeof orderInputSchema>;
export type OrderUpdate = z.output<typeof orderUpdateSchema>;
export type Order = z.output<typeof orderSchema>;
export type StageInput = z.output<typeof stageInputSchema>;
