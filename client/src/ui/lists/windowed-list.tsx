import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useIsPhone } from '../../lib/media-query';

/** Up to this number all rows are rendered, for printing and the browser's search; beyond, only rows near the visible area. */
const mostWhole = 200;
const rowsBeyondView = 8;

interface WindowedListOptions<Item> {
  keyOf: (item: Item) => string;
  /** Returns the usual height of a row, in pixels. */
  heightOf: (item: Item) => number;
  /** The height of what covers the top of the window, in pixels. */
  covered?: number;
  /** The key of a row that is brought into view when it appears here, such as that of a row which was just added. */
  revealed?: string;
}

/**
 * Returns the rows of a list that scrolls with the page, with the space above and below of those that are not rendered, in pixels.
 * `list` is the element at the top of the first row.
 */
export function useWindowedList<List extends HTMLElement, Item>(
  items: readonly Item[],
  { keyOf, heightOf, covered = 0, revealed }: WindowedListOptions<Item>,
) {
  const isPhone = useIsPhone();
  const list = useRef<List>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY), [isPhone]);
  const rows = useWindowVirtualizer({
    count: items.length,
    estimateSize: (index) => (items[index] ? heightOf(items[index]) : 0),
    overscan: items.length <= mostWhole ? mostWhole : rowsBeyondView,
    scrollMargin: top,
    scrollPaddingStart: covered,
    getItemKey: (index) => (items[index] ? keyOf(items[index]) : index),
  });
  const reveal = useEffectEvent((key: string) => {
    const index = items.findIndex((item) => keyOf(item) === key);
    if (index !== -1) rows.scrollToIndex(index, { align: 'center' });
  });
  useEffect(() => {
    if (revealed) reveal(revealed);
  }, [revealed]);
  const inView = rows.getVirtualItems();
  return {
    list,
    rows,
    inView,
    above: Math.max(0, (inView[0]?.start ?? top) - top),
    below: Math.max(0, rows.getTotalSize() - ((inView.at(-1)?.end ?? top) - top)),
  };
}

/** The space of the rows of a table that are not rendered. `height` is in pixels, `columns` the number of the table's columns. */
export function Gap({ height, columns }: { height: number; columns: number }) {
  return (
    <tr aria-hidden="true" className="max-shell:block" style={{ blockSize: height }}>
      <td colSpan={columns} className="max-shell:block" />
    </tr>
  );
}
