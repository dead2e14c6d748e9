import type { Customer } from '@shared/customers/contract';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

/** Up to this number all clients are rendered; beyond, only those near the visible area. */
const MAX_WHOLE = 200;
const ROWS_BEYOND_VIEW = 8;
const ROW_HEIGHT = 65;

interface ClientOptionsProps {
  customers: readonly Customer[];
  option: (customer: Customer) => ReactNode;
}

/** The list of clients, which scrolls with the page. */
export function ClientOptions({ customers, option }: ClientOptionsProps) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY), []);
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
    <ul ref={list} role="list" className="divide-y divide-hairline" style={{ paddingBlock: `${above}px ${below}px` }}>
      {inView.map(({ index, key }) => {
        const customer = customers[index];
        return (
          <li
            key={key}
            ref={rows.measureElement}
            data-index={index}
            aria-setsize={customers.length}
            aria-posinset={index + 1}
          >
            {customer && option(customer)}
          </li>
        );
      })}
    </ul>
  );
}
