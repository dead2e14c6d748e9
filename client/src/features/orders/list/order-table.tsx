import type { Day } from '@shared/orders/days';
import { cva } from 'class-variance-authority';
import { memo, useMemo } from 'react';
import { useIsPhone } from '../../../lib/media-query';
import { SkipPast } from '../../../ui/controls/skip-past';
import { Gap, useWindowedList } from '../../../ui/lists/windowed-list';
import { itemsOf, type ListItem, type OrderGroup } from './list-items';
import { OrderRow } from './order-row';

/** The usual heights of the rows, in pixels. */
const heights = { phone: { head: 46, order: 62, note: 62 }, wide: { head: 35, order: 57, note: 57 } };

interface OrderTableProps {
  groups: readonly OrderGroup[];
  today: Day;
  query: string;
  nameOf: (customerId: string) => string;
}

/** One line per order: a table from 900 px, two lines on phones. A long list renders only the rows near the visible area. */
export const OrderTable = memo(function OrderTable({ groups, today, query, nameOf }: OrderTableProps) {
  const items = useMemo(() => itemsOf(groups), [groups]);
  const heightOf = heights[useIsPhone() ? 'phone' : 'wide'];
  const { list, rows, inView, above, below } = useWindowedList<HTMLTableSectionElement, ListItem>(items, {
    keyOf: ({ key }) => key,
    heightOf: ({ kind }) => heightOf[kind],
  });
  const parts = inGroups(inView.flatMap(({ index }) => (items[index] ? { index, item: items[index] } : [])));
  return (
    <SkipPast list="the orders">
      <table className="w-full text-compact max-shell:block shell:table-fixed" aria-rowcount={items.length + 1}>
        <caption className="sr-only">Orders</caption>
        <thead className="max-shell:sr-only">
          <tr aria-rowindex={1}>
            {columns.map(({ name, column }) => (
              <th key={name} scope="col" className={columnClass({ column })}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={list} className="max-shell:block">
          {above > 0 && <Gap height={above} columns={columns.length} />}
        </tbody>
        {parts.map((part) => (
          <tbody key={part[0]?.item.group.key} className="max-shell:block">
            {part.map(({ index, item }) => {
              const row = { ref: rows.measureElement, 'data-index': index, 'aria-rowindex': index + 2 };
              if (item.kind === 'order') {
                const { order } = item;
                const name = nameOf(order.customerId);
                return <OrderRow key={item.key} {...{ order, name, today, query, index }} ref={rows.measureElement} />;
              }
              return (
                <tr key={item.key} {...row} className="max-shell:block">
                  {item.kind === 'head' ? (
                    <th
                      colSpan={columns.length}
                      scope="rowgroup"
                      className={headClass({ isLate: item.group.isLate === true })}
                    >
                      {item.title}
                    </th>
                  ) : (
                    <td colSpan={columns.length} className={noteClass}>
                      {item.text}
                    </td>
                  )}
                </tr>
              );
            })}
          </tbody>
        ))}
        {below > 0 && (
          <tbody className="max-shell:block">
            <Gap height={below} columns={columns.length} />
          </tbody>
        )}
      </table>
    </SkipPast>
  );
});

interface Shown {
  index: number;
  item: ListItem;
}

/** Returns the rows of each group, one after the other. */
function inGroups(shown: readonly Shown[]): Shown[][] {
  const parts: Shown[][] = [];
  for (const each of shown) {
    const last = parts.at(-1);
    if (last?.[0]?.item.group === each.item.group) last.push(each);
    else parts.push([each]);
  }
  return parts;
}

const columns = [
  { name: 'Number', column: 'number' },
  { name: 'Client', column: 'client' },
  { name: 'Garments', column: 'garments' },
  { name: 'Day', column: 'day' },
  { name: 'Stage', column: 'stage' },
  { name: 'Left to pay', column: 'left' },
] as const;

/** Fixed widths, so that columns do not move while rows are added and removed by scrolling. */
const columnClass = cva('border-b border-hairline px-3 py-2.5 text-micro/[1.6] font-semibold text-muted', {
  variants: {
    column: {
      number: 'w-25 ps-6 text-start xl:w-28',
      client: 'text-start',
      garments: 'w-1/5 text-start xl:w-1/4',
      day: 'w-32 text-start xl:w-40',
      stage: 'w-26 text-start xl:w-28',
      left: 'w-36 pe-6 text-end',
    },
  },
});

const headClass = cva(
  'pt-5 pb-1.5 text-start text-small/tight font-semibold max-shell:block sm:max-shell:px-6 shell:border-b shell:border-hairline shell:bg-paper shell:px-6 shell:py-1.5 shell:text-micro/[1.6]',
  { variants: { isLate: { true: 'text-orange-ink', false: '' } } },
);

const noteClass =
  'py-4 text-muted max-shell:block max-shell:border-t max-shell:border-hairline sm:max-shell:px-6 shell:border-b shell:border-hairline shell:px-6';
