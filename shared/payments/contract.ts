import * as z from 'zod/mini';
import { paymentCalls } from './calls';
import { endpoint, otherRowOfId } from '../contract/endpoint';
import { ofEach } from '../contract/field';
import { givenId, idParams, moment } from '../contract/text';
import { paymentFields } from './fields';

export const paymentInputSchema = z
  .object({
    id: givenId,
    /** In minor units of the order's currency; below zero is given back. */
    ...ofEach(paymentFields, 'input'),
    /** Says that more may be given back than was paid. */
    exceedsPaid: z.optional(z.boolean()),
  })
  .register(z.globalRegistry, { id: 'PaymentInput' });

export const paymentSchema = z
  .object({
    id: z.uuid(),
    orderId: z.uuid(),
    ...ofEach(paymentFields, 'answer'),
    createdAt: moment,
    updatedAt: moment,
  })
  .register(z.globalRegistry, { id: 'Payment' });

export type PaymentInput = z.output<typeof paymentInputSchema>;
export type Payment = z.output<typeof paymentSchema>;

const moreThanPaid = 'More is given back than was paid, and `exceedsPaid` does not say so (`more_than_paid`).';

const orderParams = z.object({ orderId: z.uuid('Not an id') });

/** Calls for the payments of an order. */
export const paymentsApi = {
  list: endpoint({
    access: 'tailor',
    ...paymentCalls.list,
    summary: 'Lists the payments of an order, oldest first.',
    params: orderParams,
    response: z.array(paymentSchema),
  }),
  create: endpoint({
    access: 'tailor',
    ...paymentCalls.create,
    summary: 'Adds a payment to an order. The same id again answers the payment that is there.',
    errors: { 409: `The id is another tailor's. ${moreThanPaid}`, 412: otherRowOfId },
    idempotent: true,
    createsAt: '/api/payments',
    params: orderParams,
    body: paymentInputSchema,
    response: paymentSchema,
  }),
  update: endpoint({
    access: 'tailor',
    ...paymentCalls.update,
    summary: 'Replaces a payment.',
    errors: { 409: moreThanPaid },
    versioned: true,
    params: idParams,
    body: paymentInputSchema,
    response: paymentSchema,
  }),
  delete: endpoint({
    access: 'tailor',
    ...paymentCalls.delete,
    summary: 'Deletes a payment.',
    params: idParams,
  }),
};
