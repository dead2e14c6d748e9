import type { Customer } from '@shared/customers/contract';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useReopenedForm } from '../../forms/use-draft';
import { serverMessage } from '../../lib/api/connection';
import { useIsNarrow } from '../../lib/media-query';
import type { Newcomer } from '../../lib/navigation/history-state';
import { usePageTitle } from '../../lib/navigation/page-title';
import { useFragment } from '../../lib/navigation/use-fragment';
import { useEntryText } from '../../lib/drafts/use-entry-text';
import { addFragment, paths } from '../../paths';
import { Button, LinkButton } from '../../ui/controls/button';
import { Card } from '../../ui/layout/card';
import { PlusIcon } from '../../ui/display/workroom-icons';
import { ErrorBoundary } from '../../ui/feedback/error-boundary';
import { LoadError } from '../../ui/feedback/load-error';
import { Loaded } from '../../ui/feedback/loaded';
import { PageHead } from '../../ui/layout/page-head';
import { ListSkeleton } from '../../ui/feedback/skeleton';
import { ClientBook } from './client-book';
import { BookFrame } from './client-book-head';
import { useClientView } from './client-view';
import { ClientFormDialog } from './client-form-dialog';
import { DeleteClientDialog } from './delete-client-dialog';
import { useCustomers } from './queries';

/** Loaded on demand: most visits import nothing. */
const ImportDialog = lazy(async () => ({ default: (await import('./import/import-dialog')).ImportDialog }));

/** The open dialog and its client. */
type OpenDialog =
  | { name: 'add'; newcomer?: Newcomer }
  | { name: 'import' }
  | { name: 'edit' | 'delete'; customer: Customer };

export function ClientsPage() {
  usePageTitle('Client Management');
  const customers = useCustomers();
  const view = useClientView();
  const isNarrow = useIsNarrow();
  const [typed, setTyped, storeTyped] = useEntryText('clientSearch');
  const [added, setAdded] = useState<Customer>();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const open = useCallback((opened: OpenDialog) => {
    setAdded(undefined);
    setDialog(opened);
  }, []);
  const add = (newcomer?: Newcomer) => open({ name: 'add', newcomer });
  const edit = useCallback((customer: Customer) => open({ name: 'edit', customer }), [open]);
  const remove = useCallback((customer: Customer) => open({ name: 'delete', customer }), [open]);
  const reopen = (id: string) => {
    const customer = customers.data?.find((each) => each.id === id);
    if (customer) edit(customer);
    else if (id === 'new') add();
  };
  useReopenedForm('customer', customers.data && reopen);
  useFragment(addFragment, customers.data && add);
  // A late answer closes only its own dialog, not another one that was opened since.
  const close = () => setDialog((open) => (open === dialog ? null : open));
  const showAdded = (customer?: Customer) => {
    close();
    if (!customer) return;
    setTyped('');
    if (view.shown !== 'all') view.setShown('all');
    setAdded(customer);
  };
  const addButton = (
    <Button variant="primary" size={isNarrow ? 'compact' : undefined} onClick={() => add()}>
      <PlusIcon />
      Add Client
    </Button>
  );
  return (
    <>
      <PageHead
        title="Client Management"
        subtitle="Manage your client database"
        backHref={paths.dashboard()}
        backLabel="Back to dashboard"
        action={!isNarrow && customers.data && customers.data.length > 0 && addButton}
        isDense={isNarrow}
      />
      <Loaded
        of={{ customers }}
        pending={
          <BookFrame className="sm:px-6">
            <ListSkeleton rows={8} />
          </BookFrame>
        }
        failed={(failure) => (
          <Card>
            <LoadError
              title="Error Loading Clients"
              text={serverMessage(failure.error, 'Your clients could not be loaded.')}
              {...failure}
              action={<LinkButton href={paths.dashboard()}>Back to Dashboard</LinkButton>}
            />
          </Card>
        )}
      >
        {(loaded) => (
          <ClientBook
            customers={loaded.customers}
            isNarrow={isNarrow}
            addButton={addButton}
            view={view}
            typed={typed}
            onType={setTyped}
            onSearchLeft={storeTyped}
            addedId={added?.id}
            onAdd={add}
            onEdit={edit}
            onDelete={remove}
            onImport={() => open({ name: 'import' })}
          />
        )}
      </Loaded>
      {dialog?.name === 'add' && <ClientFormDialog newcomer={dialog.newcomer} onClose={showAdded} />}
      {dialog?.name === 'import' && (
        <ErrorBoundary isPart>
          <Suspense>
            <ImportDialog onClose={close} />
          </Suspense>
        </ErrorBoundary>
      )}
      {dialog?.name === 'edit' && <ClientFormDialog customer={dialog.customer} onClose={close} />}
      {dialog?.name === 'delete' && <DeleteClientDialog customer={dialog.customer} onClose={close} />}
    </>
  );
}
