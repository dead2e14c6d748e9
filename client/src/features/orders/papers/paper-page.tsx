import type { Customer } from '@shared/customers/contract';
import type { Order } from '@shared/orders/order';
import type { Tailor } from '@shared/tailor/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useParams } from 'wouter';
import { ApiError } from '../../../lib/api/api-error';
import { usePageTitle } from '../../../lib/navigation/page-title';
import { usePageMark } from '../../../lib/pages/page-mark';
import { orderPaths } from '../../../order-paths';
import { paths } from '../../../paths';
import { Button, LinkButton } from '../../../ui/controls/button';
import { Segments } from '../../../ui/controls/segments';
import { PrintIcon } from '../../../ui/display/workroom-icons';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { LoadError } from '../../../ui/feedback/load-error';
import { Loaded } from '../../../ui/feedback/loaded';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { Card } from '../../../ui/layout/card';
import { PageHead } from '../../../ui/layout/page-head';
import { useCustomers } from '../../customers/queries';
import { myTailorQuery } from '../../tailor-profile/queries';
import { useOrder } from '../queries';
import { pageMarks, papers, type Paper } from './paper';
import { useRollLength } from './use-roll-length';

/** What a paper is made of. */
export interface PaperOf {
  order: Order;
  customer: Customer;
  tailor: Tailor;
}

interface PaperPageProps {
  title: string;
  subtitle: string;
  /** More buttons beside the one that prints. */
  actions?: (shown: PaperOf) => ReactNode;
  /** The drawing; `content` is the element whose height a roll gets. */
  children: (shown: PaperOf, paper: Paper, content: RefObject<HTMLDivElement | null>) => ReactNode;
}

/** The screen of a paper of an order: the choice of its size and the printer above the preview. */
export function PaperPage({ title, subtitle, actions, children }: PaperPageProps) {
  const { orderId = '' } = useParams<{ orderId: string }>();
  const order = useOrder(orderId);
  const customers = useCustomers();
  const tailor = useQuery(myTailorQuery);
  const customer = customers.data?.find(({ id }) => id === order.data?.customerId);
  usePageTitle(order.data ? `${title} ${order.data.number}` : title);
  return (
    <>
      <div className="print:hidden">
        <PageHead
          title={title}
          subtitle={subtitle}
          backHref={orderPaths.order(orderId)}
          backLabel="Back to the order"
        />
      </div>
      <Loaded
        of={{ order, customers, tailor }}
        pending={
          <div role="status">
            <span className="sr-only">Loading...</span>
            <Skeleton className="mx-auto h-120 w-full max-w-112" />
          </div>
        }
        failed={(failure) => (
          <Card>
            {isMissing(failure.error) ? (
              <OrderNotFound />
            ) : (
              <LoadError title="The order could not be loaded" {...failure} />
            )}
          </Card>
        )}
      >
        {(loaded) =>
          customer ? (
            <Preview
              key={loaded.order.id}
              shown={{ order: loaded.order, customer, tailor: loaded.tailor }}
              actions={actions}
            >
              {children}
            </Preview>
          ) : (
            <Card>
              <OrderNotFound />
            </Card>
          )
        }
      </Loaded>
    </>
  );
}

const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;

const OrderNotFound = () => (
  <EmptyState
    title="Order not found"
    text="This order does not exist, or was deleted."
    action={<LinkButton href={paths.orders()}>All orders</LinkButton>}
  />
);

interface PreviewProps extends Pick<PaperPageProps, 'actions' | 'children'> {
  shown: PaperOf;
}

function Preview({ shown, actions, children }: PreviewProps) {
  const [paper, setPaper] = useState<Paper>('r80');
  const content = useRef<HTMLDivElement>(null);
  usePageMark(pageMarks[paper]);
  useRollLength(paper, content);
  return (
    <>
      <div className="mb-4 flex flex-wrap gap-2 print:hidden">
        <Segments
          className="max-sm:basis-full sm:w-80"
          label="Paper"
          options={papers}
          value={paper}
          onPress={(pressed) => setPaper(pressed)}
        />
        <Button variant="primary" className="max-sm:flex-1" onClick={() => window.print()}>
          <PrintIcon />
          Print or PDF
        </Button>
        {actions?.(shown)}
        <p className="w-full text-micro text-muted">For a PDF, choose ‘Save as PDF’ where you choose the printer.</p>
      </div>
      <div className="grid justify-items-center rounded border border-hairline bg-sunken p-[clamp(0.75rem,3vw,2.5rem)] print:block print:border-0 print:bg-transparent print:p-0">
        {children(shown, paper, content)}
      </div>
    </>
  );
}
