import { useOfflineState } from '../../lib/offline-state';
import { orderPaths } from '../../order-paths';
import { Button, LinkButton } from '../../ui/controls/button';
import { useAction } from '../../ui/feedback/use-action';
import { currentBook } from '../book';
import type { Names } from './entry-words';

/** Orders whose number on a receipt of this device is not the one that they have now, until the user has seen it. */
export function RenumberedOrders({ names }: { names: Names }) {
  const { renumbered = [] } = useOfflineState();
  const note = useAction(async (orderId: string) => currentBook()?.noteRenumbered(orderId), {
    failed: 'It could not be saved. Please try again.',
  });
  if (renumbered.length === 0) return null;
  return (
    <section aria-labelledby="renumbered">
      <h2 id="renumbered" className="text-name">
        Another number
      </h2>
      <ul role="list" className="mt-2 divide-y divide-hairline border-y border-hairline">
        {renumbered.map(({ orderId, customerId, proposed, number }) => (
          <li key={orderId} className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <div className="min-w-0 flex-1 basis-40 wrap-anywhere">
              <p className="text-body/tight">
                Order {proposed} is <b className="font-display font-semibold lining-nums">{number}</b> now
              </p>
              <p className="text-micro/snug text-muted">
                {[names.client(customerId), `${proposed} was taken`].filter(Boolean).join(', ')}
              </p>
            </div>
            <div className="flex gap-1">
              <LinkButton
                size="compact"
                href={orderPaths.orderReceipt(orderId)}
                aria-label={`Receipt of order ${number}`}
                onClick={() => void note(orderId)}
              >
                Receipt
              </LinkButton>
              <Button
                ref={passFocusOn}
                variant="ghost"
                size="compact"
                aria-label={`OK, order ${number}`}
                onClick={() => void note(orderId)}
              >
                OK
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The row of the button is gone after it: the page's main element then gets the focus. */
function passFocusOn(button: HTMLButtonElement | null) {
  return () => {
    if (button === document.activeElement) document.querySelector('main')?.focus({ preventScroll: true });
  };
}
