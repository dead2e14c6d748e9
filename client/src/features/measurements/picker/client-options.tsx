import type { Customer } from '@shared/customers/contract';
import { useVirtualizer, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useMediaQuery } from '../../../lib/media-query';

/** Up to this number all clients are rendered; beyond, only those near the visible area. */
const MAX_WHOLE = 200;
const ROWS_BEYOND_VIEW = 8;
const ROW_HEIGHT = 65;

interface ClientOptionsProps {
  customers: readonly Customer[];
  /** The chosen client's id: the list starts scrolled to this client. */
  chosen: string | undefined;
  option: (customer: Customer) => ReactNode;
}

/** The list of clients. It is its own scroll container from 900 px, and scrolls with the page below that. */
export function ClientOptions(props: ClientOptionsProps) {
  const scrollsItself = useMediaQuery('(min-width: 900px)');
  if (props.customers.length <= MAX_WHOLE) return <WholeList {...props} />;
  if (scrollsItself) return <ScrollingList {...props} />;
  // Below 900 px a chosen client's records replace the list, and rows that are not displayed cannot be measured.
  return props.chosen ? null : <PageList {...props} />;
}

function WholeList({ customers, option }: ClientOptionsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!list.current || !chosen) return;
    const away = chosen.getBoundingClientRect().top - list.current.getBoundingClientRect().top;
    list.current.scrollTop += away - list.current.clientHeight / 2;
  }, []);
  return (
    <div className="shell:overflow-auto shell:overscroll-contain" ref={list}>
      <ul role="list" className="divide-y divide-hairline">
        {customers.map((customer) => (
          <li key={customer.id}>{option(customer)}</li>
        ))}
      </ul>
    </div>
  );
}

function ScrollingList({ customers, chosen, option }: ClientOptionsProps) {
  const list = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: customers.length,
    estimateSize: () => ROW_HEIGHT,
    overscan: ROWS_BEYOND_VIEW,
    getScrollElement: () => list.current,
    getItemKey: (index) => customers[index]?.id ?? index,
  });
  const [first] = useState(() => customers.findIndex(({ id }) => id === chosen));
  useEffect(() => {
    if (first > 0) rows.scrollToIndex(first, { align: 'center' });
  }, [rows, first]);
  return (
    <div className="shell:overflow-auto shell:overscroll-contain" ref={list}>
      <Rows
        items={rows.getVirtualItems()}
        total={rows.getTotalSize()}
        measure={rows.measureElement}
        customers={customers}
        option={option}
      />
    </div>
  );
}

function PageList({ customers, option }: ClientOptionsProps) {
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY), []);
  const rows = useWindowVirtualizer({
    count: customers.length,
    estimateSize: () => ROW_HEIGHT,
    overscan: ROWS_BEYOND_VIEW,
    scrollMargin: top,
    getItemKey: (index) => customers[index]?.id ?? index,
  });
  return (
    <div className="shell:overflow-auto shell:overscroll-contain" ref={list}>
      <Rows
        items={rows.getVirtualItems()}
        total={rows.getTotalSize()}
        top={top}
        measure={rows.measureElement}
        customers={customers}
        option={option}
      />
    </div>
  );
}

interface RowsProps {
  items: readonly VirtualItem[];
  /** The height of all rows together. */
  total: number;
  /** The offset of the list in its scroll container. */
  top?: number;
  measure: (row: Element | null) => void;
  customers: readonly Customer[];
  option: (customer: Customer) => ReactNode;
}

/** The rows near the visible area, with the space of the other rows above and below. */
function Rows({ items, total, top = 0, measure, customers, option }: RowsProps) {
  const above = Math.max(0, (items[0]?.start ?? top) - top);
  const below = Math.max(0, total - ((items.at(-1)?.end ?? top) - top));
  return (
    <ul role="list" className="divide-y divide-hairline" style={{ paddingBlock: `${above}px ${below}px` }}>
      {items.map(({ index, key }) => {
        const customer = customers[index];
        return (
          <li key={key} ref={measure} data-index={index} aria-setsize={customers.length} aria-posinset={index + 1}>
            {customer && option(customer)}
          </li>
        );
      })}
    </ul>
  );
}
