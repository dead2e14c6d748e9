import { paidOf } from '@shared/orders/money';
import type { Order, StageInput } from '@shared/orders/order';
import { isAllDone, type MessageKind, type Stage } from '@shared/orders/stages';
import type { Payment } from '@shared/payments/contract';
import { lazy, Suspense } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../../paths';
import { isMoneyLeft } from '../amounts';
import type { OrderFormStart } from '../order-form/use-order-form';
import type { OrderWrites } from './use-order-writes';

const CancelDialog = lazy(async () => ({ default: (await import('./cancel-dialog')).CancelDialog }));
const CollectQuestion = lazy(async () => ({ default: (await import('./collect-question')).CollectQuestion }));
const DoneQuestion = lazy(async () => ({ default: (await import('./collect-question')).DoneQuestion }));
const DeleteOrderDialog = lazy(async () => ({ default: (await import('./delete-order-dialog')).DeleteOrderDialog }));
const FittingDialog = lazy(async () => ({ default: (await import('./fitting-dialog')).FittingDialog }));
const MoreDialog = lazy(async () => ({ default: (await import('./more-dialog')).MoreDialog }));
const MoveDialog = lazy(async () => ({ default: (await import('../move/move-dialog')).MoveDialog }));
const NotesDialog = lazy(async () => ({ default: (await import('./notes-dialog')).NotesDialog }));
const PaymentDialog = lazy(async () => ({ default: (await import('../payment/payment-dialog')).PaymentDialog }));
const PhotoDialog = lazy(async () => ({ default: (await import('../photos/photo-dialog')).PhotoDialog }));
const TellDialog = lazy(async () => ({ default: (await import('../tell/tell-dialog')).TellDialog }));

/** A dialog of the page of an order, with what it begins with. */
export type OrderDialog =
  | { name: 'cancel' | 'count' | 'delete' | 'more' | 'move' | 'notes' }
  /** `done` is how many of each garment are done, if not all are. */
  | { name: 'collect'; done?: StageInput['done'] }
  | { name: 'fitting'; fittingId?: string }
  | { name: 'photo'; photoId: string }
  | { name: 'tell'; kind?: MessageKind }
  /** With `thenCollect`, the order is collected after the payment. */
  | { name: 'payment'; payment?: Payment; amount?: number; thenCollect?: { done?: StageInput['done'] } };

/** Returns the dialog that comes before a stage: when an order is collected, it asks about garments that are not done, and money that is left. */
export function questionBefore(stage: Stage, order: Order): OrderDialog | undefined {
  if (stage !== 'collected') return undefined;
  if (!isAllDone(order.garments)) return { name: 'count' };
  return isMoneyLeft(order) ? { name: 'collect' } : undefined;
}

interface OrderDialogsProps {
  order: Order;
  clientName: string;
  writes: OrderWrites;
  dialog: OrderDialog | undefined;
  onOpen: (dialog: OrderDialog) => void;
  onClose: () => void;
  /** Opens the form of an order. */
  onForm: (start: OrderFormStart) => void;
}

/** The dialog that is open on the page of an order. The code of each loads when it is opened. */
export function OrderDialogs(props: OrderDialogsProps) {
  const { order, clientName, writes, dialog, onOpen, onClose } = props;
  const collect = (done?: StageInput['done']) => {
    onClose();
    void writes.moveTo('collected', { done });
  };
  const cancel = async (because: Order['cancelledBecause'], givesBack: boolean) => {
    onClose();
    const cancelled = await writes.moveTo('cancelled', { because });
    if (cancelled && givesBack) onOpen({ name: 'payment', amount: -paidOf(order.payments) });
  };
  return (
    <Suspense>
      {dialog?.name === 'more' && <More {...props} />}
      {dialog?.name === 'delete' && <Delete {...props} />}
      {dialog?.name === 'cancel' && (
        <CancelDialog
          order={order}
          onCancel={(because, givesBack) => void cancel(because, givesBack)}
          onClose={onClose}
        />
      )}
      {dialog?.name === 'count' && (
        <DoneQuestion
          order={order}
          clientName={clientName}
          onAnswer={(done) => (isMoneyLeft(order) ? onOpen({ name: 'collect', done }) : collect(done))}
          onClose={onClose}
        />
      )}
      {dialog?.name === 'collect' && (
        <CollectQuestion
          order={order}
          clientName={clientName}
          done={dialog.done}
          onOwes={() => collect(dialog.done)}
          onPart={() => onOpen({ name: 'payment', thenCollect: { done: dialog.done } })}
          onClose={onClose}
        />
      )}
      {dialog?.name === 'payment' && (
        <PaymentDialog
          order={order}
          payment={dialog.payment}
          amount={dialog.amount}
          onClose={(saved) => (saved && dialog.thenCollect ? collect(dialog.thenCollect.done) : onClose())}
        />
      )}
      {dialog?.name === 'move' && (
        <MoveDialog
          order={order}
          onClose={(_saved, isLater) => (isLater ? onOpen({ name: 'tell', kind: 'late' }) : onClose())}
        />
      )}
      {dialog?.name === 'tell' && <TellDialog order={order} kind={dialog.kind} onClose={onClose} />}
      {dialog?.name === 'photo' && <PhotoDialog orderId={order.id} photoId={dialog.photoId} onClose={onClose} />}
      {dialog?.name === 'notes' && <NotesDialog order={order} onClose={onClose} />}
      {dialog?.name === 'fitting' && (
        <FittingDialog order={order} fittingId={dialog.fittingId} onRemove={writes.removeFitting} onClose={onClose} />
      )}
    </Suspense>
  );
}

function More({ order, onForm, onOpen, onClose }: OrderDialogsProps) {
  const toForm = (start: OrderFormStart) => () => {
    onClose();
    onForm(start);
  };
  return (
    <MoreDialog
      order={order}
      onEdit={toForm({ order })}
      onCopy={toForm({ like: order })}
      onRedo={toForm({ like: order, isRedo: true })}
      onCancel={() => onOpen({ name: 'cancel' })}
      onDelete={() => onOpen({ name: 'delete' })}
      onClose={onClose}
    />
  );
}

function Delete({ order, clientName, writes, onClose }: OrderDialogsProps) {
  const [, navigate] = useLocation();
  const remove = () => {
    onClose();
    navigate(paths.orders(), { replace: true });
    writes.remove();
  };
  return <DeleteOrderDialog order={order} clientName={clientName} onDelete={remove} onClose={onClose} />;
}
