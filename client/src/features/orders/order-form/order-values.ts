import type { CustomerInput } from '@shared/customers/contract';
import type { Fitting, Garment } from '@shared/orders/garments';
import { isRedo as wasRedo, redoNotes } from '@shared/orders/redo';
import type { Order, OrderInput, OrderUpdate } from '@shared/orders/order';
import { newRowId } from '../../../lib/api/row-id';
import { typedAmount } from '../typed-amount';
import type { OrderFormStart } from './order-form-start';

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

interface FittingValues {
  id: string;
  onDate: string;
  atTime: string;
  note: string;
  doneAt: Fitting['doneAt'];
}

/** The values of the form, as they are typed. */
export interface OrderValues {
  customerId: string;
  /** The order is for a client who is not in the book yet. */
  isNewClient: boolean;
  newName: string;
  newPhone: string;
  /** Empty for the next number of a new order. */
  number: string;
  garments: LineValues[];
  /** The name of a garment that is typed and not added yet. */
  otherGarment: string;
  dueOn: string;
  dueTime: string;
  askedBy: string;
  /** The answer about the garments of a week, which is not saved yet. */
  weekly: string;
  paid: string;
  /** The part of the total that is paid, as a press on 'Half' or 'All' (1) said: it follows the total. Null if `paid` is what is paid. */
  paidShare: number | null;
  /** How it was paid; empty for the way in which the last payment was paid. */
  method: string;
  clothFrom: string;
  clothNote: string;
  style: string;
  fittings: FittingValues[];
  discount: string;
  notes: string;
  rush: boolean;
}

/** The body of a save. The client is created first if it is a new one; `customerId` has no meaning then. */
export interface OrderSent extends OrderUpdate, Pick<OrderInput, 'number' | 'payment' | 'timeZone'> {
  newClient?: CustomerInput;
  /** Saved in the order book, if the tailor was asked. */
  weeklyGarments?: number;
}

const empty: OrderValues = {
  ...{ customerId: '', isNewClient: false, newName: '', newPhone: '', number: '' },
  ...{
    garments: [],
    otherGarment: '',
    dueOn: '',
    dueTime: '',
    askedBy: '',
    weekly: '',
    paid: '',
    paidShare: null,
    method: '',
  },
  ...{ clothFrom: '', clothNote: '', style: '', fittings: [], discount: '', notes: '', rush: false },
};

/** Returns the first values of a new order. */
export function firstValues(start: Exclude<OrderFormStart, { order: Order }>): OrderValues {
  if (!('like' in start)) {
    const { customerId = '', newName = '', newPhone = '' } = start;
    return { ...empty, customerId, isNewClient: !customerId && newName + newPhone !== '', newName, newPhone };
  }
  const { like, isRedo } = start;
  const { customerId, garments, discount, clothFrom, clothNote, style } = valuesOf(like, like.currency);
  // What was free once is not free again without a word.
  const priceToCopy = ({ price }: LineValues) => (wasRedo(like) || price === '0' ? '' : price);
  return {
    ...empty,
    ...{ customerId, clothFrom, clothNote, style },
    discount: isRedo ? '' : discount,
    garments: garments.map((line) => ({ ...line, id: newRowId(), done: 0, price: isRedo ? '0' : priceToCopy(line) })),
    notes: isRedo ? redoNotes(like.number) : '',
  };
}

/** Returns the values of an order, or of the body of a save. */
export function valuesOf(row: Order | OrderSent, currency: string): OrderValues {
  const none = { newClient: undefined, payment: undefined, weeklyGarments: undefined };
  const { customerId, newClient, number, payment, weeklyGarments } = { ...none, ...row };
  return {
    customerId: newClient ? '' : customerId,
    isNewClient: newClient !== undefined,
    newName: newClient?.name ?? '',
    newPhone: newClient?.phone ?? '',
    number: String(number ?? ''),
    garments: row.garments.map(({ works, price, wearer, ...line }) => ({
      ...{ id: line.id, garment: line.garment, kind: line.kind, works: works.join('\n') },
      ...{ quantity: line.quantity, done: line.done },
      ...{ price: price === null ? '' : typedAmount(price, currency), wearer: wearer ?? '', measures: line.measures },
    })),
    otherGarment: '',
    dueOn: row.dueOn ?? '',
    dueTime: row.dueTime ?? '',
    askedBy: '',
    weekly: String(weeklyGarments ?? ''),
    paid: payment ? typedAmount(payment.amount, currency) : '',
    paidShare: null,
    method: payment?.method ?? '',
    clothFrom: row.clothFrom ?? '',
    clothNote: row.clothNote ?? '',
    style: row.style ?? '',
    fittings: row.fittings.map(({ id, onDate, atTime, note, doneAt }) => ({
      ...{ id, onDate, atTime: atTime ?? '', note: note ?? '', doneAt },
    })),
    discount: row.discount === 0 ? '' : typedAmount(row.discount, currency),
    notes: row.notes ?? '',
    rush: row.rush,
  };
}
