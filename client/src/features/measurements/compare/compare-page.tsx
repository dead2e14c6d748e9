import { useParams } from 'wouter';
import type { Customer } from '@shared/customers/contract';
import { usePageTitle } from '../../../lib/navigation/page-title';
import { paths } from '../../../paths';
import { Card } from '../../../ui/layout/card';
import { LoadError } from '../../../ui/feedback/load-error';
import { Loaded } from '../../../ui/feedback/loaded';
import { Name } from '../../../ui/display/name';
import { PageHead } from '../../../ui/layout/page-head';
import { RecordsLoading } from '../client/records-loading';
import { useMeasurements } from '../queries';
import { CustomerOfPage } from '../client/customer-of-page';
import { Comparison } from './comparison';

/** Compares two records of a client. */
export function ComparePage() {
  const { customerId = '' } = useParams<{ customerId: string }>();
  return (
    <CustomerOfPage id={customerId} head={<CompareHead customerId={customerId} />}>
      {(customer) => <Compare key={customer.id} customer={customer} />}
    </CustomerOfPage>
  );
}

function Compare({ customer }: { customer: Customer }) {
  const records = useMeasurements(customer.id);
  usePageTitle(`Compare measurements for ${customer.name}`);
  return (
    <>
      <CompareHead customerId={customer.id} name={customer.name} />
      <Loaded
        of={{ records }}
        pending={<RecordsLoading />}
        failed={(failure) => (
          <Card>
            <LoadError title="Failed to fetch measurements" {...failure} />
          </Card>
        )}
      >
        {(loaded) => <Comparison customer={customer} records={loaded.records} />}
      </Loaded>
    </>
  );
}

function CompareHead({ customerId, name }: { customerId: string; name?: string }) {
  return (
    <PageHead
      title="Compare"
      subtitle={
        name && (
          <>
            Measurements for{' '}
            <Name as="b" className="wrap-anywhere text-ink">
              {name}
            </Name>
          </>
        )
      }
      backHref={paths.client(customerId)}
      backLabel="Back to the client"
    />
  );
}
