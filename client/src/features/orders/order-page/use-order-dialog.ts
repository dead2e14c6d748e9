import { paidOf } from '@shared/orders/money';
import type { Order } from '@shared/orders/order';
import { useState, useTransition } from 'react';
import { useReopenedForm } from '../../../forms/use-draft';
import type { PaymentValues } from '../payment/payment-form';
import type { OrderDialog } from './order-dialogs';

/** Returns the dialog of an order's page, and what opens and closes it. A form that this tab left with unsaved text opens again. */
export function useOrderDialog(order: Order) {
  const [dialog, setDialog] = useState<OrderDialog>();
  const [, startTransition] = useTransition();
  // A dialog stays until the code of the one that replaces it is loaded.
  const open = (next: OrderDialog) => startTransition(() => setDialog(next));
  // A late answer closes only its own dialog, not another one that was opened since.
  const close = () => setDialog((now) => (now === dialog ? undefined : now));
  const { id, payments, fittings } = order;
  useReopenedForm('payment', (draft, { start }: Pick<PaymentValues, 'start'>) => {
    const payment = payments.find((each) => each.id === draft);
    if (payment) open({ name: 'payment', payment });
    else if (start?.orderId === id) open({ name: 'payment', ...(start.isGivenBack && { amount: -paidOf(payments) }) });
  });
  useReopenedForm('order-fitting', (draft) => {
    const fitting = fittings.find((each) => draft === `${id}-${each.id}`);
    if (fitting) open({ name: 'fitting', fittingId: fitting.id });
    else if (draft === `${id}-new`) open({ name: 'fitting' });
  });
  useReopenedForm('order-move', (draft) => draft === id && open({ name: 'move' }));
  useReopenedForm('order-notes', (draft) => draft === id && open({ name: 'notes' }));
  return { dialog, open, close };
}
