import type { OrderBook } from '@shared/orders/book';
import { orderFields, orderLabels } from '@shared/orders/fields';
import { formatMoney } from '@shared/orders/money';
import type { Order } from '@shared/orders/order';
import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Path } from 'react-hook-form';
import { useDraft } from '../../../forms/use-draft';
import { useRowForm, type RowForm } from '../../../forms/use-row-form';
import { useClientNames, useSuggestions, useToday } from '../queries';
import { grouped } from '../typed-amount';
import { lineText, longDay } from '../words';
import type { MeasuresOf } from './measures-of-line';
import { schemaOf } from './order-schema';
import {
  draftIdOf,
  type FittingValues,
  firstValues,
  keptStartOf,
  type LineValues,
  type OrderFormStart,
} from './order-values';
import { type OrderSent, type OrderValues, type TypedField, typedFields, valuesOf } from './order-values';
import { useSaveOrder, type SavedOrder } from './save-order';
import type { Sums } from './sums';

/** Puts values into the form that have no input of their own. */
type Put = (changed: Partial<OrderValues>) => void;

/** What the parts of the form share. */
export interface FieldsProps {
  form: RowForm<OrderValues, OrderSent>;
  values: OrderValues;
  put: Put;
  currency: string;
  /** The order that is edited. */
  order: Order | undefined;
  sums: Sums;
  hand: Hand;
  measuresOf: MeasuresOf;
  /** Call it when a part folds: presses are ignored for a moment. */
  fold: () => void;
}

/** Makes a change that removes the pressed control, and focuses a part of the form without scrolling. */
export function changeAndFocus(part: 'order-customerId' | 'order-garments', change: () => void): void {
  flushSync(change);
  document.getElementById(part)?.focus({ preventScroll: true });
}

/** Returns the first message among the errors of a member of a list. */
export function firstMessage(errors: object | undefined): string | undefined {
  const all = Object.values(errors ?? {}) as ({ message?: string } | undefined)[];
  return all.flatMap((error) => error?.message ?? [])[0];
}

/** The amount that the keys write into: the id of a line, or 'paid'. */
interface Held {
  name: string;
  /** Nothing was typed since the field was entered, so that the first key replaces its text. */
  isFresh: boolean;
}

export type Hand = ReturnType<typeof useHand>;

/** Returns the amount in hand. On a phone it has the keys of the screen until another field is entered. */
export function useHand() {
  const [held, setHeld] = useState<Held>();
  return {
    name: held?.name,
    isFresh: held?.isFresh ?? false,
    take: (name: string) => setHeld((before) => (before?.name === name ? before : { name, isFresh: true })),
    type: () => setHeld((before) => before && { ...before, isFresh: false }),
    drop: () => setHeld(undefined),
  };
}

interface OrderFormOptions {
  start: OrderFormStart;
  book: OrderBook;
  measuresOf: MeasuresOf;
  onDone: (saved?: SavedOrder) => void;
}

/** Returns the form of a new order, or of the order that is changed, with its currency. */
export function useOrderRowForm({ start, book, measuresOf, onDone }: OrderFormOptions) {
  const order = 'order' in start ? start.order : undefined;
  const currency = ('like' in start ? start.like : (order ?? book)).currency;
  const [first] = useState(() => firstValues(start, currency));
  const kept = keptStartOf(start);
  const nameOf = useClientNames();
  const today = useToday();
  const usualMethod = useSuggestions().data?.method ?? 'cash';
  const form = useRowForm<SavedOrder, OrderValues, OrderSent>({
    kind: 'order',
    row: order,
    draft: useDraft<OrderValues>('order', draftIdOf(kept)),
    schema: schemaOf({ order, currency, today, usualMethod, measuresOf }),
    valuesOf: (row) => ({ ...(row ? valuesOf(row, currency) : first), start: kept }),
    labels,
    show: Object.fromEntries(typedFields.map((name) => [name, shownBy(name, currency, nameOf)])),
    ...useSaveOrder(order === undefined),
    words: order ? { ...words, saved: { title: `Order ${order.number} saved` } } : words,
    onDone,
  });
  const put: Put = (changed) => {
    const how = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
    for (const [name, value] of Object.entries(changed)) form.setValue(name as Path<OrderValues>, value as never, how);
  };
  return { form, put, order, currency };
}

/** Returns how the notice about another device's change shows a typed value. */
function shownBy(name: TypedField, currency: string, nameOf: (id: string) => string): (typed: never) => ReactNode {
  if (name === 'garments') return (lines: LineValues[]) => lines.map((line) => lineWords(line, currency)).join(', ');
  if (name === 'fittings') return (all: FittingValues[]) => all.map(fittingWords).join('; ');
  const { kind, choices } = orderFields[name];
  switch (kind) {
    case 'client':
      return (id: string) => id && nameOf(id);
    case 'day':
      return (day: string) => day && longDay(day);
    case 'choice':
      return (value: keyof typeof choices.names) => choices.names[value];
    case 'money':
      return (text: string) => grouped(text, currency);
    case 'yes':
      return (isSo: boolean) => (isSo ? 'Yes' : 'No');
    default:
      return (text: string) => text;
  }
}

/** Returns 'Agbada × 2, ₦45,000, for Bola'. */
function lineWords({ garment, quantity, price, wearer, done }: LineValues, currency: string): string {
  const sign = formatMoney(0, currency).replace('0', '');
  const parts = [
    lineText({ garment, quantity }),
    price && `${sign}${grouped(price, currency)}`,
    wearer && `for ${wearer}`,
    done > 0 && `${done} done`,
  ];
  return parts.filter(Boolean).join(', ');
}

const fittingWords = ({ onDate, atTime, note }: FittingValues): string =>
  [onDate && longDay(onDate), atTime, note].filter(Boolean).join(', ');

const words = { submit: 'Save', submitting: 'Saving...', failed: 'The order could not be saved' };

const { number, customerId, garments, dueOn, ...others } = orderLabels;

/** In the order of the form. */
const labels = {
  ...{ number, customerId },
  ...{ 'newClient.name': 'Name', 'newClient.phone': 'Phone' },
  ...{ garments, dueOn, weekly: 'Garments in a week', askedBy: 'Who asked?', paid: 'Paid now' },
  ...others,
};
