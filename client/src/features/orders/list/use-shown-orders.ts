import type { Day } from '@shared/orders/days';
import { isOwed, listNames, listsOf } from '@shared/orders/lists';
import type { Order } from '@shared/orders/order';
import { useMemo } from 'react';
import { useOwedOrders, useRecentFigures } from '../queries';
import { boards, isOpenBoard, type Board } from './boards';
import type { OrderGroup } from './list-items';

/** Returns the orders of the chosen list in their groups, and how many each list has. `orders` are the open ones. */
export function useShownOrders(orders: readonly Order[], today: Day, board: Board | undefined) {
  const lists = useMemo(() => listsOf(orders, today), [orders, today]);
  const { data: figures } = useRecentFigures();
  const collected = useOwedOrders({ isNeeded: board === 'owed' });
  // What is ready is among the open orders, and what was collected comes from the server.
  const owed = useMemo(
    () => collected.data && [...lists.ready, ...collected.data].filter(isOwed),
    [lists.ready, collected.data],
  );
  const groups = useMemo((): OrderGroup[] => {
    if (board === 'owed') return [{ key: board, orders: owed ?? [] }];
    if (isOpenBoard(board)) return [{ key: board, orders: lists[board] }];
    return listNames.map((name) => ({ key: name, title: boards[name], isLate: name === 'late', orders: lists[name] }));
  }, [board, lists, owed]);
  const counts: Partial<Record<Board, number>> = Object.fromEntries(
    listNames.map((name) => [name, lists[name].length]),
  );
  const counted = figures?.owed.reduce((sum, { orders: count }) => sum + count, 0);
  return {
    groups,
    counts: { ...counts, owed: owed?.length ?? counted },
    owed,
    /** Loads the rest of the chosen list. */
    rest: board === 'owed' ? collected : undefined,
  };
}
