import { useBook, useOrder } from '../queries';
import { LoadError } from '../../../ui/feedback/load-error';
import { Dialog, DialogBody } from '../../../ui/overlays/dialog';
import { OrderDialog } from './order-dialog';
import { type LeftOrderForm, type OrderFormStart, startOfLeft } from './order-form-start';
import type { SavedOrder } from './save-order';

interface OrderFormDialogProps {
  start: OrderFormStart | LeftOrderForm;
  /** Called with the order after a save. */
  onClose: (saved?: SavedOrder, isNew?: boolean) => void;
}

/** The form of an order. It shows when the book is loaded, because amounts are read in its currency. */
export function OrderFormDialog({ start, onClose }: OrderFormDialogProps) {
  return 'left' in start ? <LeftForm left={start} onClose={onClose} /> : <LoadedForm start={start} onClose={onClose} />;
}

function LeftForm({ left, onClose }: { left: LeftOrderForm } & Pick<OrderFormDialogProps, 'onClose'>) {
  const { data: order, isPlaceholderData } = useOrder(left.orderId);
  return order && !isPlaceholderData ? <LoadedForm start={startOfLeft(left, order)} onClose={onClose} /> : null;
}

function LoadedForm({ start, onClose }: { start: OrderFormStart } & Pick<OrderFormDialogProps, 'onClose'>) {
  const { data: book, isLoadingError, error, refetch } = useBook();
  if (book) return <OrderDialog {...{ start, book, onClose }} />;
  if (!isLoadingError) return null;
  return (
    <Dialog open onOpenChange={() => onClose()} title="Order">
      <DialogBody>
        <LoadError title="Your order book could not be loaded" error={error} retry={refetch} />
      </DialogBody>
    </Dialog>
  );
}
