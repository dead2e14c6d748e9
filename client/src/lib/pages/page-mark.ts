import { useLayoutEffect } from 'react';

/**
 * Marks the page while a component is mounted, for CSS of distant elements: `html[data-dialog]` in base.css, or
 * the variant `in-data-thumb:`. Several components may set the same mark.
 */
export function usePageMark(
  name:
    | 'actionBar'
    | 'dialog'
    | 'saveBar'
    | 'submitBar'
    | 'thumb'
    | `paper${'A5' | 'A4' | 'Letter' | 'R58' | 'R80' | 'OrderA6' | 'OrderA4'}`,
): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const count = (step: number) => {
      const now = Number(dataset[name] ?? 0) + step;
      if (now > 0) dataset[name] = String(now);
      else delete dataset[name];
    };
    count(1);
    return () => count(-1);
  }, [name]);
}
