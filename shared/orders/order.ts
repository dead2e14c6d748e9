import * as z from 'zod/mini';
import { ofEach } from '../contract/field';
import { givenId, moment } from '../contract/text';
import { customerSchema, newClientSchema } from '../customers/contract';
import { paymentInputSchema, paymentSchema } from '../payments/contract';
import { orderFields } from './fields';
import { priceOf } from './money';
import { orderLimits } from './order-limits';
import { allStages, cancelReasons, messageKinds } from './stages';

const isDiscountCovered = ({ discount, garments }: { discount: number; garments: Parameters<typeof priceOf>[0] }) =>
  discount <= priceOf(garments);

const discountError = { path: ['discount'], message: 'Discount is more than the price' };

/** What a tailor writes of an order, when it is made and when it changes. */
export const written = ofEach(orderFields, 'input');

export const timeZone = z.string().check(z.regex(/^[A-Za-z0-9_+/-]{1,60}$/, 'Not a time zone'));

export const orderInputSchema = z
  .object({
    ...written,
    id: givenId,
    /** A client who is added with the order. `customerId` is then the id that the device chose for them. */
    newClient: z.optional(newClientSchema),
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
    /** Who asked for another promised day. The client's wish moves the promise, the tailor's does not. */
    askedBy: z.optional(z.nullable(z.enum(['client', 'tailor'], 'Say who asked'))),
  })
  .check(z.refine(isDiscountCovered, discountError))
  .register(z.globalRegistry, { id: 'OrderUpdate' });

const stageTimes = z.partialRecord(z.enum(allStages), z.int()).register(z.globalRegistry, {
  description: 'When the order last reached each stage: milliseconds since 1970.',
});

export const orderSchema = z
  .object({
    id: z.uuid(),
    ...ofEach(orderFields, 'answer'),
    /** The first promise, which only moves for the client. */
    promisedOn: z.nullable(z.string()),
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
  .extend(orderSchema, {
    /** Another number was given than the proposed one. */
    numberWasTaken: z.optional(z.boolean()),
    /** The client who was added with the order. */
    customer: z.optional(customerSchema),
  })
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
export type CreatedOrder = z.output<typeof createdOrderSchema>;
export type Order = z.output<typeof orderSchema>;
export type StageInput = z.output<typeof stageInputSchema>;
