import type { Customer } from '@shared/customers/contract';
import { type FormEvent, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useFoundClients } from '../../customers/client-search';
import { newcomerState } from '../../customers/newcomer';
import { numberFolds } from '../../lib/text/text-search';
import { paths } from '../../paths';
import { LinkButton } from '../../ui/controls/button';
import { Highlight } from '../../ui/display/highlight';
import { Initials } from '../../ui/display/initials';
import { nameClass } from '../../ui/display/name';
import { SearchBox } from '../../ui/controls/search-box';

/** Maximum number of matches shown; typing another letter is quicker than reading a longer list. */
const shown = 5;

const none: Customer[] = [];

/** Finds a client while the user types. Each match links to the client's measurements; Enter opens a single match. */
export function FindClient({ customers }: { customers: Customer[] | undefined }) {
  const [, navigate] = useLocation();
  const [query, setQuery] = useState('');
  // A long list is prepared on focus, so that neither the first letter nor every visit is slow.
  const [isEntered, setIsEntered] = useState(false);
  const found = useFoundClients((isEntered && customers) || none, query);
  const hasQuery = query.trim() !== '' && customers !== undefined;
  const openOnlyMatch = (event: FormEvent) => {
    event.preventDefault();
    const [only, ...others] = found;
    if (hasQuery && only && others.length === 0) navigate(paths.measurements(only.id));
  };
  return (
    <form className="grid min-w-0 gap-2" onSubmit={openOnlyMatch} onFocus={() => setIsEntered(true)}>
      <SearchBox
        size="lg"
        label="Find a client"
        placeholder="Find a client by name or phone"
        value={query}
        onChange={setQuery}
      />
      <p role="status" className={hasQuery && found.length === 0 ? 'text-small text-muted' : 'sr-only'}>
        {hasQuery && countText(found.length)}
      </p>
      {hasQuery && found.length === 0 && (
        <LinkButton
          className="max-w-full justify-self-start wrap-anywhere"
          href={paths.walkIn()}
          state={newcomerState(query)}
        >
          Walk-in: {query.trim()}
        </LinkButton>
      )}
      {hasQuery && found.length > 0 && (
        <ul role="list" aria-label="Matching clients" className="rounded border border-hairline bg-surface">
          {found.slice(0, shown).map((customer) => (
            <li key={customer.id} className="border-hairline not-first:border-t">
              <Match customer={customer} query={query} />
            </li>
          ))}
          {found.length > shown && (
            <li className="border-t border-hairline px-4 py-2 text-small text-muted">
              {(found.length - shown).toLocaleString('en')} more: go on typing, or look through{' '}
              <Link href={paths.clients()}>all clients</Link>
            </li>
          )}
        </ul>
      )}
    </form>
  );
}

function countText(count: number): string {
  if (count === 0) return 'No clients match your search';
  return count === 1 ? '1 client matches' : `${count.toLocaleString('en')} clients match`;
}

function Match({ customer: { id, name, phone, whatsapp }, query }: { customer: Customer; query: string }) {
  return (
    <Link
      href={paths.measurements(id)}
      className="flex min-h-14 items-center gap-3.5 px-4 py-2 text-ink no-underline hover:underline focus-visible:-outline-offset-4"
    >
      <Initials of={name} />
      <span className="grid min-w-0">
        <span className={nameClass(name)}>
          <Highlight text={name} query={query} />
        </span>
        <span className="text-small whitespace-nowrap text-muted lining-nums tabular-nums">
          <Highlight text={phone ?? whatsapp ?? ''} query={query} folds={numberFolds} />
        </span>
      </span>
    </Link>
  );
}
