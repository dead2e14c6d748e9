import type { Order } from '@shared/orders/order';

/** With what the form begins. */
export type OrderFormStart =
  /** Changes an order. */
  | { order: Order }
  /** A new order like another one: a copy, or one that is made again at no price ('Re-do of 143'). */
  | { like: Order; isRedo?: boolean }
  /** A new order of a client, or of one who is not in the book yet. */
  | { customerId?: string; newName?: string; newPhone?: string };

/** A form of an order that exists, which was left with unsaved text: its change, its copy or its re-do. */
export interface LeftOrderForm {
  left: 'order' | 'like' | 'redo';
  orderId: string;
}

/** Returns the id of the form's draft. */
export function draftIdOf(start: OrderFormStart): string {
  if ('order' in start) return start.order.id;
  if ('like' in start) return `${start.isRedo ? 'redo' : 'like'}-${start.like.id}`;
  return start.customerId ? `new-${start.customerId}` : 'new';
}

/** Returns the form of an order that exists by the id of its draft. */
export function leftForm(draftId: string): LeftOrderForm | undefined {
  const [, as = 'order', orderId = ''] = /^(?:(like|redo)-)?([\da-f-]{36})$/.exec(draftId) ?? [];
  return orderId ? { left: as as LeftOrderForm['left'], orderId } : undefined;
}

/** Returns with what a form that was left begins again. */
export function startOfLeft({ left }: LeftOrderForm, order: Order): OrderFormStart {
  return left === 'order' ? { order } : { like: order, isRedo: left === 'redo' };
}
