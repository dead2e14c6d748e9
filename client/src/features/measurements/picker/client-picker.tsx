import type { Customer } from '@shared/customers/contract';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Link } from 'wouter';
import { useFoundClients } from '../../../customers/client-search';
import { newcomerIn } from '../../../customers/newcomer';
import type { Newcomer } from '../../../lib/navigation/history-state';
import { paths } from '../../../paths';
import { Button } from '../../../ui/controls/button';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { OpenBook } from '../../../ui/display/open-book';
import { SearchBox } from '../../../ui/controls/search-box';
import { SkipPast } from '../../../ui/controls/skip-past';
import { ListSkeleton } from '../../../ui/feedback/skeleton';
import { ClientOptions } from './client-options';
import { myTailorQuery } from '../../tailor-profile/queries';
import { useMeasurementCounts } from '../queries';
import { shownNumber } from '@shared/tailor/phone';
import { Name } from '../../../ui/display/name';

/** The number of clients from which the list has a search. */
const MANY = 8;

interface ClientPickerProps {
  /** Undefined while they load. */
  customers: Customer[] | undefined;
  /** Opens the form of a walk-in. */
  onWalkIn: (newcomer: Newcomer) => void;
}

/** The list in which the user chooses the client to measure. */
export function ClientPicker({ customers, onWalkIn }: ClientPickerProps) {
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed);
  return (
    <section
      className="min-w-0 shell:rounded shell:border shell:border-hairline shell:bg-surface"
      aria-labelledby="select-client"
    >
      <div className="sticky top-0 z-10 grid gap-3 border-b border-hairline bg-paper pb-3 shell:top-14 shell:rounded-t shell:bg-surface shell:p-4">
        <h2 id="select-client" className="text-h3">
          Select Client
        </h2>
        {customers && customers.length >= MANY && (
          <SearchBox label="Find a client" placeholder="Name or phone" value={typed} onChange={setTyped} />
        )}
      </div>
      {!customers && (
        <div className="px-5 py-4">
          <ListSkeleton rows={6} />
        </div>
      )}
      {customers?.length === 0 && (
        <EmptyState
          picture={<OpenBook />}
          title="No clients yet"
          action={<Link href={paths.addClient()}>Add your first client</Link>}
        />
      )}
      {customers && customers.length > 0 && <FoundClients {...{ customers, query, onWalkIn }} />}
    </section>
  );
}

interface FoundClientsProps extends Pick<ClientPickerProps, 'onWalkIn'> {
  customers: Customer[];
  query: string;
}

function FoundClients({ customers, query, onWalkIn }: FoundClientsProps) {
  const { data: counts = {} } = useMeasurementCounts();
  const country = useQuery(myTailorQuery).data?.country ?? '';
  const found = useFoundClients(customers, query);
  if (found.length === 0) {
    return (
      <div className="grid justify-items-start gap-2 px-5 py-4">
        <p className="text-muted">No clients match your search</p>
        <Button className="max-w-full wrap-anywhere" onClick={() => onWalkIn(newcomerIn(query))}>
          Walk-in: {query.trim()}
        </Button>
      </div>
    );
  }
  return (
    <SkipPast list="the clients">
      <ClientOptions
        customers={found}
        option={(customer) => <ClientOption customer={customer} country={country} count={counts[customer.id] ?? 0} />}
      />
    </SkipPast>
  );
}

interface ClientOptionProps {
  customer: Customer;
  /** The tailor's country, in which numbers are read. */
  country: string;
  /** The number of their records. */
  count: number;
}

function ClientOption({ customer, country, count }: ClientOptionProps) {
  const number = customer.phone ?? customer.whatsapp;
  return (
    <Link
      href={paths.client(customer.id)}
      className="relative grid min-h-16 cols-end-auto items-center gap-x-3 px-1 py-2 text-inherit no-underline hover:bg-sunken focus-visible:no-shadow focus-visible:-outline-offset-3 shell:ps-5 shell:pe-4"
    >
      <Name className="text-name wrap-anywhere">{customer.name}</Name>
      <small className="col-start-1 text-micro/[1.6] wrap-anywhere text-muted lining-nums tabular-nums">
        {number && shownNumber(number, country)}
      </small>
      {count > 0 && (
        <span className="col-start-2 row-span-2 row-start-1 font-display text-compact/none font-medium text-muted lining-nums tabular-nums">
          {count}
          <span className="sr-only">{count === 1 ? ' measurement' : ' measurements'}</span>
        </span>
      )}
    </Link>
  );
}
