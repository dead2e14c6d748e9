import { type ReactNode, useState } from 'react';
import type { Order } from '@shared/orders/order';
import { newOrderFragment } from '../../../paths';
import { useFragment } from '../../../lib/navigation/use-fragment';

/** With what the form begins. */
export type OrderFormStart =
  /** Changes an order. */
  | { order: Order }
  /** A new order like another one: a copy, or one that is made again at no price ('Re-do of 143'). */
  | { like: Order; isRedo?: boolean }
  /** A new order of a client, or of one who is not in the book yet. */
  | { customerId?: string; newName?: string };

/** Returns the form of an order: `open` opens it, by default for a new one; `#new-order` in the URL does the same. */
export function useOrderForm(customerId?: string): { open: (start?: OrderFormStart) => void; dialog: ReactNode } {
  const [start, setStart] = useState<OrderFormStart>();
  const open = (given: OrderFormStart = { customerId }) => setStart(given);
  useFragment(newOrderFragment, open);
  return { open, dialog: start && null };
}
