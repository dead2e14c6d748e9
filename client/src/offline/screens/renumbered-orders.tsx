import { useOfflineState } from '../../lib/offline-state';
import { orderPaths } from '../../order-paths';
import { LinkButton } from '../../ui/controls/button';
import type { Names } from './entry-words';

/** Orders whose number on a receipt of this device is not the one that they have now. */
export function RenumberedOrders({ names }: { names: Names }) {
  const { renumbered = [] } = useOfflineState();
  if (renumbered.length === 0) return null;
  return (
    <section aria-labelledby="renumbered">
      <h2 id="renumbered" className="text-name">
        Another number
      </h2>
      <ul role="list" className="mt-2 divide-y divide-hairline border-y border-hairline">
        {renumbered.map(({ orderId, customerId, proposed, number }) => (
          <li key={orderId} className="flex min-h-16 items-center gap-3 py-2">
            <div className="min-w-0 flex-1 wrap-anywhere">
              <p className="text-body/tight">
                Order {proposed} is <b className="font-display font-semibold lining-nums">{number}</b> now
              </p>
              <p className="text-micro/snug text-muted">
                {[names.client(customerId), `${proposed} was taken`].filter(Boolean).join(', ')}
              </p>
            </div>
            <LinkButton
              size="compact"
              href={orderPaths.orderReceipt(orderId)}
              aria-label={`Receipt of order ${number}`}
            >
              Receipt
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
