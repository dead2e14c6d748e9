import type { Order, StageInput } from '@shared/orders/order';
import { stageNames, type MessageKind, type Stage } from '@shared/orders/stages';
import { currentRow } from '../../forms/current-row';
import { serverMessage } from '../../lib/api/connection';
import { deleteWithUndo } from '../../ui/feedback/delete-with-undo';
import { toastWithUndo } from '../../ui/feedback/toast-with-undo';
import { toastFailure } from '../../ui/feedback/use-action';
import { writtenOf } from './order-values';
import { useChangeStage, useDeleteOrder, useTell, useUpdateOrder } from './queries';

/** Returns what says why something was not changed. After a change on another device, the screen has already loaded it. */
export const failedWith =
  (words: string) =>
  (error: unknown): string =>
    currentRow(error) ? 'It was changed on another device. You see it as it is now.' : serverMessage(error, words);

/** Says why an order was not changed. */
export const failed = failedWith('The order could not be changed');

/** Returns what one press does to an order. Each says in a toast what happened, with Undo; a failure is said there too. */
export function useOrderActs() {
  const changeStage = useChangeStage();
  const update = useUpdateOrder();
  const tell = useTell();
  const remove = useDeleteOrder();

  /** Returns the saved order; undefined after a failure. */
  const attempt = async (change: Promise<Order>, done?: (saved: Order) => void) => {
    try {
      const saved = await change;
      done?.(saved);
      return saved;
    } catch (error) {
      toastFailure({ failed }, error);
      return undefined;
    }
  };
  const withUndo = (title: string, undo: () => Promise<Order>) => toastWithUndo({ title, undo, failed });
  const toStage = (row: Order, body: StageInput) => changeStage.mutateAsync({ row, body });
  return {
    /** Moves an order to a stage; `because` says why it is cancelled, `done` how many of each garment are done. */
    moveTo: (order: Order, stage: Stage, { because, done }: Omit<StageInput, 'stage'> = {}) =>
      attempt(toStage(order, { stage, because, done }), (saved) =>
        withUndo(`Order ${order.number}: ${stageNames[stage].toLowerCase()}`, () => toStage(saved, stageBefore(order))),
      ),
    /** Marks a fitting as done, now. */
    fitted: (order: Order, fittingId: string) => {
      const doneAt = new Date().toISOString();
      const fittings = order.fittings.map((each) => (each.id === fittingId ? { ...each, doneAt } : each));
      return attempt(update.mutateAsync({ row: order, body: { ...writtenOf(order), fittings } }), (row) =>
        withUndo(`Order ${order.number}: fitted`, () => update.mutateAsync({ row, body: writtenOf(order) })),
      );
    },
    /** Remembers that a client was told. */
    told: (order: Order, kind: MessageKind) => attempt(tell.mutateAsync({ row: order, body: { kind } })),
    /** Deletes an order with its payments when the time for Undo is over. */
    remove: (order: Order) =>
      deleteWithUndo({
        row: { id: order.id },
        done: `Order ${order.number} deleted`,
        failed: 'The order could not be deleted',
        send: () => remove.mutateAsync(order.id),
      }),
  };
}

/** Returns the stage as it is, with the garments that are done, to come back to it. */
export const stageBefore = ({ stage, cancelledBecause, garments }: Order): StageInput => ({
  stage,
  because: cancelledBecause,
  done: Object.fromEntries(garments.map(({ id, done }) => [id, done])),
});
