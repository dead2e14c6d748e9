import type { OrderBook } from '@shared/orders/book';
import { formatMoney } from '@shared/orders/money';
import type { Garment } from '@shared/orders/garments';
import { useEffect, useRef, useState } from 'react';
import type { Path } from 'react-hook-form';
import { useDraft } from '../../../forms/use-draft';
import { useRowForm, type RowForm } from '../../../forms/use-row-form';
import { useClientNames, useSuggestions, useToday } from '../queries';
import { garmentsText, longDay } from '../words';
import { grouped } from '../typed-amount';
import { draftIdOf, type OrderFormStart } from './order-form-start';
import { schemaOf } from './order-schema';
import { firstValues, valuesOf, type LineValues, type OrderSent, type OrderValues } from './order-values';
import { useSaveOrder, type SavedOrder } from './save-order';

export type OrderForm = RowForm<OrderValues, OrderSent>;

/** Puts a value into the form that has no input of its own. */
export type Put = <Name extends keyof OrderValues>(name: Name, value: OrderValues[Name]) => void;

interface OrderFormOptions {
  start: OrderFormStart;
  book: OrderBook;
  /** Returns the measures of a line. */
  measuresOf: (line: LineValues) => Garment['measures'];
  onDone: (saved?: SavedOrder) => void;
}

/** Returns the form of a new order, or of the order that is changed, with its currency. */
export function useOrderRowForm({ start, book, measuresOf, onDone }: OrderFormOptions) {
  const order = 'order' in start ? start.order : undefined;
  const currency = ('like' in start ? start.like : (order ?? book)).currency;
  const [first] = useState(() => ('order' in start ? valuesOf(start.order, currency) : firstValues(start)));
  const draft = useDraft<OrderValues>('order', draftIdOf(start));
  const nameOf = useClientNames();
  const today = useToday();
  const usualMethod = useSuggestions().data?.method ?? 'cash';
  const written = useRef<OrderForm>(null);
  const saving = useSaveOrder(draft, order === undefined, ({ id }) => chooseIn(written.current, id));
  const form = useRowForm<SavedOrder, OrderValues, OrderSent>({
    kind: 'order',
    row: order,
    draft,
    schema: schemaOf({ order, currency, today, usualMethod, measuresOf }),
    valuesOf: (row) => (row ? valuesOf(row, currency) : first),
    labels,
    show: {
      customerId: (id: string) => (id ? nameOf(id) : ''),
      garments: (lines: LineValues[]) => lines.map((line) => lineWords(line, currency)).join(', '),
      dueOn: (day: string) => day && longDay(day),
      clothFrom: (from: string) => from && clothWords[from as keyof typeof clothWords],
      fittings: (all: OrderValues['fittings']) =>
        all
          .map(({ onDate, atTime, note }) => [onDate && longDay(onDate), atTime, note].filter(Boolean).join(', '))
          .join('; '),
      discount: (text: string) => grouped(text, currency),
      rush: (isRush: boolean) => (isRush ? 'Yes' : 'No'),
    },
    ...saving,
    words: order ? { ...words, saved: { title: `Order ${order.number} saved` } } : words,
    onDone,
  });
  const put: Put = (name, value) =>
    form.setValue(name as Path<OrderValues>, value as never, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  useEffect(() => {
    written.current = form;
  });
  return { form, put, order, currency };
}

/** Makes a client who was just created the one of the order. */
function chooseIn(form: OrderForm | null, customerId: string): void {
  form?.setValue('customerId', customerId, { shouldDirty: true });
  form?.setValue('isNewClient', false, { shouldDirty: true });
  form?.setValue('newName', '', { shouldDirty: true });
  form?.setValue('newPhone', '', { shouldDirty: true });
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

export const clothWords = { client: 'Client brings it', tailor: 'I buy it' };

const words = { submit: 'Save', submitting: 'Saving...', failed: 'The order could not be saved' };

/** In the order of the form. */
const labels = {
  number: 'Number',
  customerId: 'Client',
  newName: 'Name',
  newPhone: 'Phone',
  garments: 'Garments',
  dueOn: 'Ready by',
  weekly: 'Garments in a week',
  askedBy: 'Who asked?',
  paid: 'Paid now',
  clothFrom: 'Who brings the cloth',
  clothNote: 'Which cloth',
  style: 'Style',
  fittings: 'Fittings',
  dueTime: 'Ready at',
  discount: 'Discount',
  notes: 'Notes',
  rush: 'Rush',
};
