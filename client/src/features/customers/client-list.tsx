import type { Customer } from '@shared/customers/contract';
import { useMemo, useState } from 'react';
import { SkipPast } from '../../ui/controls/skip-past';
import { ClientLine } from './client-line';
import { letterOf, lettersOf } from './client-letters';
import { noteOf, type Sort } from './client-view';
import { LetterIndex } from './letter-index';
import { useWindowedList } from '../../ui/lists/windowed-list';

const rowHeight = 64;
/** The height of the search, which covers the top of the list, in pixels. */
const searchHeight = 58;
/** Fewer clients than this are on one screen. */
const fewest = 9;

interface ClientListProps {
  customers: readonly Customer[];
  query: string;
  country: string;
  sort: Sort;
  /** The time of each client's newest record by id; undefined while they load. */
  measuredAt: Readonly<Record<string, string>> | undefined;
  addedId?: string;
}

/** The clients below 640 px. By name, they have an index of letters. */
export function ClientList({ customers, query, country, sort, measuredAt, addedId }: ClientListProps) {
  const { list, rows, inView, above, below } = useWindowedList<HTMLUListElement, Customer>(customers, {
    keyOf: ({ id }) => id,
    heightOf: () => rowHeight,
    covered: searchHeight,
    revealed: addedId,
  });
  const isByName = sort === 'name';
  const hasIndex = isByName && query === '' && customers.length >= fewest;
  const letters = useMemo(() => (hasIndex ? lettersOf(customers) : []), [hasIndex, customers]);
  const [chosen, setChosen] = useState<number>();
  const go = (index: number) => {
    setChosen(index);
    rows.scrollToIndex(letters[index]?.first ?? 0, { align: 'start' });
  };
  const top = rows.getVirtualItemForOffset((rows.scrollOffset ?? 0) + searchHeight)?.index ?? 0;
  const inSight = letters.findLastIndex(({ first }) => first <= top);
  // The end of the list cannot be scrolled to the top, so a chosen letter counts as long as it is on the screen.
  const isChosenSeen = chosen !== undefined && isOnScreen(rows.range, letters[chosen]?.first);
  return (
    <SkipPast list="the clients">
      <div className="flex">
        <ul
          ref={list}
          role="list"
          className="min-w-0 flex-1 border-t border-hairline"
          style={{ paddingBlock: `${above}px ${below}px` }}
        >
          {inView.map(({ index, key }) => {
            const customer = customers[index];
            if (!customer) return null;
            const before = customers[index - 1];
            const letter = isByName ? letterOf(customer) : '';
            return (
              <ClientLine
                key={key}
                ref={rows.measureElement}
                index={index}
                total={customers.length}
                customer={customer}
                letter={before && letterOf(before) === letter ? '' : letter}
                {...noteOf(customer, sort, measuredAt)}
                isAdded={customer.id === addedId}
                query={query}
                country={country}
              />
            );
          })}
        </ul>
        {letters.length > 1 && (
          <LetterIndex letters={letters} at={Math.max(0, isChosenSeen ? chosen : inSight)} onGo={go} />
        )}
      </div>
    </SkipPast>
  );
}

const isOnScreen = (range: { startIndex: number; endIndex: number } | null, index = -1) =>
  range !== null && index >= range.startIndex && index <= range.endIndex;
