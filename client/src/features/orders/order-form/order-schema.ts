import { bookInputSchema } from '@shared/orders/book';
import type { Day } from '@shared/orders/days';
import { orderFields } from '@shared/orders/fields';
import { toMinor } from '@shared/orders/money';
import { orderInputSchema, orderUpdateSchema, type Order } from '@shared/orders/order';
import { isClosed } from '@shared/orders/stages';
import * as z from 'zod/mini';
import { writtenOf } from '../order-values';
import { amountError } from '../typed-amount';
import type { MeasuresOf } from './measures-of-line';
import { type OrderSent, type OrderValues, type TypedField, typedFields } from './order-values';
import { paidNow } from './sums';

/** What the typed values are read with. */
interface Reading {
  /** The order that is edited. */
  order: Order | undefined;
  currency: string;
  today: Day;
  /** How a payment is paid if nothing else was chosen. */
  usualMethod: string;
  /** Called when the values are read, so that a save has the measures of its moment. */
  measuresOf: MeasuresOf;
}

type Path = readonly PropertyKey[];
type Report = (path: Path, message: string) => void;

/** Stands for the id of a new client, which the save chooses. */
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

/** Reads how many garments the tailor finishes in a week. */
export function readWeekly(text: string): { garments: number } | { error: string } {
  const garments = /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
  const { error } = z.safeParse(bookInputSchema, { weeklyGarments: garments });
  return error ? { error: error.issues[0]?.message ?? '' } : { garments };
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
  const written = isClosed(order.stage)
    ? { ...writtenOf(order), notes: values.notes }
    : readFields(values, reading, report);
  // A number that stays is not sent: an order that is not sent yet may still get another one.
  const number = written.number === order.number ? undefined : written.number;
  if (order.dueOn !== null && written.dueOn !== order.dueOn && !askedBy) report(['askedBy'], 'Say who asked');
  return parsed(orderUpdateSchema, { ...written, number, askedBy }, report);
}

function created(values: OrderValues, reading: Reading, report: Report): OrderSent {
  const { newClient } = values;
  const input = {
    ...readFields(values, reading, report),
    ...(newClient && { customerId: laterId, newClient }),
    payment: paymentOf(values, reading, report),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
  return parsed(orderInputSchema, input, report);
}

/** Reports the errors of a request on the fields of the form. */
function parsed<T>(schema: z.ZodMiniType<T>, input: unknown, report: Report): T {
  const result = z.safeParse(schema, input);
  if (result.success) return result.data;
  for (const { path, message } of result.error.issues) report(path[0] === 'payment' ? ['paid'] : path, message);
  return input as T;
}

type Read = Partial<Record<TypedField, unknown>> & { currency: string };

function readFields(values: OrderValues, reading: Reading, report: Report): Read {
  const other = values.otherGarment.trim();
  if (other) report(['garments'], `Add “${other}”, or empty its field`);
  const read = typedFields.map((name) => [name, readField(name, values, reading, report)]);
  return { ...Object.fromEntries(read), currency: reading.currency } as Read;
}

function readField(name: TypedField, values: OrderValues, reading: Reading, report: Report): unknown {
  if (name === 'garments') return readGarments(values, reading, report);
  if (name === 'fittings') return readFittings(values, report);
  const typed = values[name];
  const { kind, label, empty } = orderFields[name];
  if (kind === 'money') return readAmount(String(typed), reading.currency, [name], label, report) ?? empty;
  if (typeof typed === 'boolean') return typed;
  if (typed.trim() === '') return kind === 'count' ? undefined : empty;
  return kind === 'count' ? Number(typed) : typed;
}

/** Returns a typed amount; null if there is none. */
function readAmount(text: string, currency: string, path: Path, what: string, report: Report): number | null {
  if (text.trim() === '') return null;
  const minor = toMinor(text, currency);
  if (minor === undefined || minor < 0) report(path, amountError(text, currency, what));
  return minor ?? null;
}

function readGarments({ garments, customerId }: OrderValues, { currency, measuresOf }: Reading, report: Report) {
  return garments.map((line, index) => ({
    ...line,
    works: line.works.split('\n').filter((work) => work.trim() !== ''),
    done: Math.min(line.done, line.quantity),
    price: readAmount(line.price, currency, ['garments', index, 'price'], 'Price', report),
    measures: measuresOf(customerId, line),
  }));
}

function readFittings({ fittings }: OrderValues, report: Report) {
  return fittings.flatMap(({ onDate, atTime, note, ...fitting }, index) => {
    if (onDate + atTime + note.trim() === '') return [];
    if (onDate === '') report(['fittings', index, 'onDate'], 'Give a day');
    return onDate === '' ? [] : { ...fitting, onDate, atTime: atTime || null, note };
  });
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
