import { calendarDay, optionalLine } from '@shared/contract/text';
import type { Day } from '@shared/orders/days';
import type { Order } from '@shared/orders/order';
import { orderLimits } from '@shared/orders/order-limits';
import type { Payment, PaymentInput } from '@shared/payments/contract';
import { paymentLabels, paymentWays } from '@shared/payments/fields';
import { useState } from 'react';
import * as z from 'zod/mini';
import { EarlierAttempt } from '../../../forms/current-row';
import { isSame } from '../../../forms/row-changes';
import { useDraft } from '../../../forms/use-draft';
import { useRowForm, type RowForm } from '../../../forms/use-row-form';
import { rowIdOf } from '../../../lib/api/row-id';
import { toastWithUndo } from '../../../ui/feedback/toast-with-undo';
import { useCreatePayment, useDeletePayment, useSuggestions, useToday, useUpdatePayment } from '../queries';
import { failed } from '../use-order-acts';
import { amountError, typedAmount, typedMinor } from '../typed-amount';
import { beyondPaid, moreThanPaid, withoutPayment } from './payment-result';

/** Reads an amount without a sign in minor units. */
const amountSchema = (currency: string) =>
  z.pipe(
    z.pipe(
      z.string().check(
        z.refine((text) => typedMinor(text, currency) !== undefined, {
          error: ({ input }) => amountError(String(input), currency, 'Payment'),
        }),
      ),
      z.transform((text): number => typedMinor(text, currency) ?? 0),
    ),
    z.int().check(
      z.refine((amount) => amount !== 0, 'Payment is 0'),
      z.maximum(orderLimits.amount, 'Payment is too large'),
    ),
  );

const paymentFormSchema = (order: Order) =>
  z.pipe(
    z
      .object({
        way: z.enum(['paid', 'back']),
        amount: amountSchema(order.currency),
        method: z.pipe(
          z.enum([...paymentWays, '']),
          z.transform((method) => method || null),
        ),
        onDate: z.pipe(z.string().check(z.minLength(1, 'Choose a day')), calendarDay),
        note: optionalLine(orderLimits.shortNote),
        exceedsPaid: z.optional(z.boolean()),
        start: z.optional(z.custom<PaymentStart>()),
      })
      .check(
        z.refine(({ way, amount, exceedsPaid }) => exceedsPaid || way === 'paid' || beyondPaid(order, amount) === 0, {
          path: ['amount'],
          error: ({ input }) => moreThanPaid(order, (input as { amount: number }).amount),
        }),
      ),
    z.transform(({ way, amount, exceedsPaid, start: _, ...rest }): PaymentInput => {
      const isBeyond = way === 'back' && beyondPaid(order, amount) > 0;
      return { ...rest, amount: way === 'back' ? -amount : amount, ...(isBeyond && { exceedsPaid }) };
    }),
  );

/** With what the form of a new payment began, so that its draft opens again. */
interface PaymentStart {
  orderId: string;
  isGivenBack: boolean;
}

export interface PaymentValues {
  way: 'paid' | 'back';
  /** As it is typed, without a sign. */
  amount: string;
  method: (typeof paymentWays)[number] | '';
  onDate: Day;
  note?: string | null;
  /** More is given back than was paid. */
  exceedsPaid?: boolean;
  /** Of a new payment. A draft of an earlier release has none. */
  start?: PaymentStart;
}

export type PaymentForm = RowForm<PaymentValues, PaymentInput>;

interface PaymentFormOptions {
  order: Order;
  payment: Payment | undefined;
  /** Of a new payment, in minor units. */
  amount: number;
  onClose: (saved?: Payment) => void;
}

/** Returns the form of a payment. After a save, a toast offers Undo. */
export function usePaymentForm({ order, payment, amount, onClose }: PaymentFormOptions): PaymentForm {
  const { currency } = order;
  const [start] = useState(useNewValues(order, amount));
  const [schema] = useState(() => paymentFormSchema(withoutPayment(order, payment?.id)));
  const create = useCreatePayment();
  const update = useUpdatePayment();
  const remove = useDeletePayment();
  const valuesOf = (row?: Payment | PaymentInput) => (row ? valuesOfPayment(row, currency) : start);
  const undo = (saved: Payment) =>
    payment
      ? update.mutateAsync({ row: saved, body: { ...inputOf(payment), exceedsPaid: true } })
      : remove.mutateAsync(saved.id);
  return useRowForm<Payment, PaymentValues, PaymentInput>({
    kind: 'payment',
    row: payment,
    draft: useDraft<PaymentValues>('payment', payment?.id ?? `${amount < 0 ? 'back' : 'new'}-${order.id}`),
    startValues: payment ? undefined : start,
    schema,
    valuesOf,
    labels: {
      way: 'Paid or given back',
      ...paymentLabels,
      exceedsPaid: 'More than was paid',
    },
    show: {
      exceedsPaid: (isSaid = false) => (isSaid ? 'Yes' : 'No'),
      way: (way: PaymentValues['way']) => (way === 'back' ? 'Given back' : 'Paid'),
    },
    create: {
      mutateAsync: async ({ body, idempotencyKey }) => {
        const sent = { ...body, id: rowIdOf(idempotencyKey), orderId: order.id };
        const row = await create.mutateAsync({ body: sent, idempotencyKey });
        // An attempt whose answer was lost has saved other values: the row is there, and is changed.
        if (!isSame(valuesOf(row), valuesOf(body))) throw new EarlierAttempt(row);
        return row;
      },
    },
    update,
    words: payment ? changing : adding,
    onDone: (saved) => {
      if (saved)
        toastWithUndo({ title: payment ? changing.saved.title : adding.saved.title, undo: () => undo(saved), failed });
      onClose(saved);
    },
  });
}

/** Returns the values of a new payment: today, in the way that was used last. */
function useNewValues({ id: orderId, currency }: Order, amount: number): PaymentValues {
  const today = useToday();
  const { data: suggestions } = useSuggestions();
  return {
    way: amount < 0 ? 'back' : 'paid',
    amount: amount === 0 ? '' : typedAmount(Math.abs(amount), currency),
    method: suggestions?.method ?? 'cash',
    onDate: today,
    note: '',
    exceedsPaid: false,
    start: { orderId, isGivenBack: amount < 0 },
  };
}

const valuesOfPayment = (
  { amount, method, onDate, note }: Payment | PaymentInput,
  currency: string,
): PaymentValues => ({
  way: amount < 0 ? 'back' : 'paid',
  amount: typedAmount(Math.abs(amount), currency),
  method: method ?? '',
  onDate,
  note: note ?? '',
  exceedsPaid: false,
});

const inputOf = ({ amount, method, onDate, note }: Payment): PaymentInput => ({ amount, method, onDate, note });

const adding = {
  submit: 'Save payment',
  submitting: 'Saving...',
  saved: { title: 'Payment saved' },
  failed: 'The payment was not saved',
};

const changing = { ...adding, saved: { title: 'Payment changed' } };
