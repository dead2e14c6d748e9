import * as z from 'zod/mini';
import { type Field, ofEach } from '../contract/field';
import { calendarDay, optionalLine } from '../contract/text';
import { orderLimits } from '../orders/order-limits';

/** How a client paid. */
export const paymentWays = ['cash', 'transfer', 'card', 'mobile', 'other'] as const;

export const paymentWayNames: Readonly<Record<(typeof paymentWays)[number], string>> = {
  cash: 'Cash',
  transfer: 'Transfer',
  card: 'Card',
  mobile: 'Mobile money',
  other: 'Other',
};

/** A field that a tailor writes of a payment, with its values in requests and in answers. */
interface PaymentField extends Field {
  input: z.ZodMiniType;
  answer: z.ZodMiniType;
}

/** All fields that a tailor writes of a payment, in the order of the form. */
export const paymentFields = {
  amount: {
    label: 'Amount',
    kind: 'money',
    empty: null,
    choices: null,
    /** In minor units of the order's currency; below zero is given back. */
    input: z.int('Payment is not an amount').check(
      z.refine((amount) => amount !== 0, 'Payment is 0'),
      z.minimum(-orderLimits.amount, 'Payment is too large'),
      z.maximum(orderLimits.amount, 'Payment is too large'),
    ),
    answer: z.int(),
  },
  method: {
    label: 'How',
    kind: 'choice',
    empty: null,
    choices: { names: paymentWayNames },
    input: z._default(z.nullable(z.enum(paymentWays, 'Choose how it was paid')), null),
    answer: z.nullable(z.enum(paymentWays)),
  },
  onDate: {
    label: 'Day',
    kind: 'day',
    empty: null,
    choices: null,
    input: calendarDay,
    answer: z.string(),
  },
  note: {
    label: 'Note',
    kind: 'text',
    empty: null,
    choices: null,
    input: optionalLine(orderLimits.shortNote),
    answer: z.nullable(z.string()),
  },
} as const satisfies Record<string, PaymentField>;

/** The label of each field. */
export const paymentLabels = ofEach(paymentFields, 'label');
