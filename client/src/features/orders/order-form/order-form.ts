import type { OrderBook } from '@shared/orders/book';
import { orderFields, orderLabels } from '@shared/orders/fields';
import { formatMoney } from '@shared/orders/money';
import { useState, type ReactNode } from 'react';
import type { Path } from 'react-hook-form';
import { useDraft } from '../../../forms/use-draft';
import { useRowForm, type RowForm } from '../../../forms/use-row-form';
import { useClientNames, useSuggestions, useToday } from '../queries';
import { grouped } from '../typed-amount';
import { garmentsText, longDay } from '../words';
import type { MeasuresOf } from './measures-of-line';
import { draftIdOf, keptStartOf, type OrderFormStart } from './order-form-start';
import { schemaOf } from './order-schema';
import {
  type FittingValues,
  firstValues,
  type LineValues,
  type OrderSent,
  type OrderValues,
  type TypedField,
  typedFields,
  valuesOf,
} from './order-values';
import { useSaveOrder, type SavedOrder } from './save-order';

export type OrderForm = RowForm<OrderValues, OrderSent>;

/** Puts a value into the form that has no input of its own. */
export type Put = <Name extends keyof OrderValues>(name: Name, value: OrderValues[Name]) => void;

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
  const [first] = useState(() => ('order' in start ? valuesOf(start.order, currency) : firstValues(start, currency)));
  const nameOf = useClientNames();
  const today = useToday();
  const usualMethod = useSuggestions().data?.method ?? 'cash';
  const form = useRowForm<SavedOrder, OrderValues, OrderSent>({
    kind: 'order',
    row: order,
    draft: useDraft<OrderValues>('order', draftIdOf(start)),
    schema: schemaOf({ order, currency, today, usualMethod, measuresOf }),
    valuesOf: (row) => ({ ...(row ? valuesOf(row, currency) : first), start: keptStartOf(start) }),
    labels,
    show: Object.fromEntries(typedFields.map((name) => [name, shownBy(name, currency, nameOf)])),
    ...useSaveOrder(order === undefined),
    words: order ? { ...words, saved: { title: `Order ${order.number} saved` } } : words,
    onDone,
  });
  const put: Put = (name, value) =>
    form.setValue(name as Path<OrderValues>, value as never, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
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
    garmentsText({ garments: [{ garment, quantity }] }),
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
