import { listNames, type ListName } from '@shared/orders/lists';
import { useSearchParams } from 'wouter';
import type { EntryState } from '../../../lib/navigation/history-state';

/** The lists of the page by their names in the URL, in their order. Each open order is in one of the first five. */
export const boards = {
  late: 'Late',
  today: 'Today',
  week: 'This week',
  later: 'Later',
  ready: 'Ready',
  owed: 'Owed',
  collected: 'Collected',
} as const satisfies Record<ListName | 'owed' | 'collected', string>;

export type Board = keyof typeof boards;

/** What is said of a list without an order. */
export const emptyBoards: Readonly<Record<ListName | 'owed', string>> = {
  late: 'Nothing is late',
  today: 'Nothing else is promised for today',
  week: 'Nothing else is promised for this week',
  later: 'Nothing is promised for later',
  ready: 'Nothing is ready and waiting',
  owed: 'No money is owed for what is made',
};

export const isOpenBoard = (board: Board | undefined): board is ListName =>
  (listNames as readonly (Board | undefined)[]).includes(board);

/**
 * Returns the chosen list and the number of opened months, which the URL holds, so that going back to the page restores them.
 * Without a choice, the page shows all open orders.
 */
export function useBoard() {
  const [search, setSearch] = useSearchParams();
  // The entry keeps the text of the search.
  const put = (of: Record<string, string>) =>
    setSearch(of, { replace: true, state: history.state as EntryState | null });
  const named = search.get('list') ?? '';
  const months = Math.min(Math.max(1, Number(search.get('months')) || 1), mostMonths);
  return {
    board: Object.hasOwn(boards, named) ? (named as Board) : undefined,
    setBoard: (board: Board | undefined) => put(board ? { list: board } : {}),
    months,
    openMonths: (count: number) => put({ list: 'collected', months: String(count) }),
  };
}

/** More months than a book of a hundred years has. */
const mostMonths = 1200;
