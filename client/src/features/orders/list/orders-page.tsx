import { bookState } from '@shared/tailor/book-closed';
import { useQuery } from '@tanstack/react-query';
import { serverMessage } from '../../../lib/api/connection';
import { usePageTitle } from '../../../lib/navigation/page-title';
import { orderPaths } from '../../../order-paths';
import { paths } from '../../../paths';
import { LinkButton } from '../../../ui/controls/button';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { LoadError } from '../../../ui/feedback/load-error';
import { ListSkeleton } from '../../../ui/feedback/skeleton';
import { Card } from '../../../ui/layout/card';
import { PageHead } from '../../../ui/layout/page-head';
import { NoteLink } from '../../../ui/layout/section';
import { useCustomers } from '../../customers/queries';
import { myTailorQuery } from '../../tailor-profile/queries';
import { NewOrderButton } from '../new-order-button';
import { noOrders } from '../no-orders';
import { Docket } from '../order-pictures';
import { useOrderForm } from '../order-form/use-order-form';
import { useBook, useOrders, useToday } from '../queries';
import { frameClass, OrderLists } from './order-lists';
import { memo, useDeferredValue, useMemo } from 'react';
import { freeDay } from '../capacity/capacity-note';
import { useCapacity, type Capacity } from '../capacity/use-capacity';
import { dayText } from '../words';

/** All orders of the tailor: those in hand by their lists, what is owed, and what was collected. */
export function OrdersPage() {
  usePageTitle('Orders');
  const orders = useOrders();
  const clients = useCustomers();
  const book = useBook();
  const today = useToday();
  const form = useOrderForm();
  const needed = [orders, clients];
  const failed = needed.find(({ isLoadingError }) => isLoadingError);
  const isEmpty = orders.data?.length === 0;
  // Whether there were orders that are closed now, the number of the next one says.
  const hasNone = isEmpty && book.data?.nextNumber === 1;
  const isPending = needed.some((query) => query.isPending) || (isEmpty && book.isPending);
  const newOrder = <NewOrderButton onClick={() => form.open()} />;
  return (
    <>
      <PageHead
        title="Orders"
        subtitle={hasNone ? 'What you promised, and when' : <HeadLine />}
        action={!failed && !isPending && !hasNone && newOrder}
      />
      {failed ? (
        <Card>
          <LoadError
            title="Error Loading Orders"
            text={serverMessage(failed.error, 'Your orders could not be loaded.')}
            error={failed.error}
            retry={() => needed.forEach((query) => query.isError && void query.refetch())}
            action={<LinkButton href={paths.dashboard()}>Back to Dashboard</LinkButton>}
          />
        </Card>
      ) : isPending ? (
        <div className={frameClass}>
          <div className="sm:px-6">
            <ListSkeleton rows={8} />
          </div>
        </div>
      ) : hasNone ? (
        <Card>
          <EmptyState
            picture={<Docket />}
            title={noOrders.title}
            text={`${noOrders.text} Your paper book can be copied in, with its own numbers and days.`}
            action={newOrder}
          />
        </Card>
      ) : (
        <OrderLists orders={orders.data ?? []} today={today} />
      )}
      {form.dialog}
    </>
  );
}

const HeadLine = () => (
  <span className="flex flex-wrap items-center gap-x-3">
    <FirstFreeDay />
    <BookState />
    <span className="text-small font-medium">
      <NoteLink href={paths.orderFigures()}>Figures</NoteLink>
    </span>
  </span>
);

/** Whether new orders are taken, which leads to the settings of it. */
function BookState() {
  const { data: tailor } = useQuery(myTailorQuery);
  return (
    tailor && (
      <span className="text-small font-medium">
        <NoteLink href={orderPaths.newOrdersInSettings()}>{bookState(tailor.fullUntil)}</NoteLink>
      </span>
    )
  );
}

/** Says on which day more can be promised. Without figures, it says what the page is for. */
const FirstFreeDay = memo(function FirstFreeDay() {
  const current = useCapacity();
  // It is counted after the orders are shown: a long book takes a moment.
  const workroom = useDeferredValue<Capacity | null>(current, null);
  const free = useMemo(() => workroom && freeDay(workroom, []), [workroom]);
  return workroom && free ? `First free day: ${dayText(free, workroom.today)}` : 'What you promised, and when';
});
