import type { Order } from '@shared/orders/order';
import { isClosed } from '@shared/orders/stages';
import { useMemo, useState } from 'react';
import { Button } from '../../../ui/controls/button';
import { LoadError } from '../../../ui/feedback/load-error';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { useClientOrders, useToday } from '../queries';
import { ClientOrderLine } from './client-order-line';
import { closedWords, leftToPay } from './client-words';

/** Closed orders that are shown at first, and added by each press of 'Show more'. */
const linesPerStep = 20;

/** The orders on the page of a client. Nothing for a client without orders. */
export function ClientOrders({ customerId }: { customerId: string }) {
  const { data: orders, isPending, isLoadingError, error, refetch } = useClientOrders(customerId);
  if (orders?.length === 0) return null;
  const left = orders ? leftToPay(orders) : '';
  return (
    <section className="min-w-0" aria-labelledby="client-orders">
      <div className="flex min-h-9 flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="client-orders" className="text-h3">
          Orders
        </h2>
        {left && (
          <p className="text-small text-muted">
            <b className="text-ink tabular-nums">{left}</b> left to pay
          </p>
        )}
      </div>
      {isPending && <OrdersLoading />}
      {isLoadingError && <LoadError title="The orders could not be loaded" error={error} retry={refetch} />}
      {orders && <OrderLists orders={orders} />}
    </section>
  );
}

function OrdersLoading() {
  return (
    <div className="flex min-h-16 items-center gap-3 border-y border-hairline" role="status">
      <span className="sr-only">Loading orders...</span>
      <Skeleton className="h-7 w-12 flex-none" />
      <Skeleton className="h-4.5 w-32" />
    </div>
  );
}

function OrderLists({ orders }: { orders: readonly Order[] }) {
  const [isOpen, setOpen] = useState(false);
  const [shown, setShown] = useState(linesPerStep);
  const open = useMemo(() => orders.filter(({ stage }) => !isClosed(stage)).sort(byPromise), [orders]);
  const closed = useMemo(() => orders.filter(({ stage }) => isClosed(stage)), [orders]);
  return (
    <>
      {open.length > 0 && <Lines orders={open} label="Open orders" />}
      {closed.length > 0 && (
        <Button
          variant="action"
          size="s"
          className="-ms-3 text-start"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {closedWords(closed)}
        </Button>
      )}
      {isOpen && (
        <>
          <Lines orders={closed.slice(0, shown)} label="Closed orders" />
          {closed.length > shown && (
            <Button className="mt-3" block onClick={() => setShown(shown + linesPerStep)}>
              Show more ({(closed.length - shown).toLocaleString('en')})
            </Button>
          )}
        </>
      )}
    </>
  );
}

function Lines({ orders, label }: { orders: readonly Order[]; label: string }) {
  const today = useToday();
  return (
    <ul role="list" aria-label={label} className="divide-y divide-hairline border-y border-hairline">
      {orders.map((order) => (
        <ClientOrderLine key={order.id} order={order} today={today} />
      ))}
    </ul>
  );
}

const byPromise = (one: Order, other: Order) =>
  (one.dueOn ?? '9999').localeCompare(other.dueOn ?? '9999') || one.number - other.number;
