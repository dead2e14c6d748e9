import type { Order } from '@shared/orders/order';
import type { Day } from '@shared/orders/days';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { orderPaths } from '../../../order-paths';
import { noOrders } from '../no-orders';
import { Docket, NeedleAtRest } from '../order-pictures';
import { firstName } from '../words';
import { nextOrder, nextText } from './today-words';

interface NothingDueProps {
  orders: readonly Order[];
  nameOf: (customerId: string) => string;
  today: Day;
}

/** Shown instead of the list on a day without work, with what is promised next. */
export function NothingDue({ orders, nameOf, today }: NothingDueProps) {
  const next = nextOrder(orders, today);
  return (
    <Quiet picture={<NeedleAtRest />} title="Nothing is due today">
      {next ? (
        <>
          Next:{' '}
          <Link href={orderPaths.order(next.id)} className="-my-3 py-3" dir="auto">
            {nextText(next, firstName(nameOf(next.customerId)), today)}
          </Link>
        </>
      ) : (
        'No other day is promised.'
      )}
    </Quiet>
  );
}

/** Shown instead of the list to a tailor who has written no order. */
export const NoOrdersToday = () => (
  <Quiet picture={<Docket />} title={noOrders.title}>
    {noOrders.text}
  </Quiet>
);

function Quiet({ picture, title, children }: { picture: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className="flex items-center gap-4 border-y border-hairline py-4">
      <div className="w-18 flex-none *:h-auto *:w-full max-phone:hidden">{picture}</div>
      <p className="min-w-0">
        <b className="block font-display text-name/snug">{title}</b>
        <span className="text-small/[1.45] text-muted">{children}</span>
      </p>
    </div>
  );
}
