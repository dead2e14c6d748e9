import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';

interface SuspendDialogProps {
  open: boolean;
  businessName: string;
  busy: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before an account is suspended, and says what that does. */
export function SuspendDialog({ open, businessName, busy, onClose, onConfirm }: SuspendDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title="Suspend this account?"
      description={businessName}
      confirmLabel="Suspend account"
      busyLabel="Suspending..."
      busy={busy}
      onConfirm={onConfirm}
    >
      <ul className="grid list-disc gap-1.5 ps-5">
        <li>The page and all its pictures are hidden from visitors at once.</li>
        <li>The owner cannot publish: no new pictures, no changes of the page.</li>
        <li>The client book stays open to the owner, who can download everything or delete the account.</li>
        <li>
          The owner reads your reason and can appeal once. The suspension lasts until you restore the account here.
        </li>
      </ul>
    </ConfirmDialog>
  );
}
