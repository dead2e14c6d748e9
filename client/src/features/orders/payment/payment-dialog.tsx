import type { Order } from '@shared/orders/order';
import type { Payment } from '@shared/payments/contract';

interface PaymentDialogProps {
  order: Order;
  /** The payment to change; without one, a new one. */
  payment?: Payment;
  /** The amount of a new payment in minor units, below zero to give back; by default none. */
  amount?: number;
  onClose: (saved?: Payment) => void;
}

/** Money that was paid for an order or given back. */
export function PaymentDialog(_: PaymentDialogProps) {
  return null;
}
