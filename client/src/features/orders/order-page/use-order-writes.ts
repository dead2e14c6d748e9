import type { Measurement } from '@shared/measurements/contract';
import type { Order, OrderUpdate, StageInput } from '@shared/orders/order';
import type { Stage } from '@shared/orders/stages';
import { snapshotOf } from '@shared/orders/measures';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { toastWithUndo } from '../../../ui/feedback/toast-with-undo';
import { toastFailure } from '../../../ui/feedback/use-action';
import { writtenOf } from '../order-values';
import { orderQuery, useUpdateOrder } from '../queries';
import { failed, useOrderActs } from '../use-order-acts';

/**
 * Returns what one press on the page of an order does. A press waits for the writes before it, because each needs the version that the
 * one before made. `shown` is the order with the counts that are not saved yet.
 */
export function useOrderWrites(order: Order) {
  const acts = useOrderActs();
  const update = useUpdateOrder();
  const queryClient = useQueryClient();
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const unsaved = useRef(new Map<string, number>());
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(() => new Map());

  const inTurn = <Result>(write: (newest: Order) => Promise<Result>): Promise<Result> => {
    const newest = () => queryClient.getQueryData(orderQuery(order.id).queryKey) ?? order;
    const written = turn.current.then(() => write(newest()));
    turn.current = written;
    return written;
  };
  const change = (row: Order, body: Partial<OrderUpdate>) =>
    update.mutateAsync({ row, body: { ...writtenOf(row), ...body } });

  /** Saves all counts that were set until its turn. */
  const saveCounts = async (row: Order) => {
    const sent = unsaved.current;
    if (sent.size === 0) return;
    unsaved.current = new Map();
    const garments = row.garments.map((each) => ({ ...each, done: sent.get(each.id) ?? each.done }));
    await change(row, { garments }).catch((error: unknown) => toastFailure({ failed }, error));
    setCounts(new Map(unsaved.current));
  };
  const changeWithUndo = async (title: string, row: Order, body: Partial<OrderUpdate>) => {
    try {
      const saved = await change(row, body);
      toastWithUndo({ title, undo: () => update.mutateAsync({ row: saved, body: writtenOf(row) }), failed });
    } catch (error) {
      toastFailure({ failed }, error);
    }
  };
  return {
    shown: {
      ...order,
      garments: order.garments.map((each) => ({ ...each, done: counts.get(each.id) ?? each.done })),
    },
    /** Sets how many garments of a line are done. The stage stays. */
    setDone: (garmentId: string, done: number) => {
      unsaved.current.set(garmentId, done);
      setCounts(new Map([...counts, ...unsaved.current]));
      void inTurn(saveCounts);
    },
    /** Replaces the measures of a garment by those of a newer record. */
    takeMeasures: (garmentId: string, record: Measurement) => {
      const measures = snapshotOf(record);
      void inTurn((row) =>
        changeWithUndo('The newer measures are used', row, {
          garments: row.garments.map((each) => (each.id === garmentId ? { ...each, measures } : each)),
        }),
      );
    },
    removeFitting: (fittingId: string) =>
      void inTurn((row) =>
        changeWithUndo('Fitting removed', row, { fittings: row.fittings.filter(({ id }) => id !== fittingId) }),
      ),
    moveTo: (stage: Stage, how?: Omit<StageInput, 'stage'>) => inTurn((row) => acts.moveTo(row, stage, how)),
    fitted: (fittingId: string) => void inTurn((row) => acts.fitted(row, fittingId)),
    remove: () => acts.remove(order),
  };
}

export type OrderWrites = ReturnType<typeof useOrderWrites>;
