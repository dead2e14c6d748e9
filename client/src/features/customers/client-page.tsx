import type { Customer } from '@shared/customers/contract';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { useReopenedForm } from '../../forms/use-draft';
import { useCameFrom } from '../../lib/navigation/came-from';
import { usePageTitle } from '../../lib/navigation/page-title';
import { paths } from '../../paths';
import { Button } from '../../ui/controls/button';
import { Name } from '../../ui/display/name';
import { MoreIcon } from '../../ui/display/workroom-icons';
import { BackLink } from '../../ui/layout/back-link';
import { Dialog, DialogBody } from '../../ui/overlays/dialog';
import { ClientContact } from './client-contact';
import { ClientFormDialog } from './client-form-dialog';
import { ClientNotes } from './client-notes';
import { DeleteClientDialog } from './delete-client-dialog';

interface ClientPageProps {
  customer: Customer;
  /** The orders and records. Their two buttons are at the top from 900 px, and at the foot of the page below. */
  children: ReactNode;
}

/** The page of one client. */
export function ClientPage({ customer, children }: ClientPageProps) {
  usePageTitle(customer.name);
  const [, navigate] = useLocation();
  const [dialog, setDialog] = useState<'more' | 'edit' | 'notes' | 'delete' | null>(null);
  const close = () => setDialog((open) => (open === dialog ? null : open));
  useReopenedForm('customer', (id) => {
    if (id === customer.id) setDialog('edit');
  });
  return (
    <div className="relative -mt-2 flex flex-col max-shell:min-h-window-above-bar shell:mt-0">
      <div className="flex items-start gap-x-1 shell:pe-104">
        <BackLink {...useWayBack()} />
        <Name as="h1" className="min-w-0 flex-1 py-2 text-fit-title wrap-anywhere shell:text-title">
          {customer.name}
        </Name>
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
      <ClientContact customer={customer} />
      <ClientNotes notes={customer.notes} onEdit={() => setDialog('notes')} />
      {children}
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
      {(dialog === 'edit' || dialog === 'notes') && (
        <ClientFormDialog customer={customer} atNotes={dialog === 'notes'} onClose={close} />
      )}
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

/** Returns where Back leads: to the list from which the user came, by default to that of the clients. */
function useWayBack() {
  const from = useCameFrom();
  if (from === paths.dashboard()) return { href: from, label: 'Back to dashboard' };
  if (from === paths.measurements()) return { href: from, label: 'Back to measurements' };
  return { href: paths.clients(), label: 'Back to clients' };
}
