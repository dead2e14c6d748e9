import * as z from 'zod/mini';
import { type Field, ofEach } from '../contract/field';
import { maxLengths } from '../contract/limits';
import { calendarDay, optionalLine, optionalText } from '../contract/text';
import { answeredFitting, answeredGarment, fittingsSchema, garmentsSchema, timeOfDay } from './garments';
import { orderLimits } from './order-limits';

/** A field that a tailor writes of an order. */
interface OrderField extends Field {
  /** Its value in a request. What a request leaves out is empty, or as the field says. */
  input: z.ZodMiniType;
  /** Its value in an answer. */
  answer: z.ZodMiniType;
  /** Whether an order like another one begins with the value of that one: what is of the garments, and not of their time. */
  isCopied: boolean;
}

const text = z.nullable(z.string());

const amount = z.int('Not an amount').check(z.minimum(0, 'Not an amount'), z.maximum(orderLimits.total, 'Too large'));

/** The number of an order, in the form, in calls, in imports and in the database. */
export const orderNumber = z
  .int('Not a number')
  .check(z.minimum(1, 'Not a number'), z.maximum(orderLimits.number, 'The number is too large'));

export const currencyCode = z.string('Choose a currency').check(z.regex(/^[A-Z]{3}$/, 'Choose a currency'));

/** All fields that a tailor writes of an order, when it is made and when it changes, in the order of the form. */
export const orderFields = {
  number: {
    label: 'Number',
    kind: 'count',
    empty: null,
    choices: null,
    /** Of a new order, a number that is taken is replaced by the next one. Of a saved one, it has to be free, and stays if it is left out. */
    input: z.optional(orderNumber),
    answer: z.int(),
    isCopied: false,
  },
  customerId: {
    label: 'Client',
    kind: 'client',
    empty: null,
    choices: null,
    input: z.string('Choose a client').check(z.uuid('Choose a client')),
    answer: z.uuid(),
    isCopied: true,
  },
  currency: {
    label: 'Currency',
    kind: 'text',
    empty: null,
    choices: null,
    /** If left out, that of the tailor's book; fixed after the first payment. */
    input: z.optional(currencyCode),
    answer: z.string(),
    isCopied: true,
  },
  garments: {
    label: 'Garments',
    kind: 'list',
    empty: [],
    choices: null,
    input: garmentsSchema,
    answer: z.array(answeredGarment),
    isCopied: true,
  },
  dueOn: {
    label: 'Ready by',
    kind: 'day',
    empty: null,
    choices: null,
    /** The promised day; null is none yet. */
    input: z._default(z.nullable(calendarDay), null),
    answer: text,
    isCopied: false,
  },
  clothFrom: {
    label: 'Who brings the cloth',
    kind: 'choice',
    empty: null,
    choices: { names: { client: 'Client brings it', tailor: 'I buy it' } },
    input: z._default(z.nullable(z.enum(['client', 'tailor'], 'Choose who brings the cloth')), null),
    answer: z.nullable(z.enum(['client', 'tailor'])),
    isCopied: true,
  },
  clothNote: {
    label: 'Which cloth',
    kind: 'text',
    empty: null,
    choices: null,
    input: optionalLine(orderLimits.shortNote),
    answer: text,
    isCopied: true,
  },
  style: {
    label: 'Style',
    kind: 'text',
    empty: null,
    choices: null,
    input: optionalText(orderLimits.style),
    answer: text,
    isCopied: true,
  },
  fittings: {
    label: 'Fittings',
    kind: 'list',
    empty: [],
    choices: null,
    input: z._default(fittingsSchema, []),
    answer: z.array(answeredFitting),
    isCopied: false,
  },
  dueTime: {
    label: 'Ready at',
    kind: 'text',
    empty: null,
    choices: null,
    input: z._default(z.nullable(timeOfDay), null),
    answer: text,
    isCopied: false,
  },
  discount: {
    label: 'Discount',
    kind: 'money',
    empty: 0,
    choices: null,
    input: z._default(amount, 0),
    answer: z.int(),
    isCopied: true,
  },
  notes: {
    label: 'Notes',
    kind: 'text',
    empty: null,
    choices: null,
    /** For the workroom alone. */
    input: optionalText(maxLengths.longText),
    answer: text,
    isCopied: false,
  },
  rush: {
    label: 'Rush',
    kind: 'yes',
    empty: false,
    choices: null,
    input: z._default(z.boolean(), false),
    answer: z.boolean(),
    isCopied: false,
  },
} as const satisfies Record<string, OrderField>;

/** The name of a field, which is the same in requests, rows and forms. */
export type OrderFieldName = keyof typeof orderFields;

/** The names of all fields. */
export const orderFieldNames = Object.keys(orderFields) as OrderFieldName[];

/** The label of each field. */
export const orderLabels = ofEach(orderFields, 'label');
