import { ofEach } from '@shared/contract/field';
import type { NewClient } from '@shared/customers/contract';
import type { Fitting, Garment } from '@shared/orders/garments';
import { type OrderFieldName, orderFieldNames, orderFields } from '@shared/orders/fields';
import type { CreatedOrder, Order, OrderInput, OrderUpdate } from '@shared/orders/order';
import { isRedo as wasRedo, redoNotes } from '@shared/orders/redo';
import type { Newcomer } from '../../../lib/navigation/history-state';
import { newRowId } from '../../../lib/api/row-id';
import { typedAmount } from '../typed-amount';
import type { KeptStart, OrderFormStart } from './order-form-start';

/** A line as it is typed. */
export interface LineValues {
  id: string;
  garment: string;
  kind: Garment['kind'];
  /** One work in each line of the text. */
  works: string;
  quantity: number;
  done: number;
  price: string;
  wearer: string;
  /** 'usual' are those of the client's record that fits the garment. */
  measures: Garment['measures'] | 'usual';
}

export interface FittingValues {
  id: string;
  onDate: string;
  atTime: string;
  note: string;
  doneAt: Fitting['doneAt'];
}

/** A field of an order that is typed. The currency is that of the order, of the one that it is like, or of the book. */
export type TypedField = Exclude<OrderFieldName, 'currency'>;

export const typedFields = orderFieldNames.filter((name): name is TypedField => name !== 'currency');

interface Lists {
  garments: LineValues[];
  fittings: FittingValues[];
}

type Typed<Name extends TypedField> = Name extends keyof Lists
  ? Lists[Name]
  : (typeof orderFields)[Name]['kind'] extends 'yes'
    ? boolean
    : string;

/** The values of the form, as they are typed: those of the order's fields, and its own. */
export type OrderValues = { [Name in TypedField]: Typed<Name> } & OwnValues;

/** What is typed beside the fields of the order. */
interface OwnValues {
  /** The client of a new order who is not in the book yet; `customerId` is empty then. */
  newClient: Newcomer | null;
  /** The name of a garment that is typed and not added yet. */
  otherGarment: string;
  askedBy: string;
  /** The answer about the garments of a week, which is not saved yet. */
  weekly: string;
  paid: string;
  /** The part of the total that is paid, as a press on 'Half' or 'All' (1) said: it follows the total. Null if `paid` is what is paid. */
  paidShare: number | null;
  /** How it was paid; empty for the way in which the last payment was paid. */
  method: string;
  /** With what the form began, so that its draft opens again. A draft of an earlier release has none. */
  start?: KeptStart;
}

/** The body of a save. The save chooses the id of a new client. */
export interface OrderSent extends OrderUpdate, Pick<OrderInput, 'newClient' | 'payment' | 'timeZone'> {
  /** Saved in the order book, if the tailor was asked. */
  weeklyGarments?: number;
}

const own = {
  ...{ newClient: null, otherGarment: '', askedBy: '', weekly: '', paid: '', paidShare: null, method: '' },
} satisfies OwnValues;

/** Returns the first values of a new order. */
export function firstValues(start: Exclude<OrderFormStart, { order: Order }>, currency: string): OrderValues {
  const empty = { ...typedOf(ofEach(orderFields, 'empty'), currency), ...own };
  if (!('like' in start)) {
    const { customerId = '', newClient } = start;
    return { ...empty, customerId, newClient: customerId ? null : (newClient ?? null) };
  }
  const { like, isRedo } = start;
  const all = valuesOf(like, like.currency);
  const copied = typedFields.filter((name) => orderFields[name].isCopied).map((name) => [name, all[name]]);
  // What was free once is not free again without a word.
  const priceToCopy = ({ price }: LineValues) => (wasRedo(like) || price === '0' ? '' : price);
  return {
    ...empty,
    ...(Object.fromEntries(copied) as Partial<OrderValues>),
    garments: all.garments.map((line) => ({
      ...line,
      id: newRowId(),
      done: 0,
      price: isRedo ? '0' : priceToCopy(line),
    })),
    ...(isRedo && { discount: '', notes: redoNotes(like.number) }),
  };
}

/** Returns the values of an order, or of the body of a save. An order that was answered with its new client has that client typed. */
export function valuesOf(row: CreatedOrder | OrderSent, currency: string): OrderValues {
  const newClient: NewClient | undefined =
    'customer' in row ? row.customer : 'newClient' in row ? row.newClient : undefined;
  const { payment, weeklyGarments }: Pick<OrderSent, 'payment' | 'weeklyGarments'> = 'payments' in row ? {} : row;
  return {
    ...typedOf(row, currency),
    ...own,
    ...(newClient && { customerId: '', newClient: { name: newClient.name, phone: newClient.phone ?? '' } }),
    ...(payment && { paid: typedAmount(payment.amount, currency), method: payment.method ?? '' }),
    weekly: String(weeklyGarments ?? ''),
  };
}

/** Returns the fields of an order as they are typed. */
function typedOf(row: Readonly<Partial<Record<OrderFieldName, unknown>>>, currency: string) {
  const typed = typedFields.map((name) => [name, typedValue(name, row[name], currency)]);
  return Object.fromEntries(typed) as { [Name in TypedField]: Typed<Name> };
}

function typedValue(name: TypedField, value: unknown, currency: string): unknown {
  switch (orderFields[name].kind) {
    case 'list':
      return (value as []).map((member) => typedMember[name as keyof Lists](member, currency));
    case 'money':
      return value === 0 ? '' : typedAmount(value as number, currency);
    case 'yes':
      return value;
    default:
      return String(value ?? '');
  }
}

const typedMember: { [Name in keyof Lists]: (member: Order[Name][number], currency: string) => Lists[Name][number] } = {
  garments: ({ works, price, wearer, ...line }, currency) => ({
    ...{ id: line.id, garment: line.garment, kind: line.kind, works: works.join('\n') },
    ...{ quantity: line.quantity, done: line.done },
    ...{ price: price === null ? '' : typedAmount(price, currency), wearer: wearer ?? '', measures: line.measures },
  }),
  fittings: ({ id, onDate, atTime, note, doneAt }) => ({ id, onDate, atTime: atTime ?? '', note: note ?? '', doneAt }),
};
