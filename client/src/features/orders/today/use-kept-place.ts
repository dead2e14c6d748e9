import { useLayoutEffect, useRef } from 'react';

/** How long a press is ignored after the rows have moved, in milliseconds: the second of two taps was for the row before. */
const settlingMs = 350;

/**
 * Keeps the place of a person who works through a list whose rows leave it when their button is pressed. The button of the row that
 * comes up gets the focus that was lost with a row, or the page's main element if no row is left.
 * @param rows a new value when the rows have changed
 */
export function useKeptPlace(rows: unknown) {
  const list = useRef<HTMLDivElement>(null);
  const pressed = useRef<number>(undefined);
  const movedAt = useRef(-Infinity);
  useLayoutEffect(() => {
    const index = pressed.current;
    if (index === undefined) return;
    pressed.current = undefined;
    movedAt.current = Date.now();
    if (document.activeElement !== document.body) return;
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('li button') ?? [])];
    (buttons[index] ?? buttons.at(-1) ?? document.querySelector('main'))?.focus({ preventScroll: true });
  }, [rows]);
  return {
    list,
    /** Remembers which row was pressed. Returns whether the press counts. */
    press: (index: number): boolean => {
      if (Date.now() - movedAt.current < settlingMs) return false;
      pressed.current = index;
      return true;
    },
  };
}
