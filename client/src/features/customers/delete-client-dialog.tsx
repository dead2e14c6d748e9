import type { Customer } from '@shared/customers/contract';
import { Initials } from '../../ui/display/initials';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import { Name } from '../../ui/display/name';
import { deleteWithUndo } from '../../ui/feedback/delete-with-undo';
import { useMeasurementCounts } from '../measurements/queries';
import { useClientOrdersText } from '../orders/queries';
import { useDeleteCustomer } from './queries';

interface DeleteClientDialogProps {
  customer: Customer;
  onClose: () => void;
  /** Called when the client is removed from the screen, with Undo. */
  onDeleted?: () => void;
}

export function DeleteClientDialog({ customer, onClose, onDeleted }: DeleteClientDialogProps) {
  const counts = useMeasurementCounts();
  const orders = useClientOrdersText(customer.id);
  const remove = useDeleteCustomer();
  const confirm = () => {
    onClose();
    onDeleted?.();
    deleteWithUndo({
      row: { id: customer.id },
      done: 'Client deleted successfully',
      failed: 'Failed to delete client',
      send: () => remove.mutateAsync(customer.id),
    });
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Delete Client"
      description={`Are you sure you want to delete this client? This action cannot be undone. ${lossOf(orders)} will also be deleted.`}
      confirmLabel="Delete"
      onConfirm={confirm}
    >
      <div className="grid min-h-16 cols-start-auto items-center gap-x-3.5 border-y border-hairline py-2">
        <Initials of={customer.name} className="row-span-2 row-start-1" />
        <Name className="text-name wrap-anywhere">{customer.name}</Name>
        <small className="min-h-5.25 text-small/[1.6] text-muted">
          {orders && <b className="block text-ink">{orders}</b>}
          {counts.data && measurementsText(counts.data[customer.id] ?? 0)}
        </small>
      </div>
    </ConfirmDialog>
  );
}

const lossOf = (orders: string) =>
  orders ? 'All associated orders, payments and measurements' : 'All associated measurements';

function measurementsText(count: number): string {
  if (count === 0) return 'No measurements';
  return count === 1 ? '1 measurement' : `${count} measurements`;
}
