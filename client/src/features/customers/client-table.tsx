import type { Customer } from '@shared/customers/contract';
import { customerLabels } from '@shared/customers/values';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { cva } from 'class-variance-authority';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { fold } from '../../lib/text/text-search';
import { relativeTime } from '../../ui/display/relative-time';
import { ClientRow } from './client-row';
import type { Order } from './client-view';

/** Up to this number all rows are rendered, for printing and the browser's search; beyond, only rows near the visible area. */
const MAX_WHOLE = 200;
const ROWS_BEYOND_VIEW = 8;
const ROW_HEIGHT = 61;

interface ClientTableProps {
  customers: readonly Customer[];
  query: string;
  country: string;
  order: Order;
  /** The time of each client's newest record by id, if the rows show it. */
  measuredAt?: Readonly<Record<string, string>>;
  addedId?: string;
  onEdit: (customer: Customer) => void;
  onDelete: (customer: Customer) => void;
}

export function ClientTable(props: ClientTableProps) {
  const { customers, query, country, order, measuredAt, addedId, onEdit, onDelete } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => setTop((body.current?.getBoundingClientRect().top ?? 0) + window.scrollY), []);
  const rows = useWindowVirtualizer({
    count: customers.length,
    estimateSize: () => ROW_HEIGHT,
    overscan: customers.length <= MAX_WHOLE ? MAX_WHOLE : ROWS_BEYOND_VIEW,
    scrollMargin: top,
    getItemKey: (index) => customers[index]?.id ?? index,
  });
  const addedIndex = customers.findIndex(({ id }) => id === addedId);
  const showAdded = useEffectEvent(() => {
    if (addedIndex !== -1) rows.scrollToIndex(addedIndex, { align: 'center' });
  });
  useEffect(() => {
    if (addedId) showAdded();
  }, [addedId]);
  const inView = rows.getVirtualItems();
  const above = Math.max(0, (inView[0]?.start ?? top) - top);
  const below = Math.max(0, rows.getTotalSize() - ((inView.at(-1)?.end ?? top) - top));
  return (
    <table className="w-full text-compact max-shell:block shell:table-fixed" aria-rowcount={customers.length + 1}>
      <thead className="max-shell:sr-only">
        <tr aria-rowindex={1}>
          <td aria-hidden="true" className="w-13 border-b border-hairline" />
          <th scope="col" className={headCell({ column: 'name' })}>
            {customerLabels.name}
          </th>
          <th scope="col" className={headCell({ column: 'number' })}>
            {customerLabels.phone}
          </th>
          <th scope="col" className={headCell({ column: 'number' })}>
            {customerLabels.whatsapp}
          </th>
          <th scope="col" className={headCell({ column: 'notes' })}>
            {customerLabels.notes}
          </th>
          <th scope="col" className={headCell({ column: 'actions' })}>
            Actions
          </th>
        </tr>
      </thead>
      <tbody ref={body} className="max-shell:block">
        {above > 0 && <Gap height={above} />}
        {inView.map(({ index, key }) => {
          const customer = customers[index];
          if (!customer) return null;
          const before = customers[index - 1];
          const letter = order === 'name' ? letterOf(customer) : '';
          return (
            <ClientRow
              key={key}
              ref={rows.measureElement}
              index={index}
              customer={customer}
              letter={before && letterOf(before) === letter ? '' : letter}
              note={noteOf(customer, order, measuredAt)}
              isAdded={customer.id === addedId}
              query={query}
              country={country}
              onEdit={onEdit}
              onDelete={onDelete}
            />
          );
        })}
        {below > 0 && <Gap height={below} />}
      </tbody>
    </table>
  );
}

/** Fixed column widths, so that columns do not move while rows are added and removed by scrolling. */
const headCell = cva('border-b border-hairline py-2.5 text-micro/[1.6] font-semibold whitespace-nowrap text-muted', {
  variants: {
    column: {
      name: 'w-1/4 px-3 text-start',
      number: 'w-41.5 px-2 text-start xl:w-44 xl:px-3',
      notes: 'px-3 text-start',
      actions: 'w-31 ps-3 pe-6 text-end',
    },
  },
});

/** The space of the rows that are not rendered. */
function Gap({ height }: { height: number }) {
  return (
    <tr aria-hidden="true" className="max-shell:block" style={{ blockSize: height }}>
      <td colSpan={6} className="max-shell:block" />
    </tr>
  );
}

/** Returns the time by which the list is sorted, in words. */
function noteOf({ id, createdAt }: Customer, order: Order, measuredAt: ClientTableProps['measuredAt']): string {
  if (order === 'newest') return `Added ${relativeTime(createdAt)}`;
  if (order !== 'measured') return '';
  const at = measuredAt?.[id];
  return at ? `Measured ${relativeTime(at)}` : 'Not measured yet';
}

/** Returns the base letter for a client's group: 'Đặng' is under D. */
function letterOf({ name }: Customer): string {
  return ([...fold(name)][0] ?? '').toUpperCase();
}
