import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { useIsPhone } from '../../../lib/media-query';
import type { ListItem } from './list-items';

/** Up to this number all rows are rendered, for printing and the browser's search; beyond, only rows near the visible area. */
const mostWhole = 200;
const rowsBeyondView = 8;

/** The usual heights of a heading and of an order, in pixels. */
const heights = { phone: { head: 46, order: 62, note: 62 }, wide: { head: 35, order: 57, note: 57 } };

/** Returns the rows of the orders that scroll with the page, with the space of those that are not rendered. */
export function useOrderRows(items: readonly ListItem[]) {
  const isPhone = useIsPhone();
  /** An element at the top of the first row. */
  const start = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => setTop((start.current?.getBoundingClientRect().top ?? 0) + window.scrollY), [isPhone]);
  const rows = useWindowVirtualizer({
    count: items.length,
    estimateSize: (index) => heights[isPhone ? 'phone' : 'wide'][items[index]?.kind ?? 'order'],
    overscan: items.length <= mostWhole ? mostWhole : rowsBeyondView,
    scrollMargin: top,
    getItemKey: (index) => items[index]?.key ?? index,
  });
  const inView = rows.getVirtualItems();
  return {
    start,
    measure: rows.measureElement,
    inView,
    above: Math.max(0, (inView[0]?.start ?? top) - top),
    below: Math.max(0, rows.getTotalSize() - ((inView.at(-1)?.end ?? top) - top)),
  };
}
