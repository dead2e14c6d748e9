import type { Customer } from '@shared/customers/contract';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { useFoundClients } from '../../../customers/client-search';
import { SearchBox } from '../../../ui/controls/search-box';
import { Initials } from '../../../ui/display/initials';
import { nameClass } from '../../../ui/display/name';
import { useCustomers } from '../../customers/queries';
import { latestMeasurementsQuery } from '../../measurements/queries';
import { useOrders } from '../queries';
import { FoundClients } from './found-clients';
import { recentClients } from './recent-clients';

interface ClientSearchProps {
  onChoose: (id: string) => void;
  /** Begins a new client with the typed text. */
  onNew: (query: string) => void;
}

/** Recent clients, and a search for the others. Enter takes the first match, or the new client. */
export function ClientSearch({ onChoose, onNew }: ClientSearchProps) {
  const [query, setQuery] = useState('');
  const customers = useCustomers().data ?? none;
  const hasQuery = query.trim() !== '';
  // A long list is prepared with the first letter, not each time when the form opens.
  const found = useFoundClients(hasQuery ? customers : none, query);
  const takeFirst = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    const [first] = found;
    if (hasQuery && first) onChoose(first.id);
    else if (hasQuery) onNew(query);
  };
  return (
    <div role="presentation" className="grid grid-cols-1 gap-1.5" onKeyDown={takeFirst}>
      <SearchBox
        label="Find a client, or type a new name"
        placeholder="Find, or type a new name"
        value={query}
        onChange={setQuery}
      />
      {hasQuery ? (
        <FoundClients {...{ found, query, onChoose }} onNew={() => onNew(query)} />
      ) : (
        <RecentClients customers={customers} onChoose={onChoose} />
      )}
    </div>
  );
}

const none: Customer[] = [];

interface RecentClientsProps {
  customers: readonly Customer[];
  onChoose: (id: string) => void;
}

/** The clients of the newest orders and records. */
function RecentClients({ customers, onChoose }: RecentClientsProps) {
  const { data: orders } = useOrders();
  const { data: latest } = useQuery(latestMeasurementsQuery);
  const recent = useMemo(() => recentClients(customers, orders ?? [], latest ?? {}), [customers, orders, latest]);
  return (
    <ul role="list" aria-label="Recent clients" className="mt-0.5 grid grid-cols-2 gap-1.5 empty:hidden">
      {recent.map(({ id, name }) => (
        <li key={id} className="grid min-w-0">
          <button
            type="button"
            className="flex min-h-12 min-w-0 items-center gap-2 rounded border border-edge bg-surface px-2 text-start hover:border-ink"
            onClick={() => onChoose(id)}
          >
            <Initials of={name} className="size-8!" />
            <span className={`${nameClass(name)} line-clamp-2 min-w-0 text-small/[1.15] wrap-anywhere`} dir="auto">
              {name}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
