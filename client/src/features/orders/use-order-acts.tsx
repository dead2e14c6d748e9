import type { Order, StageInput } from '@shared/orders/order';
import { stageNames, type MessageKind, type Stage } from '@shared/orders/stages';
import { Button } from '../../ui/controls/button';
import { deleteWithUndo } from '../../ui/feedback/delete-with-undo';
import { dismissToast, toast } from '../../ui/feedback/toast';
import { toastFailure } from '../../ui/feedback/use-action';
import { writtenOf } from './order-values';
import { useChangeStage, useDeleteOrder, useTell, useUpdateOrder } from './queries';

/** How long Undo is offered, in milliseconds. */
const undoMs = 10_000;

const failed = 'The order could not be changed';

/** Returns what one press does to an order. Each says in a toast what happened, with Undo; a failure is said there too. */
export function useOrderActs() {
  const changeStage = useChangeStage();
  const update = useUpdateOrder();
  const tell = useTell();
  const remove = useDeleteOrder();

  const attempt = async (change: Promise<Order>, done: (saved: Order) => void) => {
    try {
      done(await change);
    } catch (error) {
      toastFailure({ failed }, error);
    }
  };
  const withUndo = (title: string, undo: () => Promise<Order>) => {
    const id = toast({
      title,
      shownMs: undoMs,
      action: (
        <Button
          variant="inherit"
          onClick={() => {
            dismissToast(id);
            // The button that has the focus goes with its toast.
            document.querySelector('main')?.focus({ preventScroll: true });
            void attempt(undo(), () => undefined);
          }}
        >
          Undo
        </Button>
      ),
    });
  };
  const toStage = (row: Order, body: StageInput) => changeStage.mutateAsync({ row, body });
  return {
    /** Moves an order to a stage; `because` says why it is cancelled. */
    moveTo: (order: Order, stage: Stage, because?: StageInput['because']) =>
      attempt(toStage(order, { stage, because }), (saved) =>
        withUndo(`Order ${order.number}: ${stageNames[stage].toLowerCase()}`, () => toStage(saved, before(order))),
      ),
    /** Marks a fitting as done, now. */
    fitted: (order: Order, fittingId: string) => {
      const doneAt = new Date().toISOString();
      const fittings = order.fittings.map((each) => (each.id === fittingId ? { ...each, doneAt } : each));
      return attempt(update.mutateAsync({ row: order, body: { ...writtenOf(order), fittings } }), (row) =>
        withUndo(`Order ${order.number}: fitted`, () => update.mutateAsync({ row, body: writtenOf(order) })),
      );
    },
    /** Sets how many garments of a line are done. The stage stays. */
    setDone: (order: Order, garmentId: string, done: number) => {
      const garments = order.garments.map((each) => (each.id === garmentId ? { ...each, done } : each));
      return attempt(update.mutateAsync({ row: order, body: { ...writtenOf(order), garments } }), () => undefined);
    },
    /** Remembers that a client was told. */
    told: (order: Order, kind: MessageKind) => attempt(tell.mutateAsync({ row: order, body: { kind } }), () => undefined),
    /** Deletes an order with its payments when the time for Undo is over. */
    remove: (order: Order) =>
      deleteWithUndo({
        row: { id: order.id, parentId: order.customerId },
        done: `Order ${order.number} deleted`,
        failed: 'The order could not be deleted',
        send: () => remove.mutateAsync(order.id),
      }),
  };
}

/** Returns the stage as it was, with the garments that were done. */
const before = ({ stage, cancelledBecause, garments }: Order): StageInput => ({
  stage,
  because: cancelledBecause,
  done: Object.fromEntries(garments.map(({ id, done }) => [id, done])),
});
