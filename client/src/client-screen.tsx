import type { Customer } from '@shared/customers/contract';
import { useParams } from 'wouter';
import { ClientPage } from './features/customers/client-page';
import { ClientRecords } from './features/measurements/client/client-records';
import { CustomerOfPage } from './features/measurements/client/customer-of-page';
import { ClientOrders } from './features/orders/client-orders/client-orders';
import { useOrderForm } from './features/orders/order-form/use-order-form';
import { useClientOrders } from './features/orders/queries';
import { paths } from './paths';
import { Button } from './ui/controls/button';
import { PlusIcon } from './ui/display/workroom-icons';
import { PageHead } from './ui/layout/page-head';

/** The page of one client, with their orders and records. It is no feature, because it has the components of three. */
export function ClientScreen() {
  const { customerId = '' } = useParams<{ customerId: string }>();
  return (
    <CustomerOfPage
      id={customerId}
      head={<PageHead title="Client" backHref={paths.clients()} backLabel="Back to clients" />}
    >
      {(customer) => <OneClient key={customer.id} customer={customer} />}
    </CustomerOfPage>
  );
}

function OneClient({ customer }: { customer: Customer }) {
  const form = useOrderForm(customer.id);
  const { data: orders } = useClientOrders(customer.id);
  return (
    <ClientPage customer={customer}>
      <ClientRecords
        customer={customer}
        // A client without orders has the button alone.
        orders={orders?.length === 0 ? undefined : <ClientOrders customerId={customer.id} />}
        newOrder={
          <Button
            variant="primary"
            className="max-w-full max-shell:flex-wrap max-sm:px-2.5"
            onClick={() => form.open()}
          >
            <PlusIcon />
            New order
          </Button>
        }
      />
      {form.dialog}
    </ClientPage>
  );
}
