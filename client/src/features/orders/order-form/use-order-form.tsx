import { type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { useReopenedForm } from '../../../forms/use-draft';
import type { EntryState } from '../../../lib/navigation/history-state';
import { lazyScreen } from '../../../lib/navigation/lazy-screen';
import { useFragment } from '../../../lib/navigation/use-fragment';
import { newOrderFragment, orderPaths } from '../../../order-paths';
import { toast } from '../../../ui/feedback/toast';
import type { KeptStart, OrderFormStart } from './order-values';
import type { OrderValues } from './order-values';
import type { SavedOrder } from './save-order';

export type { OrderFormStart };

const OrderFormDialog = lazyScreen(() => import('./order-form-dialog'), 'OrderFormDialog');
const SavedSheet = lazyScreen(() => import('./saved-sheet'), 'SavedSheet');

type Shown = { start: OrderFormStart | KeptStart } | { saved: SavedOrder };

/**
 * Returns the form of an order: `open` opens it, by default for a new one, of the client if the page is theirs; `#new-order` in the URL
 * does the same. After a new order is saved, the dialog says what can be done next.
 */
export function useOrderForm(customerId?: string): { open: (start?: OrderFormStart) => void; dialog: ReactNode } {
  const [path] = useLocation();
  const [shown, setShown] = useState<Shown>();
  const open = (start: OrderFormStart = { customerId }) => setShown({ start });
  useReopenedForm('order', (_id, { start }: Pick<OrderValues, 'start'>) => {
    if (start?.as === 'new' && start.id === (customerId ?? '')) open();
    else if (start && path === orderPaths.order(start.id)) setShown({ start });
  });
  useFragment(newOrderFragment, () => {
    open(customerId ? { customerId } : { newClient: (history.state as EntryState | null)?.newcomer });
  });
  const close = (saved?: SavedOrder, isNew?: boolean) => {
    setShown(saved && isNew ? { saved } : undefined);
    if (saved?.numberWasTaken) toast({ title: `The number was taken: this is order ${saved.number}` });
  };
  const dialog = shown && (
    <Suspense>
      {'saved' in shown ? (
        <SavedSheet order={shown.saved} onClose={() => setShown(undefined)} />
      ) : (
        <OrderFormDialog start={shown.start} onClose={close} />
      )}
    </Suspense>
  );
  return { open, dialog };
}
