import { addDays, type Day } from '@shared/orders/days';
import { useMemo } from 'react';
import { serverMessage } from '../../../lib/api/connection';
import { Button } from '../../../ui/controls/button';
import { LoadError } from '../../../ui/feedback/load-error';
import { ListSkeleton } from '../../../ui/feedback/skeleton';
import { useClosedMonths } from '../queries';
import type { Search } from './order-search';
import { NoneFound } from './none-found';
import { OrderTable } from './order-table';

interface CollectedMonthsProps {
  /** How many months are open, from the current one back. */
  count: number;
  onCount: (count: number) => void;
  today: Day;
  search: Search;
}

/** The closed orders, month by month from the newest; the next one is loaded on a press. */
export function CollectedMonths({ count, onCount, today, search }: CollectedMonthsProps) {
  const { query, matches, nameOf } = search;
  const months = useMemo(() => monthsBack(today, count), [today, count]);
  const { orders, isPending, failed } = useClosedMonths(months);
  const groups = useMemo(
    () =>
      months.flatMap((month, index) => {
        const found = orders[index]?.filter(matches);
        if (!found || (query && found.length === 0)) return [];
        const title = monthText(month);
        return { key: month, title, orders: found, emptyText: `No order was collected in ${title}.` };
      }),
    [months, orders, matches, query],
  );
  const hasNone = query !== '' && groups.length === 0 && !isPending && !failed;
  return (
    <>
      {groups.length > 0 && <OrderTable groups={groups} today={today} query={query} nameOf={nameOf} />}
      {hasNone && <NoneFound search={search}>Only the months that are shown here are searched.</NoneFound>}
      {isPending && (
        <div className="sm:px-6">
          <ListSkeleton rows={4} />
        </div>
      )}
      {failed && (
        <LoadError
          title="Error Loading Orders"
          text={serverMessage(failed.error, 'The orders of a month could not be loaded.')}
          error={failed.error}
          retry={failed.refetch}
        />
      )}
      <div className="grid justify-items-center px-4 py-5">
        <Button busy={isPending} onClick={() => onCount(count + 1)}>
          Show {monthText(monthBefore(months.at(-1)!))}
        </Button>
      </div>
    </>
  );
}

/** A month: '2026-05'. */
type Month = string;

/** Returns the month of a day and those before it, `count` in all, the newest first. */
function monthsBack(today: Day, count: number): Month[] {
  const months = [today.slice(0, 7)];
  while (months.length < count) months.push(monthBefore(months.at(-1)!));
  return months;
}

const monthBefore = (month: Month): Month => addDays(`${month}-01`, -1).slice(0, 7);

const format = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'long', year: 'numeric' });

/** Returns 'May 2026'. */
const monthText = (month: Month): string => format.format(Date.parse(`${month}-01`));
