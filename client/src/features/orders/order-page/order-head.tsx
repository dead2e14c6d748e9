import type { Day } from '@shared/orders/days';
import type { Order } from '@shared/orders/order';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useCameFrom } from '../../../lib/navigation/came-from';
import { paths } from '../../../paths';
import { Button } from '../../../ui/controls/button';
import { Badge } from '../../../ui/display/badge';
import { nameClass, needsSans } from '../../../ui/display/name';
import { OnPhone } from '../../../ui/display/on-phone';
import { MoreIcon } from '../../../ui/display/workroom-icons';
import { BackLink } from '../../../ui/layout/back-link';
import { isLongName } from '../../../ui/lists/row-link';
import { OrderTag } from '../order-tag';
import { dateText, useDayOf } from './dates';

interface OrderHeadProps {
  order: Order;
  today: Day;
  clientName: string;
  /** The buttons beside the name, from 900 px. */
  acts: ReactNode;
  onMore: () => void;
}

/** The client, the number and the day of an order. */
export function OrderHead({ order, today, clientName, acts, onMore }: OrderHeadProps) {
  const dayOf = useDayOf();
  return (
    <header className="mb-4 flex flex-wrap items-start gap-x-1 shell:mb-6">
      <BackLink {...useWayBack(order)} />
      <div className="min-w-0 flex-1 basis-44">
        <h1 className={cx('wrap-anywhere', isLongName(clientName) && 'max-shell:text-fit-lg/tight')} dir="auto">
          <Link
            href={paths.client(order.customerId)}
            className={cx(
              'inline-block min-h-tap py-1.5 text-ink no-underline hover:underline',
              needsSans(clientName) && nameClass(clientName),
            )}
          >
            {clientName}
          </Link>
        </h1>
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-compact/snug text-muted">
          <span>
            <span className="sr-only">Order </span>
            <OrderTag order={order} today={today} />
          </span>
          Taken {dateText(dayOf(order.createdAt), today)}
          {order.rush && <Badge tone="orange">Rush</Badge>}
          <OnPhone id={order.id} />
        </p>
      </div>
      {acts}
      <Button
        variant="ghost"
        iconOnly
        className="-me-3 shell:me-0"
        aria-label="More: edit, copy, cancel or delete this order"
        onClick={onMore}
      >
        <MoreIcon />
      </Button>
    </header>
  );
}

/** Returns where Back leads: to the page from which the user came, by default to the orders. */
function useWayBack({ customerId }: Order) {
  const from = useCameFrom();
  if (from === paths.dashboard()) return { href: from, label: 'Back to dashboard' };
  if (from === paths.client(customerId)) return { href: from, label: 'Back to client' };
  return { href: paths.orders(), label: 'Back to orders' };
}
