import type { Customer, CustomerInput } from '@shared/customers/contract';
import { customerValues } from '@shared/customers/values';
import type { Order } from '@shared/orders/order';
import type { Payment, PaymentInput } from '@shared/payments/contract';
import { useState } from 'react';
import { createOnce, type Attempts } from '../../../forms/create-once';
import { currentRow, EarlierAttempt } from '../../../forms/current-row';
import { isSame } from '../../../forms/row-changes';
import type { OpenDraft } from '../../../lib/drafts/drafts';
import type { NewRow, RowChange } from '../../../lib/api/row-mutations';
import { rowIdOf } from '../../../lib/api/row-id';
import { useCreateCustomer, useUpdateCustomer } from '../../customers/queries';
import { toastFailure } from '../../../ui/feedback/use-action';
import { useCreateOrder, useCreatePayment, useDeletePayment, useUpdateOrder, useUpdatePayment } from '../queries';
import { valuesOf, type OrderSent, type OrderValues } from './order-values';
import { useSaveWeekly, weeklyNotSaved } from './weekly-answer';

/** An order as its save was answered. */
export interface SavedOrder extends Order {
  /** Another number was given than the typed one. */
  numberWasTaken?: boolean;
}

/**
 * Returns the saves of the form. A new client is created before the order and goes to `onClient`, so that nothing is repeated if the
 * order fails.
 */
export function useSaveOrder(draft: OpenDraft<OrderValues>, isNew: boolean, onClient: (customer: Customer) => void) {
  const clientOf = useNewClient(draft);
  const createOrder = useCreateOrder();
  const updateOrder = useUpdateOrder();
  const settle = useSettledPayment();
  const saveWeekly = useSaveWeekly();
  /** Saves the answer about the garments of a week, which must neither delay nor fail the order. */
  const answerWeekly = ({ weeklyGarments }: OrderSent) => {
    if (weeklyGarments === undefined) return;
    saveWeekly(weeklyGarments).catch((error: unknown) => toastFailure({ failed: weeklyNotSaved }, error));
  };

  /** Returns what is written, with the id of the client. */
  const withClient = async ({ newClient, weeklyGarments: _weekly, ...body }: OrderSent) => {
    if (!newClient) return body;
    const customer = await clientOf(newClient);
    onClient(customer);
    return { ...body, customerId: customer.id };
  };
  const create = async ({ body, idempotencyKey }: NewRow<OrderSent>): Promise<SavedOrder> => {
    // Read before the first call: when the device has stored the order, the draft has another submission.
    const { lost } = draft.submission;
    const order = await withClient(body);
    const saved = await createOrder.mutateAsync({ body: { ...order, id: rowIdOf(idempotencyKey) }, idempotencyKey });
    // The server answers a known id with its row, which an attempt without an answer may have written with other values.
    const isOther = lost.length > 0 && !isSame(comparable(saved), comparable(order));
    if (isOther) throw new EarlierAttempt({ ...saved, updatedAt: saved.createdAt });
    answerWeekly(body);
    return saved;
  };
  const update = async ({ row, body }: RowChange<SavedOrder, OrderSent>): Promise<SavedOrder> => {
    const { number, timeZone: _timeZone, payment, ...written } = await withClient(body);
    // The number of a new order was only proposed, and its first attempt may have got another one.
    const given = isNew ? undefined : number;
    // The client of a new order was not told a day yet.
    const askedBy = written.askedBy ?? (isNew ? ('tailor' as const) : null);
    const saved = await updateOrder.mutateAsync({ row, body: { ...written, number: given, askedBy } });
    const settled = isNew ? { ...saved, payments: await settle(saved, payment ?? undefined) } : saved;
    answerWeekly(body);
    return settled;
  };
  return { create: { mutateAsync: create }, update: { mutateAsync: update } };
}

/** Returns what both a saved order and a body have. */
function comparable(order: SavedOrder | OrderSent) {
  const { currency = '' } = order;
  const payment = 'payments' in order ? order.payments[0] : order.payment;
  const { number: _, paid: _paid, method: _method, ...values } = valuesOf(order, currency);
  return { ...values, paid: payment?.amount, method: payment?.method };
}

/** Returns the function that creates the client of an order, once for all attempts. */
function useNewClient(draft: OpenDraft<OrderValues>) {
  const create = useCreateCustomer();
  const update = useUpdateCustomer();
  const [attempts] = useState(() => attemptsOf(draft));
  /** Corrects the client of an earlier attempt. The error of the client's own change is none of the order. */
  const corrected = async (error: unknown, typed: CustomerInput): Promise<Customer> => {
    const { name, phone } = typed;
    const row = currentRow<Customer>(error);
    if (!row) throw error;
    if (row.name === name && row.phone === phone) return row;
    const body = { ...customerValues(row), name, phone };
    return update.mutateAsync({ row, body }).catch((refused: unknown) => corrected(refused, typed));
  };
  return (typed: CustomerInput): Promise<Customer> =>
    createOnce(create.mutateAsync, attempts, typed).catch((error: unknown) => corrected(error, typed));
}

/**
 * Returns the attempts to create the client. Their key follows from that of the order, so that an order whose draft comes back after the
 * client was stored creates no second client. The draft keeps its text meanwhile: it has another key.
 */
function attemptsOf(draft: OpenDraft<OrderValues>): Attempts {
  const lost: object[] = [];
  let renewals = 0;
  return {
    get submission() {
      return { key: turned(draft.submission.key, 1 + renewals), lost };
    },
    noteLost: (body) => void lost.push(body),
    renewSubmission: () => void (renewals += 1),
  };
}

/** Returns a key that follows from another one of 32 digits: a different one for each `step`. */
const turned = (key: string, step: number) => key.slice(step) + key.slice(0, step);

/** Not one of the steps of the client's keys. */
const paymentStep = 16;

/**
 * Returns the function that makes the first payment of an order what was typed, after an earlier attempt has created the order. The
 * payment's key follows from the order: each attempt is the same payment.
 */
function useSettledPayment() {
  const create = useCreatePayment();
  const update = useUpdatePayment();
  const remove = useDeletePayment();
  return async ({ id, payments: [paid, ...others] }: Order, typed: PaymentInput | undefined): Promise<Payment[]> => {
    if (typed && !paid) {
      const idempotencyKey = turned(id.replaceAll('-', ''), paymentStep);
      return [await create.mutateAsync({ body: { ...typed, orderId: id }, idempotencyKey })];
    }
    if (typed && paid && (typed.amount !== paid.amount || typed.method !== paid.method)) {
      return [await update.mutateAsync({ row: paid, body: typed }), ...others];
    }
    if (!typed && paid) await remove.mutateAsync(paid.id);
    return typed && paid ? [paid, ...others] : others;
  };
}
