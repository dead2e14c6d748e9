import type { Customer } from '@shared/customers/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { useFoundClients } from '../../customers/client-search';
import type { Newcomer } from '../../lib/navigation/history-state';
import { SearchBox } from '../../ui/controls/search-box';
import { OpenBook } from '../../ui/display/open-book';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LoadError } from '../../ui/feedback/load-error';
import { ListSkeleton } from '../../ui/feedback/skeleton';
import { myTailorQuery } from '../tailor-profile/queries';
import { BookFrame, BookHead, BookTitle, ExportButton, ImportButton, SortButton } from './client-book-head';
import { ClientList } from './client-list';
import { ClientTable } from './client-table';
import { useViewedClients, type useClientView } from './client-view';
import { ClientViewBar } from './client-view-bar';
import { ClientViewSheet } from './client-view-sheet';
import { NoneFound } from './none-found';

interface ClientBookProps {
  customers: Customer[];
  /** Below 640 px: a list with the button to add a client above it, instead of a table. */
  isNarrow: boolean;
  addButton: ReactNode;
  view: ReturnType<typeof useClientView>;
  typed: string;
  onType: (typed: string) => void;
  /** The search has lost the focus. */
  onSearchLeft: () => void;
  /** The client that was just added: its row is in view, marked, and offers what comes next. */
  addedId?: string;
  onAdd: (newcomer: Newcomer) => void;
  onEdit: (customer: Customer) => void;
  onDelete: (customer: Customer) => void;
  onImport: () => void;
}

/** The list of clients with its search, its order and its filter. */
export function ClientBook(props: ClientBookProps) {
  const { customers, isNarrow, addButton, view, typed, onType, onSearchLeft, addedId, onAdd, onImport } = props;
  const { data: tailor } = useQuery(myTailorQuery);
  const [isSorting, setSorting] = useState(false);
  const query = useDeferredValue(typed).trim();
  const viewed = useViewedClients(customers, { ...view, hasTimes: isNarrow });
  const found = useFoundClients(viewed.customers ?? none, query);
  if (customers.length === 0) return <EmptyBook addButton={addButton} onImport={onImport} />;
  const list = { customers: found, query, country: tailor?.country ?? '', sort: view.sort, addedId };
  const search = (
    <SearchBox
      label="Search clients"
      placeholder="Search clients by name or phone..."
      size={isNarrow ? 'compact' : undefined}
      value={typed}
      onChange={onType}
      onBlur={onSearchLeft}
    />
  );
  return (
    <BookFrame aria-labelledby="your-clients">
      {isNarrow ? (
        <>
          <div className="flex min-h-tap flex-wrap items-center gap-2">
            <BookTitle total={customers.length} />
            <SortButton view={view} onClick={() => setSorting(true)} />
            {addButton}
          </div>
          <div className="sticky top-0 z-10 bg-paper pt-2 pb-1.5">{search}</div>
        </>
      ) : (
        <>
          <BookHead total={customers.length}>{search}</BookHead>
          <ClientViewBar view={view}>
            <ImportButton onClick={onImport} />
            <ExportButton customers={customers} variant="action" size="s" />
          </ClientViewBar>
        </>
      )}
      <p className="sr-only" role="status">
        {(query || view.shown !== 'all') && viewed.customers && matchText(found.length)}
      </p>
      {viewed.error && <LoadError title="Failed to fetch measurements" error={viewed.error} retry={viewed.retry} />}
      {!viewed.customers && !viewed.error && <ListSkeleton rows={8} />}
      {viewed.customers &&
        found.length > 0 &&
        (isNarrow ? (
          <ClientList {...list} measuredAt={viewed.measuredAt} />
        ) : (
          <ClientTable {...list} measuredAt={viewed.measuredAt} onEdit={props.onEdit} onDelete={props.onDelete} />
        ))}
      {viewed.customers && found.length === 0 && <NoneFound {...{ query, view, onType, onAdd }} />}
      {isSorting && (
        <ClientViewSheet
          view={view}
          count={viewed.customers && found.length}
          customers={customers}
          onImport={() => {
            setSorting(false);
            onImport();
          }}
          onClose={() => setSorting(false)}
        />
      )}
    </BookFrame>
  );
}

const none: Customer[] = [];

function matchText(count: number): string {
  return count === 1 ? '1 client matches' : `${count.toLocaleString('en')} clients match`;
}

function EmptyBook({ addButton, onImport }: Pick<ClientBookProps, 'addButton' | 'onImport'>) {
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
            <ImportButton onClick={onImport} />
          </span>
        }
      />
    </BookFrame>
  );
}
