import { type RefObject, useLayoutEffect } from 'react';

/** Where the middle of the free height above the row is, as a share of the height that the row leaves: a little above the middle. */
const share = 0.42;

/** Scrolls the list so that a row is in view, a little above the middle, also after the row or the list changes its height. */
export function useKeptInView(row: RefObject<HTMLElement | null>, isOn: boolean): void {
  useLayoutEffect(() => {
    const element = row.current;
    const list = element?.closest('[data-scrolls]');
    if (!isOn || !element || !list) return;
    const scroll = () => {
      const { top, height } = element.getBoundingClientRect();
      const frame = list.getBoundingClientRect();
      list.scrollTop += top - frame.top - Math.max(0, (frame.height - height) * share);
    };
    scroll();
    const observer = new ResizeObserver(scroll);
    observer.observe(element);
    observer.observe(list);
    return () => observer.disconnect();
  }, [row, isOn]);
}
