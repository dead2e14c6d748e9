import type { Customer } from '@shared/customers/contract';
import { format } from 'date-fns';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useReopenedForm } from '../../forms/use-draft';
import { usePageTitle } from '../../lib/navigation/page-title';
import { paths } from '../../paths';
import { Button } from '../../ui/controls/button';
import { Name } from '../../ui/display/name';
import { MoreIcon } from '../../ui/display/workroom-icons';
import { BackLink } from '../../ui/layout/back-link';
import { Dialog, DialogBody } from '../../ui/overlays/dialog';
import { ClientContact } from './client-contact';
import { ClientFormDialog } from './client-form-dialog';
import { DeleteClientDialog } from './delete-client-dialog';

interface ClientPageProps {
  customer: Customer;
  /** The records: cells of the grid, which has a column of 320 px from 900 px. */
  children: ReactNode;
}

/** The page of one client. */
export function ClientPage({ customer, children }: ClientPageProps) {
  usePageTitle(customer.name);
  const [, navigate] = useLocation();
  const [dialog, setDialog] = useState<'more' | 'edit' | 'delete' | null>(null);
  const close = () => setDialog((open) => (open === dialog ? null : open));
  useReopenedForm('customer', (id) => {
    if (id === customer.id) setDialog('edit');
  });
  return (
    <div className="relative">
      <div className="mb-4 flex flex-wrap items-start gap-x-1 shell:mb-6 shell:pe-60">
        <BackLink href={paths.clients()} label="Back to clients" />
        <div className="min-w-0 grow basis-44">
          <Name as="h1" className="wrap-anywhere">
            {customer.name}
          </Name>
          <p className="mt-0.5 text-compact/snug text-muted">Client since {format(customer.createdAt, 'MMMM yyyy')}</p>
        </div>
        <Button
          variant="ghost"
          iconOnly
          className="-me-3 shell:absolute shell:end-0 shell:top-0 shell:me-0"
          aria-label={`Edit or delete ${customer.name}`}
          onClick={() => setDialog('more')}
        >
          <MoreIcon />
        </Button>
      </div>
      <div className="grid grid-cols-1 gap-6 shell:cols-start-80 shell:grid-rows-[auto_auto_1fr] shell:gap-x-12 shell:gap-y-5">
        <div className="grid min-w-0 content-start gap-5">
          <ClientContact customer={customer} />
          <section aria-labelledby="client-notes">
            <div className="flex items-center justify-between gap-4">
              <h2 id="client-notes" className="text-h3">
                Notes
              </h2>
              <Button
                variant="action"
                size="s"
                className="-me-3"
                aria-label={customer.notes ? 'Edit notes' : 'Add notes'}
                onClick={() => setDialog('edit')}
              >
                {customer.notes ? 'Edit' : 'Add'}
              </Button>
            </div>
            <p className="max-w-measure text-compact text-pretty wrap-anywhere whitespace-pre-line">
              {customer.notes ?? <span className="text-muted">None</span>}
            </p>
          </section>
        </div>
        {children}
      </div>
      {dialog === 'more' && (
        <Dialog open onOpenChange={close} title={customer.name}>
          <DialogBody className="grid gap-2">
            <Button onClick={() => setDialog('edit')}>Edit client</Button>
            <Button variant="danger-quiet" onClick={() => setDialog('delete')}>
              Delete client
            </Button>
          </DialogBody>
        </Dialog>
      )}
      {dialog === 'edit' && <ClientFormDialog customer={customer} onClose={close} />}
      {dialog === 'delete' && (
        <DeleteClientDialog
          customer={customer}
          onClose={close}
          onDeleted={() => navigate(paths.clients(), { replace: true })}
        />
      )}
    </div>
  );
}
