import type { Customer } from '@shared/customers/contract';
import { useParams } from 'wouter';
import { useCameFrom } from '../../lib/navigation/came-from';
import { usePageTitle } from '../../lib/navigation/page-title';
import { paths } from '../../paths';
import { LinkButton } from '../../ui/controls/button';
import { Card } from '../../ui/layout/card';
import { EmptyState } from '../../ui/feedback/empty-state';
import { OpenBook } from '../../ui/display/open-book';
import { PageHead } from '../../ui/layout/page-head';
import { useCustomers } from '../customers/queries';
import { ClientPicker } from './picker/client-picker';
import { useWalkIn } from './walk-in/use-walk-in';
import { HistoryFrame, MeasurementHistory, SheetsLoading } from './history/measurement-history';
import { ClientNotFound, ClientsNotLoaded } from './client/missing-client';

/** Shows the clients and the records of the chosen one: side by side from 900 px, as separate views below. */
export function MeasurementsPage() {
  const { customerId } = useParams<{ customerId?: string }>();
  const customers = useCustomers();
  const customer = customers.data?.find(({ id }) => id === customerId);
  const walkIn = useWalkIn();
  usePageTitle(customer ? `Measurements for ${customer.name}` : 'Measurements');
  return (
    <>
      <PageHead title="Measurements" subtitle="Track client measurements" {...backOf(customerId, useCameFrom())} />
      {walkIn.dialog}
      {customers.isLoadingError ? (
        <ClientsNotLoaded error={customers.error} retry={customers.refetch} />
      ) : (
        <div
          className="group/book grid grid-cols-1 gap-6 shell:cols-start-76 shell:items-start shell:gap-x-10"
          data-view={customerId ? 'history' : 'list'}
        >
          <ClientPicker customers={customers.data} chosen={customerId} onWalkIn={walkIn.open} />
          <History customerId={customerId} customer={customer} isLoading={customers.isPending} />
        </div>
      )}
    </>
  );
}

/** Returns where Back leads: from a client's records to the page that led to them, or to the list of clients. */
function backOf(customerId: string | undefined, from: string | undefined) {
  if (!customerId) return { backHref: paths.dashboard(), backLabel: 'Back to dashboard' };
  const client = paths.client(customerId);
  if (from === client) return { backHref: client, backLabel: 'Back to the client' };
  return { backHref: paths.measurements(), backLabel: 'Back to clients' };
}

interface HistoryProps {
  customerId: string | undefined;
  customer: Customer | undefined;
  isLoading: boolean;
}

function History({ customerId, customer, isLoading }: HistoryProps) {
  if (customer) return <MeasurementHistory key={customer.id} customer={customer} />;
  if (!customerId) {
    return (
      <HistoryFrame>
        <Card>
          <EmptyState
            picture={<OpenBook />}
            text={<span className="block max-w-64">Select a client from the left to view their measurements</span>}
          />
        </Card>
      </HistoryFrame>
    );
  }
  if (isLoading) {
    return (
      <HistoryFrame>
        <SheetsLoading />
      </HistoryFrame>
    );
  }
  return (
    <HistoryFrame>
      <ClientNotFound action={<LinkButton href={paths.measurements()}>Choose another client</LinkButton>} />
    </HistoryFrame>
  );
}
