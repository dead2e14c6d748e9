import type { Customer, CustomerInput } from '@shared/customers/contract';
import { customerValues } from '@shared/customers/values';
import type { Order } from '@shared/orders/order';
import type { Payment, PaymentInput } from '@shared/payments/contract';
import { useState } from 'react';
import { createOnce, type Attempts } from '../../../forms/create-once';
import { EarlierAttempt } from '../../../forms/current-row';
import { isSame } from '../../../forms/row-changes';
import type { OpenDraft } from '../../../lib/drafts/drafts';
import type { NewRow, RowChange } from '../../../lib/api/row-mutations';
import { rowIdOf } from '../../../lib/api/row-id';
import { useCreateCustomer, useUpdateCustomer } from '../../customers/queries';
import { useCreateOrder, useCreatePayment, useDeletePayment, useUpdateOrder, useUpdatePayment } from '../queries';
import { valuesOf, type OrderSent, type OrderValues } from './order-values';

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
  const settle = useSettledPayment(draft);

  /** Returns what is written, with the id of the client. */
  const withClient = async ({ newClient, ...body }: OrderSent) => {
    if (!newClient) return body;
    const customer = await clientOf(newClient);
    onClient(customer);
    return { ...body, customerId: customer.id };
  };
  const create = async ({ body, idempotencyKey }: NewRow<OrderSent>): Promise<SavedOrder> => {
    const order = await withClient(body);
    const { key, lost } = draft.submission;
    const saved = await createOrder.mutateAsync({ body: { ...order, id: rowIdOf(key) }, idempotencyKey });
    // The server answers a known id with its row, which an attempt without an answer may have written with other values.
    const isOther = lost.length > 0 && !isSame(comparable(saved), comparable(order));
    if (isOther) throw new EarlierAttempt({ ...saved, updatedAt: saved.createdAt });
    return saved;
  };
  const update = async ({ row, body }: RowChange<SavedOrder, OrderSent>): Promise<SavedOrder> => {
    const { number: _number, timeZone: _timeZone, payment, ...written } = await withClient(body);
    // The client of a new order was not told a day yet.
    const askedBy = written.askedBy ?? (isNew ? ('tailor' as const) : null);
    const saved = await updateOrder.mutateAsync({ row, body: { ...written, askedBy } });
    return isNew ? { ...saved, payments: await settle(saved, payment ?? undefined) } : saved;
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
  return async (typed: CustomerInput): Promise<Customer> => {
    try {
      return await createOnce(create.mutateAsync, attempts, typed);
    } catch (error) {
      if (!(error instanceof EarlierAttempt)) throw error;
      const row = error.row as Customer;
      return update.mutateAsync({ row, body: { ...customerValues(row), name: typed.name, phone: typed.phone } });
    }
  };
}

/** Returns the attempts to create the client, whose key follows from that of the order. */
function attemptsOf(draft: OpenDraft<OrderValues>): Attempts {
  const lost: object[] = [];
  let renewals = 0;
  return {
    get submission() {
      return { key: `client-${renewals}-${draft.submission.key}`, lost };
    },
    noteLost: (body) => void lost.push(body),
    renewSubmission: () => void (renewals += 1),
  };
}

/** Returns the function that makes the first payment of an order what was typed, after an earlier attempt has created the order. */
function useSettledPayment({ submission: { key } }: OpenDraft<OrderValues>) {
  const create = useCreatePayment(rowIdOf(key));
  const update = useUpdatePayment();
  const remove = useDeletePayment();
  return async ({ payments: [paid, ...others] }: Order, typed: PaymentInput | undefined): Promise<Payment[]> => {
    if (typed && !paid) return [await create.mutateAsync({ body: typed, idempotencyKey: `payment-${key}` })];
    if (typed && paid && (typed.amount !== paid.amount || typed.method !== paid.method)) {
      return [await update.mutateAsync({ row: paid, body: typed }), ...others];
    }
    if (!typed && paid) await remove.mutateAsync(paid.id);
    return typed && paid ? [paid, ...others] : others;
  };
}
