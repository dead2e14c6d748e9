import type { Customer } from '@shared/customers';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { fold } from '../../lib/text-search';
import { ClientRow } from './client-row';

/** Up to here every row is in the page, as for printing and the browser's own search; beyond, what is near the view. */
const MAX_WHOLE = 200;
const ROWS_BEYOND_VIEW = 8;
const ROW_HEIGHT = 61;

interface ClientTableProps {
  customers: readonly Customer[];
  query: string;
  country: string;
  onEdit: (customer: Customer) => void;
  onDelete: (customer: Customer) => void;
}

export function ClientTable({ customers, query, country, onEdit, onDelete }: ClientTableProps) {
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
  const inView = rows.getVirtualItems();
  const above = Math.max(0, (inView[0]?.start ?? top) - top);
  const below = Math.max(0, rows.getTotalSize() - ((inView.at(-1)?.end ?? top) - top));
  return (
    <table className="table clients" aria-rowcount={customers.length + 1}>
      <thead>
        <tr aria-rowindex={1}>
          <td aria-hidden="true" className="a-z" />
          <th scope="col">Name</th>
          <th scope="col">Phone</th>
          <th scope="col">WhatsApp</th>
          <th scope="col">Notes</th>
          <th scope="col" className="acts">
            Actions
          </th>
        </tr>
      </thead>
      <tbody ref={body}>
        {above > 0 && <Gap height={above} />}
        {inView.map(({ index, key }) => {
          const customer = customers[index];
          if (!customer) return null;
          const before = customers[index - 1];
          const letter = letterOf(customer);
          return (
            <ClientRow
              key={key}
              ref={rows.measureElement}
              index={index}
              customer={customer}
              letter={before && letterOf(before) === letter ? '' : letter}
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

/** Stands for the rows that are not drawn. */
function Gap({ height }: { height: number }) {
  return (
    <tr aria-hidden="true" className="gap" style={{ blockSize: height }}>
      <td colSpan={6} />
    </tr>
  );
}

/** The base letter under which a client stands in the book: 'Đặng' under D. */
function letterOf({ name }: Customer): string {
  return ([...fold(name)][0] ?? '').toUpperCase();
}
