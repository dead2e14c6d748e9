import type { Customer } from '@shared/customers';
import type { ReactNode } from 'react';
import { serverMessage } from '../../lib/api';
import { paths } from '../../paths';
import { LinkButton } from '../../ui/controls/button';
import { Card } from '../../ui/layout/card';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LoadError } from '../../ui/feedback/load-error';
import { OpenBook } from '../../ui/display/open-book';
import { useCustomers } from '../clients/queries';
import { SheetsLoading } from './measurement-history';

interface CustomerOfPageProps {
  id: string;
  /** The head of the page while there is no client. */
  head: ReactNode;
  children: (customer: Customer) => ReactNode;
}

/** Loads the client of a page. */
export function CustomerOfPage({ id, head, children }: CustomerOfPageProps) {
  const { data, isPending, isLoadingError, error, refetch } = useCustomers();
  const customer = data?.find((each) => each.id === id);
  if (customer) return children(customer);
  return (
    <>
      {head}
      {isPending && <SheetsLoading />}
      {isLoadingError && (
        <Card>
          <LoadError
            title="Error Loading Clients"
            text={serverMessage(error, 'Your clients could not be loaded.')}
            error={error}
            retry={refetch}
            action={<LinkButton href={paths.dashboard()}>Back to Dashboard</LinkButton>}
          />
        </Card>
      )}
      {data && (
        <Card>
          <EmptyState
            picture={<OpenBook />}
            title="Client not found"
            text="This client does not exist, or was deleted."
            action={<LinkButton href={paths.clients()}>All clients</LinkButton>}
          />
        </Card>
      )}
    </>
  );
}
