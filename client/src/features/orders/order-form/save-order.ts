import type { Customer, NewClient } from '@shared/customers/contract';
import { customerValues } from '@shared/customers/values';
import type { CreatedOrder, Order } from '@shared/orders/order';
import type { Payment, PaymentInput } from '@shared/payments/contract';
import { useRef } from 'react';
import { currentRow } from '../../../forms/current-row';
import { rowIdOf } from '../../../lib/api/row-id';
import type { NewRow, RowChange } from '../../../lib/api/row-mutations';
import { toastFailure } from '../../../ui/feedback/use-action';
import { correctedClient, useCreateCustomer, useRefreshCustomers } from '../../customers/queries';
import { useBook, useChangeBook, useCreateOrder, useUpdateOrder } from '../queries';
import { useCreatePayment, useDeletePayment, useUpdatePayment } from '../queries';
import type { OrderSent } from './order-values';

/** An order as its save was answered, or as an earlier attempt without an answer has saved it: `newClient` is then what that attempt sent. */
export type SavedOrder = CreatedOrder & Pick<OrderSent, 'newClient'>;

/** Returns the saves of the form. A new order is one request, with its new client and its first payment. */
export function useSaveOrder(isNew: boolean) {
  const createOrder = useCreateOrder();
  const updateOrder = useUpdateOrder();
  const client = useAddedClient();
  const settle = useSettledPayment();
  const saveWeekly = useSaveWeekly();
  /** Saves the answer about the garments of a week, which must neither delay nor fail the order. */
  const answerWeekly = ({ weeklyGarments }: OrderSent) => {
    if (weeklyGarments === undefined) return;
    saveWeekly(weeklyGarments).catch((error: unknown) => toastFailure({ failed: weeklyNotSaved }, error));
  };

  const create = async ({ body: sent, idempotencyKey }: NewRow<OrderSent>): Promise<SavedOrder> => {
    const { weeklyGarments: _, ...body } = sent;
    const customerId = body.newClient ? client.idOf(idempotencyKey) : body.customerId;
    const order = { ...body, customerId, id: rowIdOf(idempotencyKey) };
    const saved = await createOrder.mutateAsync({ body: order, idempotencyKey });
    answerWeekly(sent);
    return saved;
  };

  /** Changes an order, or the one that an earlier attempt without an answer has added. */
  const update = async ({ row, body }: RowChange<SavedOrder, OrderSent>): Promise<SavedOrder> => {
    const { number, timeZone: _timeZone, payment, newClient, weeklyGarments: _weekly, ...written } = body;
    const customer = newClient && (await client.settled(row, newClient));
    const change = {
      ...written,
      ...(customer && { customerId: customer.id }),
      // The number of a new order was only proposed, and its first attempt may have got another one.
      number: isNew ? undefined : number,
      // The client of a new order was not told a day yet.
      askedBy: written.askedBy ?? (isNew ? ('tailor' as const) : null),
    };
    try {
      const saved = await updateOrder.mutateAsync({ row, body: change });
      const settled = isNew ? { ...saved, payments: await settle(saved, payment ?? undefined) } : saved;
      answerWeekly(body);
      return { ...settled, customer };
    } catch (error) {
      // The answer has the order alone; the form compares its client too.
      const current = currentRow<SavedOrder>(error);
      if (current) current.customer = customer;
      throw error;
    }
  };
  return { create: { mutateAsync: create }, update: { mutateAsync: update } };
}

/** Returns the function that saves how many garments the tailor finishes in a week. */
export function useSaveWeekly(): (garments: number) => Promise<unknown> {
  const { data: book } = useBook();
  const { mutateAsync } = useChangeBook();
  return (weeklyGarments) => mutateAsync({ row: book, body: { weeklyGarments } });
}

export const weeklyNotSaved = 'The number could not be saved';

/** Another key of 32 digits that follows from one: each attempt of the form has the same. */
const following = (key: string): string => [...key].reverse().join('');

/** Returns what the form knows of the client whom it adds with the order. */
function useAddedClient() {
  const create = useCreateCustomer();
  const refresh = useRefreshCustomers();
  const key = useRef('');
  return {
    /** Returns the id of the client of a submission. */
    idOf: (submission: string): string => {
      key.current = following(submission);
      return rowIdOf(key.current);
    },
    /** Gives the client of an earlier attempt the typed name and number. That attempt can have been for another client. */
    settled: async (
      { customer, newClient: before = { name: '', phone: null } }: SavedOrder,
      typed: NewClient,
    ): Promise<Customer> => {
      const id = rowIdOf(key.current);
      if (customer?.id !== id)
        return create.mutateAsync({ body: { ...customerValues(typed), id }, idempotencyKey: key.current });
      const corrected = await correctedClient(customer, typed, before);
      if (corrected !== customer) await refresh();
      return corrected;
    },
  };
}

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
      const idempotencyKey = following(id.replaceAll('-', ''));
      return [await create.mutateAsync({ body: { ...typed, orderId: id }, idempotencyKey })];
    }
    if (typed && paid && (typed.amount !== paid.amount || typed.method !== paid.method)) {
      return [await update.mutateAsync({ row: paid, body: typed }), ...others];
    }
    if (!typed && paid) await remove.mutateAsync(paid.id);
    return typed && paid ? [paid, ...others] : others;
  };
}
