import { useParams } from 'wouter';
import { ApiError } from '../../../lib/api/api-error';
import { serverMessage } from '../../../lib/api/connection';
import { useHiddenRows } from '../../../lib/api/hidden-rows';
import { usePageTitle } from '../../../lib/navigation/page-title';
import { paths } from '../../../paths';
import { LinkButton } from '../../../ui/controls/button';
import { OpenBook } from '../../../ui/display/open-book';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { LoadError } from '../../../ui/feedback/load-error';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { Card } from '../../../ui/layout/card';
import { PageHead } from '../../../ui/layout/page-head';
import { useOrder } from '../queries';
import { OrderView } from './order-view';

/** The page of one order. */
export function OrderPage() {
  const { orderId = '' } = useParams<{ orderId: string }>();
  const { data: order, error, refetch } = useOrder(orderId);
  const hidden = useHiddenRows();
  usePageTitle(order ? `Order ${order.number}` : 'Order');
  const isDeleted = hidden.has(orderId) || (order !== undefined && hidden.has(order.customerId));
  const isMissing = isDeleted || hasNoOrder(error);
  if (order && !isMissing) return <OrderView key={order.id} order={order} />;
  return (
    <>
      <PageHead title="Order" backHref={paths.orders()} backLabel="Back to orders" />
      {isMissing ? (
        <OrderNotFound />
      ) : error ? (
        <Card>
          <LoadError
            title="Error Loading Order"
            text={serverMessage(error, 'The order could not be loaded.')}
            error={error}
            retry={refetch}
            action={<LinkButton href={paths.orders()}>All orders</LinkButton>}
          />
        </Card>
      ) : (
        <OrderLoading />
      )}
    </>
  );
}

/** Whether an answer says that there is no such order: another tailor's is missing too, and what is no id names none. */
const hasNoOrder = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 400);

const OrderNotFound = () => (
  <Card>
    <EmptyState
      picture={<OpenBook />}
      title="Order not found"
      text="This order does not exist, or was deleted."
      action={<LinkButton href={paths.orders()}>All orders</LinkButton>}
    />
  </Card>
);

function OrderLoading() {
  return (
    <div className="grid grid-cols-1 gap-6" role="status">
      <span className="sr-only">Loading...</span>
      <Skeleton shape="picture" className="h-24 w-full" />
      {['w-2/5', 'w-3/4', 'w-3/5', 'w-2/3'].map((width) => (
        <Skeleton key={width} className={`h-5 ${width}`} />
      ))}
    </div>
  );
}
