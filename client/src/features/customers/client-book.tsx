import type { Customer } from '@shared/customers/contract';
import { useQuery } from '@tanstack/react-query';
import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useDeferredValue } from 'react';
import { useFoundClients } from '../../customers/client-search';
import { newcomerState } from '../../customers/newcomer';
import { paths } from '../../paths';
import { Button, LinkButton } from '../../ui/controls/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { OpenBook } from '../../ui/display/open-book';
import { SearchBox } from '../../ui/controls/search-box';
import { myTailorQuery } from '../tailor-profile/queries';
import { LoadError } from '../../ui/feedback/load-error';
import { ListSkeleton } from '../../ui/feedback/skeleton';
import { ClientTable } from './client-table';
import { useViewedClients, type useClientView } from './client-view';
import { ClientViewBar } from './client-view-bar';

interface ClientBookProps {
  customers: Customer[];
  addButton: ReactNode;
  importButton: ReactNode;
  view: ReturnType<typeof useClientView>;
  typed: string;
  onType: (typed: string) => void;
  /** The search has lost the focus. */
  onSearchLeft: () => void;
  /** The client that was just added: its row is in view, marked, and offers what comes next. */
  addedId?: string;
  onEdit: (customer: Customer) => void;
  onDelete: (customer: Customer) => void;
}

/** The list of clients with its search, its order and its filter. */
export function ClientBook(props: ClientBookProps) {
  const { customers, addButton, importButton, view, typed, onType, onSearchLeft, addedId, onEdit, onDelete } = props;
  const { data: tailor } = useQuery(myTailorQuery);
  const query = useDeferredValue(typed).trim();
  const viewed = useViewedClients(customers, view);
  const found = useFoundClients(viewed.customers ?? none, query);
  if (customers.length === 0) {
    return (
      <BookFrame>
        <BookHead total={0} />
        <EmptyState
          picture={<OpenBook />}
          title="No clients yet"
          text="Add your first client to start managing your customer base"
          action={
            <span className="grid justify-items-center gap-2">
              {addButton}
              {importButton}
            </span>
          }
        />
      </BookFrame>
    );
  }
  return (
    <BookFrame aria-labelledby="your-clients">
      <BookHead total={customers.length}>
        <SearchBox
          label="Search clients"
          placeholder="Search clients by name or phone..."
          value={typed}
          onChange={onType}
          onBlur={onSearchLeft}
        />
      </BookHead>
      <ClientViewBar view={view}>{importButton}</ClientViewBar>
      <p className="sr-only" role="status">
        {(query || view.shown !== 'all') && viewed.customers && matchText(found.length)}
      </p>
      {viewed.error && <LoadError title="Failed to fetch measurements" error={viewed.error} retry={viewed.retry} />}
      {!viewed.customers && !viewed.error && <ListSkeleton rows={8} />}
      {viewed.customers && found.length > 0 && (
        <ClientTable
          customers={found}
          query={query}
          country={tailor?.country ?? ''}
          order={view.order}
          measuredAt={viewed.measuredAt}
          addedId={addedId}
          onEdit={onEdit}
          onDelete={onDelete}
        />
      )}
      {viewed.customers && found.length === 0 && <NoneFound query={query} view={view} onType={onType} />}
    </BookFrame>
  );
}

const none: Customer[] = [];

function matchText(count: number): string {
  return count === 1 ? '1 client matches' : `${count.toLocaleString('en')} clients match`;
}

function NoneFound({ query, view, onType }: Pick<ClientBookProps, 'view' | 'onType'> & { query: string }) {
  return query ? (
    <EmptyState
      picture={<OpenBook />}
      title="No clients match your search"
      action={
        <>
          <Button onClick={() => onType('')}>Clear search</Button>
          <LinkButton className="max-w-full wrap-anywhere" href={paths.walkIn()} state={newcomerState(query)}>
            Walk-in: {query.trim()}
          </LinkButton>
        </>
      }
    />
  ) : (
    <EmptyState
      picture={<OpenBook />}
      title={view.shown === 'measured' ? 'No client is measured yet' : 'All clients are measured'}
      action={<Button onClick={() => view.setShown('all')}>Show all clients</Button>}
    />
  );
}

/** A card from 640 px; below that its content has no frame. */
export function BookFrame({ className, ...rest }: ComponentProps<'section'>) {
  return (
    <section
      {...rest}
      className={cx('min-w-0 sm:overflow-clip sm:rounded sm:border sm:border-hairline sm:bg-surface', className)}
    />
  );
}

function BookHead({ total, children }: { total: number; children?: ReactNode }) {
  return (
    <div className="grid items-center gap-3 max-sm:sticky max-sm:top-0 max-sm:z-10 max-sm:bg-paper max-sm:pt-1 max-sm:pb-3 sm:cols-end-88 sm:border-b sm:border-hairline sm:px-6 sm:py-4.5">
      <div className="max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:gap-4">
        <h2 id="your-clients" className="text-h3">
          Your Clients
        </h2>
        <p className="text-small/[1.6] text-muted">
          {total === 1 ? '1 total client' : `${total.toLocaleString('en')} total clients`}
        </p>
      </div>
      {children}
    </div>
  );
}
