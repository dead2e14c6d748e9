import { customerInputSchema } from '@shared/customers/contract';
import type { Day } from '@shared/orders/days';
import type { Garment } from '@shared/orders/garments';
import { toMinor } from '@shared/orders/money';
import { orderInputSchema, orderUpdateSchema, type Order } from '@shared/orders/order';
import { isClosed } from '@shared/orders/stages';
import * as z from 'zod/mini';
import { writtenOf } from '../order-values';
import { amountError } from '../typed-amount';
import type { LineValues, OrderSent, OrderValues } from './order-values';
import { paidNow } from './sums';
import { readWeekly } from './weekly-answer';

/** What the typed values are read with. */
interface Reading {
  /** The order that is edited. */
  order: Order | undefined;
  currency: string;
  today: Day;
  /** How a payment is paid if nothing else was chosen. */
  usualMethod: string;
  /** Returns the measures of a line. */
  measuresOf: (line: LineValues) => Garment['measures'];
}

type Path = readonly PropertyKey[];
type Report = (path: Path, message: string) => void;

/** Stands for the client who is created before the order. */
const laterId = '00000000-0000-4000-8000-000000000000';

/** Returns the schema that reads the values of the form into a request. Its errors are those of the request, on the typed fields. */
export function schemaOf(reading: Reading): z.ZodMiniType<OrderSent, OrderValues> {
  return z.transform((values: OrderValues, { issues }): OrderSent => {
    const report: Report = (path, message) =>
      void issues.push({ code: 'custom', input: values, path: [...path], message });
    const sent = reading.order ? changed(values, reading, reading.order, report) : created(values, reading, report);
    return { ...sent, weeklyGarments: weeklyOf(values, report) };
  });
}

/** Returns the answer about the garments of a week, if it was typed and not saved yet. */
function weeklyOf({ weekly }: OrderValues, report: Report): number | undefined {
  if (weekly === '') return undefined;
  const read = readWeekly(weekly);
  if ('garments' in read) return read.garments;
  report(['weekly'], read.error);
  return undefined;
}

function changed(values: OrderValues, reading: Reading, order: Order, report: Report): OrderSent {
  const askedBy = values.askedBy || null;
  const input = isClosed(order.stage)
    ? { ...writtenOf(order), notes: values.notes }
    : {
        ...writtenBy(values, reading, report),
        customerId: values.customerId,
        number: newNumber(values, order),
        askedBy,
      };
  if (order.dueOn !== null && input.dueOn !== order.dueOn && !askedBy) report(['askedBy'], 'Say who asked');
  return parsed(orderUpdateSchema, input, report);
}

function created(values: OrderValues, reading: Reading, report: Report): OrderSent {
  const { isNewClient, newName, newPhone } = values;
  const input = {
    ...writtenBy(values, reading, report),
    customerId: isNewClient ? laterId : values.customerId,
    number: numberOf(values),
    payment: paymentOf(values, reading, report),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
  const newClient = isNewClient
    ? parsed(customerInputSchema, { name: newName, phone: newPhone }, (path, message) =>
        report(path[0] === 'phone' ? ['newPhone'] : ['newName'], message),
      )
    : undefined;
  return { ...parsed(orderInputSchema, input, report), newClient };
}

/** Returns the typed number; without one, a new order gets the next number, and a saved one keeps its own. */
const numberOf = ({ number }: OrderValues): number | undefined => (number.trim() === '' ? undefined : Number(number));

/** Returns another number than the order has. One that stays is not sent: an order that is not sent yet may still get another one. */
function newNumber(values: OrderValues, { number }: Order): number | undefined {
  const typed = numberOf(values);
  return typed === number ? undefined : typed;
}

/** Reports the errors of a request on the fields of the form. */
function parsed<T>(schema: z.ZodMiniType<T>, input: unknown, report: Report): T {
  const result = z.safeParse(schema, input);
  if (result.success) return result.data;
  for (const { path, message } of result.error.issues) report(path[0] === 'payment' ? ['paid'] : path, message);
  return input as T;
}

function writtenBy(values: OrderValues, { currency, measuresOf }: Reading, report: Report) {
  const amount = (text: string, path: Path, what: string): number | null => {
    if (text.trim() === '') return null;
    const minor = toMinor(text, currency);
    if (minor === undefined || minor < 0) report(path, amountError(text, currency, what));
    return minor ?? null;
  };
  const other = values.otherGarment.trim();
  if (other) report(['garments'], `Add “${other}”, or empty its field`);
  return {
    currency,
    garments: values.garments.map((line, index) => ({
      ...line,
      works: line.works.split('\n').filter((work) => work.trim() !== ''),
      done: Math.min(line.done, line.quantity),
      price: amount(line.price, ['garments', index, 'price'], 'Price'),
      wearer: line.wearer,
      measures: measuresOf(line),
    })),
    discount: amount(values.discount, ['discount'], 'Discount') ?? 0,
    fittings: values.fittings.flatMap(({ onDate, atTime, note, ...fitting }, index) => {
      if (onDate + atTime + note.trim() === '') return [];
      if (onDate === '') report(['fittings', index, 'onDate'], 'Give a day');
      return onDate === '' ? [] : { ...fitting, onDate, atTime: atTime || null, note };
    }),
    dueOn: values.dueOn || null,
    dueTime: values.dueTime || null,
    rush: values.rush,
    clothFrom: values.clothFrom || null,
    clothNote: values.clothNote,
    style: values.style,
    notes: values.notes,
  };
}

function paymentOf(values: OrderValues, { currency, today, usualMethod }: Reading, report: Report) {
  const { paid, paidShare, method } = values;
  if (paid.trim() === '' && paidShare === null) return null;
  const amount = paidNow(values, currency);
  if (paidShare !== null && amount === undefined) report(['paid'], 'The price is not agreed: write how much was paid');
  // A part of nothing.
  if (paidShare !== null && !amount) return null;
  // Nothing was paid yet that could be given back.
  if (amount === undefined || amount < 0) {
    report(['paid'], amountError(paid, currency, 'Payment'));
    return null;
  }
  return { amount, method: method || usualMethod, onDate: today };
}
