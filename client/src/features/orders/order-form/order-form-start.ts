import type { Order } from '@shared/orders/order';
import type { Newcomer } from '../../../lib/navigation/history-state';

/** With what the form begins. */
export type OrderFormStart =
  /** Changes an order. */
  | { order: Order }
  /** A new order like another one: a copy, or one that is made again at no price ('Re-do of 143'). */
  | { like: Order; isRedo?: boolean }
  /** A new order of a client, or of one who is not in the book yet. */
  | { customerId?: string; newClient?: Newcomer };

/** What a draft keeps of the start of its form: the change of an order, its copy, its re-do, or a new order. */
export interface KeptStart {
  as: 'order' | 'like' | 'redo' | 'new';
  /** The id of the order, or of the client of a new one; '' for any client. */
  id: string;
}

export function keptStartOf(start: OrderFormStart): KeptStart {
  if ('order' in start) return { as: 'order', id: start.order.id };
  if ('like' in start) return { as: start.isRedo ? 'redo' : 'like', id: start.like.id };
  return { as: 'new', id: start.customerId ?? '' };
}

/** Returns the id of the form's draft: another one for each start. */
export function draftIdOf(start: OrderFormStart): string {
  const { as, id } = keptStartOf(start);
  return as === 'order' ? id : [as, id].filter(Boolean).join('-');
}

/** Returns with what a form begins again that was left with an order. */
export function startOfLeft({ as }: KeptStart, order: Order): OrderFormStart {
  return as === 'order' ? { order } : { like: order, isRedo: as === 'redo' };
}
