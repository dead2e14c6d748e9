import { useLayoutEffect } from 'react';

/**
 * Marks the page while a component is on it, for rules about what lies far from it: `html[data-dialog]` in base.css, or
 * the variant `in-data-thumb:`. Several may be on it at once.
 */
export function usePageMark(name: 'dialog' | 'saveBar' | 'submitBar' | 'thumb'): void {
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
