import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The controls that a toast must not cover: those under the pointer, which were pressed last on a touch screen, and the focused one. */
const controls = ':is(a,button,input,textarea):is(:hover,:focus)';

/** The lowest top of a toast, as a part of the window's height: the bars at the bottom stay free. */
const lowest = 0.6;

/**
 * Keeps a toast off the control that was pressed, and later off each one that gets the focus: it lies at the top of the window, or
 * below that control.
 * @param shown the id of the toast
 */
export function useClearOfPress(shown: number | undefined): RefObject<HTMLDivElement | null> {
  const toast = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const giveWay = () => {
      const { current } = toast;
      if (!current || current.contains(document.activeElement)) return;
      current.style.top = '';
      for (const control of document.querySelectorAll(controls)) {
        const [under, over] = [control.getBoundingClientRect(), current.getBoundingClientRect()];
        if (under.top < over.bottom && under.bottom > over.top && !current.contains(control))
          current.style.top = `${Math.min(under.bottom, lowest * innerHeight)}px`;
      }
    };
    giveWay();
    addEventListener('focusin', giveWay);
    return () => removeEventListener('focusin', giveWay);
  }, [shown]);
  return toast;
}
