import type { Order } from '@shared/orders/order';
import type { Customer } from '@shared/customers/contract';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { useFoundClients } from '../../../customers/client-search';
import { numberFolds } from '../../../lib/text/text-search';
import { SearchBox } from '../../../ui/controls/search-box';
import { Highlight } from '../../../ui/display/highlight';
import { Initials } from '../../../ui/display/initials';
import { Name, nameClass } from '../../../ui/display/name';
import { PlusIcon } from '../../../ui/display/workroom-icons';
import { useCustomers } from '../../customers/queries';
import { latestMeasurementsQuery } from '../../measurements/queries';
import { useOrders } from '../queries';

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
            <Name className="line-clamp-2 min-w-0 text-small/[1.15] wrap-anywhere">{name}</Name>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Number of clients that the form offers before anything is typed. */
const shownRecent = 8;

/** Returns the clients of the newest orders and records, and those that were added last. `latest` has the time of each client's newest record. */
function recentClients(
  customers: readonly Customer[],
  orders: readonly Order[],
  latest: Readonly<Record<string, string>>,
): Customer[] {
  const ordered = new Map<string, string>();
  for (const { customerId, createdAt } of orders) {
    if (createdAt > (ordered.get(customerId) ?? '')) ordered.set(customerId, createdAt);
  }
  const lastAt = ({ id, createdAt }: Customer) =>
    [createdAt, latest[id] ?? '', ordered.get(id) ?? ''].reduce((one, other) => (one > other ? one : other));
  const timed = customers.map((customer) => ({ customer, at: lastAt(customer) }));
  timed.sort((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0));
  return timed.slice(0, shownRecent).map(({ customer }) => customer);
}

/** Number of matches shown: above the keyboard of a phone there is room for three and the new client. */
const shownMatches = 3;

interface FoundClientsProps {
  found: readonly Customer[];
  query: string;
  onChoose: (id: string) => void;
  onNew: () => void;
}

/** The clients that match the typed text, and the new client as the last row. */
function FoundClients({ found, query, onChoose, onNew }: FoundClientsProps) {
  return (
    <ul role="list" aria-label="Matching clients" className="rounded border border-hairline bg-surface">
      {found.slice(0, shownMatches).map(({ id, name, phone, whatsapp }) => (
        <li key={id} className="border-b border-hairline">
          <button type="button" className={rowClass} onClick={() => onChoose(id)}>
            <Initials of={name} className="size-8!" />
            <span className="min-w-0">
              <span className={`${nameClass(name)} block leading-tight wrap-anywhere`} dir="auto">
                <Highlight text={name} query={query} />
              </span>
              <span className="text-micro/[1.3] text-muted tabular-nums">
                <Highlight text={phone ?? whatsapp ?? ''} query={query} folds={numberFolds} />
              </span>
            </span>
          </button>
        </li>
      ))}
      {found.length > shownMatches && (
        <li className="border-b border-hairline px-3 py-2 text-micro text-muted">
          {(found.length - shownMatches).toLocaleString('en')} more: go on typing
        </li>
      )}
      <li>
        <button type="button" className={`${rowClass} font-medium text-action-ink`} onClick={onNew}>
          <span className="grid size-8 flex-none place-items-center rounded-full border border-dashed border-action">
            <PlusIcon className="size-4.5" />
          </span>
          <span className="min-w-0 wrap-anywhere" dir="auto">
            New client ‘{query.trim()}’
          </span>
        </button>
      </li>
    </ul>
  );
}

const rowClass =
  'flex min-h-13 w-full items-center gap-3 px-3 py-1 text-start hover:bg-sunken focus-visible:-outline-offset-4';
