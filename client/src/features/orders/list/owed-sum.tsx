import { balanceOf, formatMoney } from '@shared/orders/money';
import type { Order } from '@shared/orders/order';
import { amountsOf } from '../amounts';
import { useBook } from '../queries';
import { counted } from '../words';

/** What is left to pay of all orders of the list. Other currencies than that of the book stand below it. */
export function OwedSum({ orders }: { orders: readonly Order[] }) {
  const { data: book } = useBook();
  const clients = new Set(orders.map(({ customerId }) => customerId)).size;
  const [first, ...others] = sumsOf(orders, book?.currency);
  if (!first) return null;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 pt-5 sm:px-6 sm:pb-4">
      <p className="min-w-0 flex-1 basis-40 text-small/snug text-muted">
        {counted(clients, 'client')} {clients === 1 ? 'owes' : 'owe'} you, for what is ready or collected
      </p>
      <p className="text-end">
        <b className="block font-display text-fit-lg font-heading lining-nums tabular-nums">{first}</b>
        {others.length > 0 && <span className="text-small text-muted">and {others.join(', ')}</span>}
      </p>
    </div>
  );
}

/** Returns the sum of each currency as text, that of the book first. */
function sumsOf(orders: readonly Order[], own: string | undefined): string[] {
  return [...amountsOf(orders, (order) => balanceOf(order) ?? 0)]
    .sort(([one], [other]) => Number(other === own) - Number(one === own) || one.localeCompare(other))
    .map(([currency, amount]) => formatMoney(amount, currency));
}
