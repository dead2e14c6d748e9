import { formatMoney, paidOf } from '@shared/orders/money';
import type { Order } from '@shared/orders/order';
import { Name } from '../../../ui/display/name';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog';
import { useOrderPhotos } from '../photos/queries';
import { counted, garmentsText } from '../words';

interface DeleteOrderDialogProps {
  order: Order;
  clientName: string;
  onDelete: () => void;
  onClose: () => void;
}

/** Names what is deleted with an order. */
export function DeleteOrderDialog({ order, clientName, onDelete, onClose }: DeleteOrderDialogProps) {
  const { number, payments, currency } = order;
  const { data: photos = [] } = useOrderPhotos(order.id);
  const gone = [
    ...(payments.length > 0 ? [counted(payments.length, 'payment')] : []),
    ...(photos.length > 0 ? [counted(photos.length, 'photo')] : []),
  ];
  const paid = payments.length > 0 ? `: ${formatMoney(paidOf(payments), currency)} paid` : '';
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Delete order ${number}`}
      description={
        gone.length > 0
          ? `Its ${gone.join(' and its ')} will be deleted too${paid}. To keep them, cancel the order instead.`
          : 'To keep it in your book, cancel the order instead.'
      }
      confirmLabel="Delete"
      onConfirm={onDelete}
    >
      <div className="grid min-h-16 content-center border-y border-hairline py-2">
        <Name className="text-name wrap-anywhere">{clientName}</Name>
        <small className="text-small wrap-anywhere text-muted" dir="auto">
          {garmentsText(order)}
        </small>
      </div>
    </ConfirmDialog>
  );
}
