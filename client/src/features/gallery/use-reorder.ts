import { useLayoutEffect, useRef, useState } from 'react';
import { moved } from './order';

interface Lift<T> {
  /** The list that it belongs to: with another list it is over. */
  items: readonly T[];
  from: number;
  to: number;
  by: 'keys' | 'pointer';
  /** Put down, but the list with the new order has not come yet. */
  isDown: boolean;
}

/**
 * Moving one item of a list to another place: lift it, move it, put it down, or take it back. While it is lifted the
 * document keeps its order and only `placeOf` tells the new one, so that focus and pointer stay on the item's grip.
 * `message` is what to read out.
 * @param onMove the item at `from` was put down at `to`, elsewhere: a new list is expected
 */
export function useReorder<T>(items: readonly T[], onMove: (from: number, to: number) => void) {
  const [state, setState] = useState<Lift<T>>();
  const [message, setMessage] = useState('');
  const refocus = useRef<HTMLElement | null>(null);
  const lift = state?.items === items ? state : undefined;
  const shown = order(items, lift);
  const say = (what: string, place: number) => setMessage(`Picture ${what} place ${place + 1} of ${items.length}.`);

  // The item has its new place in the document by now, and may have lost the focus over it.
  useLayoutEffect(() => {
    refocus.current?.focus();
    refocus.current = null;
  }, [items]);

  return {
    lifted: lift?.isDown === false ? lift : undefined,
    message,
    placeOf: (index: number) => shown.indexOf(index),
    liftUp: (from: number, by: Lift<T>['by']) => {
      setState({ items, from, to: from, by, isDown: false });
      if (by === 'pointer') return setMessage('');
      const place = `Picture ${from + 1} of ${items.length} lifted.`;
      setMessage(`${place} Arrow keys move it, Space puts it down, Escape takes it back.`);
    },
    moveTo: (to: number) => {
      if (!lift || lift.isDown || to === lift.to || to < 0 || to >= items.length) return;
      setState({ ...lift, to });
      say('moved to', to);
    },
    putDown: (grip: HTMLElement) => {
      if (!lift || lift.isDown) return;
      say('put down at', lift.to);
      if (lift.to === lift.from) return setState(undefined);
      setState({ ...lift, isDown: true });
      refocus.current = grip;
      onMove(lift.from, lift.to);
    },
    takeBack: () => {
      if (!lift || lift.isDown) return;
      setState(undefined);
      say('taken back to', lift.from);
    },
  };
}

/** Indices of the items in the order in which they are shown. */
function order<T>(items: readonly T[], lift: Lift<T> | undefined): number[] {
  const indices = items.map((_, index) => index);
  return lift ? moved(indices, lift.from, lift.to) : indices;
}
