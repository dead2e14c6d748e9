import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** What a toast must not cover after it was pressed or focused. */
const controls = 'a, button, input, select, textarea, label';

/** The lowest top of a toast, as a part of the window's height: the bars at the bottom stay free. */
const lowest = 0.6;

/**
 * Keeps the toast off the control that was pressed or focused last: it lies at the top of the window, or below that control.
 * @param shown the id of the toast
 */
export function useClearOfPress(shown: number | undefined): RefObject<HTMLDivElement | null> {
  const toast = useRef<HTMLDivElement>(null);
  const control = useRef<Element>(null);
  useEffect(() => {
    const listening = new AbortController();
    const note = ({ target, type }: Event) => {
      const found = target instanceof Element ? target.closest(controls) : null;
      if (!found || toast.current?.contains(found)) return;
      control.current = found;
      if (type === 'focusin') giveWay(toast.current, found);
    };
    for (const type of ['pointerdown', 'focusin']) addEventListener(type, note, listening);
    return () => listening.abort();
  }, []);
  useLayoutEffect(() => {
    toast.current?.style.removeProperty('top');
    giveWay(toast.current, control.current);
  }, [shown]);
  return toast;
}

function giveWay(toast: HTMLElement | null, control: Element | null) {
  if (!toast || !control || !isCovered(control, toast)) return;
  toast.style.top = '';
  const { bottom } = control.getBoundingClientRect();
  if (isCovered(control, toast)) toast.style.top = `${Math.min(bottom, lowest * innerHeight)}px`;
}

function isCovered(control: Element, toast: Element): boolean {
  const [under, over] = [control.getBoundingClientRect(), toast.getBoundingClientRect()];
  return under.top < over.bottom && under.bottom > over.top;
}
