import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Measures the row of the toast into `--toast-room`, which everything that sticks to the top leaves free. The page
 * below it moves down by that height when a toast comes, and stays where it is when the toast goes.
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
