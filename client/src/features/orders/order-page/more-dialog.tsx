import type { Order } from '@shared/orders/order';
import { isClosed } from '@shared/orders/stages';
import { Button } from '../../../ui/controls/button';
import { Dialog, DialogBody } from '../../../ui/overlays/dialog';

interface MoreDialogProps {
  order: Order;
  onEdit: () => void;
  onCopy: () => void;
  onRedo: () => void;
  onCancel: () => void;
  onDelete: () => void;
  onClose: () => void;
}

/** What is done with an order more rarely. */
export function MoreDialog({ order, onEdit, onCopy, onRedo, onCancel, onDelete, onClose }: MoreDialogProps) {
  const isOpen = !isClosed(order.stage);
  return (
    <Dialog open onOpenChange={onClose} title={`Order ${order.number}`}>
      <DialogBody className="grid gap-2">
        {isOpen && <Button onClick={onEdit}>Edit order</Button>}
        <Button onClick={onCopy}>Copy as a new order</Button>
        <Button onClick={onRedo}>Re-do at no price</Button>
        {isOpen && <Button onClick={onCancel}>Cancel order</Button>}
        <Button variant="danger-quiet" onClick={onDelete}>
          Delete order
        </Button>
      </DialogBody>
    </Dialog>
  );
}
