import type { Day } from '@shared/orders/days';
import type { Order } from '@shared/orders/order';
import { useDeferredValue, useMemo } from 'react';
import { serverMessage } from '../../../lib/api/api';
import { useEntryText } from '../../../lib/drafts/use-entry-text';
import { SearchBox } from '../../../ui/controls/search-box';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { LoadError } from '../../../ui/feedback/load-error';
import { ListSkeleton } from '../../../ui/feedback/skeleton';
import { Docket } from '../order-pictures';
import { useClientNames } from '../queries';
import { counted } from '../words';
import { BoardTiles } from './board-tiles';
import { emptyBoards, isOpenBoard, useBoard } from './boards';
import { CollectedMonths } from './collected-months';
import type { OrderGroup } from './list-items';
import { NoneFound } from './none-found';
import { useOrderSearch } from './order-search';
import { OrderTable } from './order-table';
import { OwedSum } from './owed-sum';
import { useShownOrders } from './use-shown-orders';

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
