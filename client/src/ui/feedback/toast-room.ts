import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Writes the height of the toast's row into `--toast-room`, which all sticky elements at the top leave free. The page moves
 * down by that height when a toast appears, and the content keeps its position on the screen when the toast disappears.
 */
export function useToastRoom(): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    const { style } = document.documentElement;
    let room = 0;
    const measure = () => {
      const height = element.offsetHeight;
      style.setProperty('--toast-room', `${height}px`);
      if (height < room) window.scrollBy(0, height - room);
      room = height;
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return row;
}
