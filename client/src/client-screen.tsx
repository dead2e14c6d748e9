import { useParams } from 'wouter';
import { ClientPage } from './features/customers/client-page';
import { ClientRecords } from './features/measurements/client/client-records';
import { CustomerOfPage } from './features/measurements/client/customer-of-page';
import { paths } from './paths';
import { PageHead } from './ui/layout/page-head';

/** The page of one client, with their records. It is no feature, because it has the components of two. */
export function ClientScreen() {
  const { customerId = '' } = useParams<{ customerId: string }>();
  return (
    <CustomerOfPage
      id={customerId}
      head={<PageHead title="Client" backHref={paths.clients()} backLabel="Back to clients" />}
    >
      {(customer) => (
        <ClientPage key={customer.id} customer={customer}>
          <ClientRecords customer={customer} />
        </ClientPage>
      )}
    </CustomerOfPage>
  );
}
