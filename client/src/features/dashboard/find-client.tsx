import type { Customer } from '@shared/customers/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { cx } from 'class-variance-authority';
import { type FormEvent, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useFoundClients } from '../../customers/client-search';
import { newcomerState } from '../../customers/newcomer';
import { numberFolds } from '../../lib/text/text-search';
import { orderPaths } from '../../order-paths';
import { paths } from '../../paths';
import { LinkButton } from '../../ui/controls/button';
import { SearchBox } from '../../ui/controls/search-box';
import { Highlight } from '../../ui/display/highlight';
import { nameClass } from '../../ui/display/name';
import { isLongName, RowLink } from '../../ui/lists/row-link';
import { OrdersIcon, WalkInIcon } from '../../ui/display/workroom-icons';
import { TapeLink } from './tape-link';

/** Maximum number of matches shown; typing another letter is quicker than reading a longer list. */
const shown = 5;

const none: Customer[] = [];

/** Finds a client while the user types. A match leads to the client, to a new order and to the tape; Enter opens a single match. */
export function FindClient({ clients }: { clients: UseQueryResult<Customer[]> }) {
  const [, navigate] = useLocation();
  const [query, setQuery] = useState('');
  // A long list is prepared on focus, so that neither the first letter nor every visit is slow.
  const [isEntered, setIsEntered] = useState(false);
  const { data, isPending } = clients;
  const found = useFoundClients((isEntered && data) || none, query);
  const hasQuery = query.trim() !== '';
  const words = hasQuery && !isPending ? countText(data && found.length) : '';
  const openOnlyMatch = (event: FormEvent) => {
    event.preventDefault();
    const [only, ...others] = found;
    if (hasQuery && only && others.length === 0) navigate(paths.client(only.id));
  };
  return (
    <form className="grid min-w-0 grid-cols-1 gap-2" onSubmit={openOnlyMatch} onFocus={() => setIsEntered(true)}>
      <SearchBox
        size="lg"
        label="Find a client"
        placeholder="Find a client by name or phone"
        value={query}
        onChange={setQuery}
      />
      <p role="status" className={words && found.length === 0 ? 'text-small text-muted' : 'sr-only'}>
        {words}
      </p>
      {hasQuery && (
        <ul
          role="list"
          aria-label="Matching clients"
          className="divide-y divide-hairline rounded border border-hairline bg-surface"
        >
          {found.slice(0, shown).map((customer) => (
            <Match key={customer.id} customer={customer} query={query} />
          ))}
          {found.length > shown && (
            <li className="px-3.5 py-2 text-small text-muted">
              {(found.length - shown).toLocaleString('en')} more: go on typing, or look through{' '}
              <Link href={paths.clients()}>all clients</Link>
            </li>
          )}
          {words && found.length === 0 && (
            <li>
              <Link href={orderPaths.newOrder()} replace state={newcomerState(query)} className={beginClass}>
                <OrdersIcon className="size-5" />
                <span className="min-w-0 wrap-anywhere" dir="auto">
                  New order for ‘{query.trim()}’
                </span>
              </Link>
            </li>
          )}
          <li>
            <Link href={paths.walkIn()} state={newcomerState(query)} className={beginClass}>
              <WalkInIcon className="size-5" />
              <span className="min-w-0 wrap-anywhere" dir="auto">
                Walk-in: {query.trim()}
              </span>
            </Link>
          </li>
        </ul>
      )}
    </form>
  );
}

/** The link that begins something for a client who is not found. */
const beginClass =
  'flex min-h-13 items-center gap-3 px-3.5 py-2 text-compact/tight font-medium no-underline hover:underline focus-visible:-outline-offset-4';

/** @param count undefined if the clients could not be loaded */
function countText(count: number | undefined): string {
  if (count === undefined) return 'Your clients could not be loaded';
  if (count === 0) return 'No clients match your search';
  return count === 1 ? '1 client matches' : `${count.toLocaleString('en')} clients match`;
}

/** The whole row opens the client. The links of a new order and of the tape lie above it. */
function Match({ customer, query }: { customer: Customer; query: string }) {
  const { id, name, phone, whatsapp } = customer;
  return (
    <li className="relative flex min-h-16 items-center gap-1 ps-3.5 pe-1.5 hover:bg-sunken">
      <div className="min-w-0 flex-1 py-1.5">
        <RowLink
          href={paths.client(id)}
          className={cx('wrap-anywhere', isLongName(name) ? 'text-compact/tight' : 'text-name/tight')}
        >
          <span className={nameClass(name)} dir="auto">
            <Highlight text={name} query={query} />
          </span>
        </RowLink>
        <p className="truncate text-micro text-muted lining-nums tabular-nums">
          <Highlight text={phone ?? whatsapp ?? ''} query={query} folds={numberFolds} />
        </p>
      </div>
      <LinkButton
        variant="ghost"
        iconOnly
        className="relative -me-1"
        href={orderPaths.newOrder(id)}
        aria-label={`New order for ${name}`}
      >
        <OrdersIcon />
      </LinkButton>
      <TapeLink client={customer} className="relative" />
    </li>
  );
}
