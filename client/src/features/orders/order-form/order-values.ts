import { ofEach } from '@shared/contract/field';
import type { NewClient } from '@shared/customers/contract';
import type { Fitting, Garment } from '@shared/orders/garments';
import { type OrderFieldName, orderFieldNames, orderFields } from '@shared/orders/fields';
import type { CreatedOrder, Order, OrderInput, OrderUpdate } from '@shared/orders/order';
import { isRedo as wasRedo, redoNotes } from '@shared/orders/redo';
import type { Newcomer } from '../../../lib/navigation/history-state';
import { newRowId } from '../../../lib/api/row-id';
import { typedAmount } from '../typed-amount';

/** With what the form begins. */
export type OrderFormStart =
  /** Changes an order. */
  | { order: Order }
  /** A new order like another one: a copy, or one that is made again at no price ('Re-do of 143'). */
  | { like: Order; isRedo?: boolean }
  /** A new order of a client, or of one who is not in the book yet. */
  | { customerId?: string; newClient?: Newcomer };

/** What a draft keeps of the start of its form: the change of an order, its copy, its re-do, or a new order. */
export interface KeptStart {
  as: 'order' | 'like' | 'redo' | 'new';
  /** The id of the order, or of the client of a new one; '' for any client. */
  id: string;
}

export function keptStartOf(start: OrderFormStart): KeptStart {
  if ('order' in start) return { as: 'order', id: start.order.id };
  if ('like' in start) return { as: start.isRedo ? 'redo' : 'like', id: start.like.id };
  return { as: 'new', id: start.customerId ?? '' };
}

/** Returns the id of the form's draft, another one for each start. It is only a name: the draft's values hold the start. */
export const draftIdOf = ({ as, id }: KeptStart): string => (as === 'order' ? id : [as, id].filter(Boolean).join('-'));

/** Returns with what a form begins again that was left with an order. */
export const startOfLeft = ({ as }: KeptStart, order: Order): OrderFormStart =>
  as === 'order' ? { order } : { like: order, isRedo: as === 'redo' };

/** A line as it is typed. */
export interface LineValues extends Omit<Garment, 'works' | 'price' | 'wearer' | 'measures'> {
  /** One work in each line of the text. */
  works: string;
  price: string;
  wearer: string;
  /** 'usual' are those of the client's record that fits the garment. */
  measures: Garment['measures'] | 'usual';
}

/** Returns the lines with a part of one changed. */
export const withPart = (lines: readonly LineValues[], id: string, part: Partial<LineValues>): LineValues[] =>
  lines.map((line) => (line.id === id ? { ...line, ...part } : line));

/** A fitting as it is typed. */
export interface FittingValues extends Omit<Fitting, 'atTime' | 'note'> {
  atTime: string;
  note: string;
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

/** Returns the first values of the form. */
export function firstValues(start: OrderFormStart, currency: string): OrderValues {
  if ('order' in start) return valuesOf(start.order, currency);
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

/** The properties stay in their order, because values are compared as JSON. */
const typedMember: { [Name in keyof Lists]: (member: Order[Name][number], currency: string) => Lists[Name][number] } = {
  garments: (line, currency) => ({
    ...line,
    works: line.works.join('\n'),
    price: line.price === null ? '' : typedAmount(line.price, currency),
    wearer: line.wearer ?? '',
  }),
  fittings: (fitting) => ({ ...fitting, atTime: fitting.atTime ?? '', note: fitting.note ?? '' }),
};
