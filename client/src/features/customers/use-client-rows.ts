import type { Customer } from '@shared/customers/contract';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** Up to this number all rows are rendered, for printing and the browser's search; beyond, only rows near the visible area. */
const MAX_WHOLE = 200;
const ROWS_BEYOND_VIEW = 8;

interface ClientRowsOptions {
  /** The usual height of a row, in pixels. */
  rowHeight: number;
  /** The height of what covers the top of the window, in pixels. */
  covered?: number;
  /** The client that was just added, whose row is brought into view. */
  addedId: string | undefined;
}

/** Returns the rows of a list that scrolls with the page, with the space of those that are not rendered. */
export function useClientRows<List extends HTMLElement>(customers: readonly Customer[], options: ClientRowsOptions) {
  const { rowHeight, covered = 0, addedId } = options;
  const list = useRef<List>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY), []);
  const rows = useWindowVirtualizer({
    count: customers.length,
    estimateSize: () => rowHeight,
    overscan: customers.length <= MAX_WHOLE ? MAX_WHOLE : ROWS_BEYOND_VIEW,
    scrollMargin: top,
    scrollPaddingStart: covered,
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
  return {
    list,
    rows,
    inView,
    above: Math.max(0, (inView[0]?.start ?? top) - top),
    below: Math.max(0, rows.getTotalSize() - ((inView.at(-1)?.end ?? top) - top)),
  };
}
