import type { Customer } from '@shared/customers/contract';
import type { ReactNode } from 'react';
import { paths } from '../../../paths';
import { LinkButton } from '../../../ui/controls/button';
import { Loaded } from '../../../ui/feedback/loaded';
import { useCustomers } from '../../customers/queries';
import { RecordsLoading } from './records-loading';
import { ClientNotFound, ClientsNotLoaded } from './missing-client';

interface CustomerOfPageProps {
  id: string;
  /** The head of the page while there is no client. */
  head: ReactNode;
  children: (customer: Customer) => ReactNode;
}

/** Loads the client of a page. */
export function CustomerOfPage({ id, head, children }: CustomerOfPageProps) {
  const customers = useCustomers();
  const customer = customers.data?.find((each) => each.id === id);
  if (customer) return children(customer);
  return (
    <>
      {head}
      <Loaded of={{ customers }} pending={<RecordsLoading />} failed={(failure) => <ClientsNotLoaded {...failure} />}>
        {() => <ClientNotFound action={<LinkButton href={paths.clients()}>All clients</LinkButton>} />}
      </Loaded>
    </>
  );
}
