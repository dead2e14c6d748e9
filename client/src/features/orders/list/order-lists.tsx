import type { Day } from '@shared/orders/days';
import type { Order } from '@shared/orders/order';
import { useDeferredValue, useMemo } from 'react';
import { serverMessage } from '../../../lib/api/connection';
import { useEntryText } from '../../../lib/drafts/use-entry-text';
import { SearchBox } from '../../../ui/controls/search-box';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { LoadError } from '../../../ui/feedback/load-error';
import { ListSkeleton } from '../../../ui/feedback/skeleton';
import { Docket } from '../order-pictures';
import { useBook, useClientNames, useOwedOrders, useRecentFigures } from '../queries';
import { counted } from '../words';
import { BoardTiles } from './board-tiles';
import { type Board, boards, emptyBoards, isOpenBoard, useBoard } from './boards';
import { CollectedMonths } from './collected-months';
import type { OrderGroup } from './list-items';
import { NoneFound } from './none-found';
import { useOrderSearch } from './order-search';
import { OrderTable } from './order-table';
import { balanceOf, formatMoney } from '@shared/orders/money';
import { amountsOf } from '../amounts';
import { isOwed, listNames, listsOf } from '@shared/orders/lists';

/** A card from 640 px; below that its content has no frame. */
export const frameClass = 'min-w-0 sm:overflow-clip sm:rounded sm:border sm:border-hairline sm:bg-surface';

/** The orders in hand by their lists, with their search; and what is owed and was collected. */
export function OrderLists({ orders, today }: { orders: readonly Order[]; today: Day }) {
  const [typed, setTyped, storeTyped] = useEntryText('orderSearch');
  const { board, setBoard, months, openMonths } = useBoard();
  const { groups, counts, owed, rest } = useShownOrders(orders, today, board);
  const query = useDeferredValue(typed).trim();
  const search = useOrderSearch(query, useClientNames(), () => setTyped(''));
  const { matches, nameOf } = search;
  const found = useMemo(() => filtered(groups, matches), [groups, matches]);
  const count = found.reduce((sum, group) => sum + group.orders.length, 0);
  return (
    <div className={frameClass}>
      <div className="grid grid-cols-1 gap-3 sm:border-b sm:border-hairline sm:px-6 sm:py-4 shell:cols-end-84 shell:items-center shell:gap-6">
        <SearchBox
          label="Search orders"
          placeholder="Name, number or garment"
          value={typed}
          onChange={setTyped}
          onBlur={storeTyped}
        />
        <BoardTiles counts={counts} board={board} onBoard={setBoard} />
      </div>
      <p className="sr-only" role="status">
        {query && board !== 'collected' && `${counted(count, 'order')} found`}
      </p>
      {board === 'collected' ? (
        <CollectedMonths count={months} onCount={openMonths} today={today} search={search} />
      ) : rest?.isPending ? (
        <div className="sm:px-6">
          <ListSkeleton rows={4} />
        </div>
      ) : rest?.isLoadingError ? (
        <LoadError
          title="Error Loading Orders"
          text={serverMessage(rest.error, 'What is owed could not be loaded.')}
          error={rest.error}
          retry={rest.refetch}
        />
      ) : count > 0 ? (
        <>
          {board === 'owed' && owed && <OwedSum orders={owed} />}
          {/* A list of its own for each board: it measures where it begins. */}
          <OrderTable key={board ?? 'all'} groups={found} today={today} query={query} nameOf={nameOf} />
        </>
      ) : query ? (
        <NoneFound search={search}>Orders that were collected are found in their month.</NoneFound>
      ) : (
        <EmptyState picture={<Docket />} {...emptyWords(board)} />
      )}
    </div>
  );
}

/** Returns the groups with the orders that match, without those that have none. */
const filtered = (groups: readonly OrderGroup[], matches: (order: Order) => boolean): OrderGroup[] =>
  groups.map((group) => ({ ...group, orders: group.orders.filter(matches) })).filter(({ orders }) => orders.length > 0);

const emptyWords = (board: ReturnType<typeof useBoard>['board']) =>
  board === 'owed' || isOpenBoard(board)
    ? { title: emptyBoards[board] }
    : { title: 'No orders in hand', text: 'Orders that were collected are found in their month.' };

/** What is left to pay of all orders of the list. Other currencies than that of the book stand below it. */
function OwedSum({ orders }: { orders: readonly Order[] }) {
  const { data: book } = useBook();
  const clients = new Set(orders.map(({ customerId }) => customerId)).size;
  const [first, ...others] = sumsOf(orders, book?.currency);
  if (!first) return null;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 pt-5 sm:px-6 sm:pb-4">
      <p className="min-w-0 flex-1 basis-40 text-small/snug text-muted">
        {counted(clients, 'client')} {clients === 1 ? 'owes' : 'owe'} you, for what is ready or collected
      </p>
      <p className="text-end">
        <b className="block font-display text-fit-lg font-heading lining-nums tabular-nums">{first}</b>
        {others.length > 0 && <span className="text-small text-muted">and {others.join(', ')}</span>}
      </p>
    </div>
  );
}

/** Returns the sum of each currency as text, that of the book first. */
function sumsOf(orders: readonly Order[], own: string | undefined): string[] {
  return [...amountsOf(orders, (order) => balanceOf(order) ?? 0)]
    .sort(([one], [other]) => Number(other === own) - Number(one === own) || one.localeCompare(other))
    .map(([currency, amount]) => formatMoney(amount, currency));
}

/** Returns the orders of the chosen list in their groups, and how many each list has. `orders` are the open ones. */
function useShownOrders(orders: readonly Order[], today: Day, board: Board | undefined) {
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
