import { useLayoutEffect, useRef, useState } from 'react';
import { moved } from '../../lib/navigation/moved';

interface Lift<T> {
  /** The list of the item: a new list ends the move. */
  items: readonly T[];
  from: number;
  to: number;
  by: 'keys' | 'pointer';
  /** The item was dropped, but the reordered list has not arrived yet. */
  isDown: boolean;
}

/**
 * Moves one item of a list: lift it, move it, drop it or cancel. While it is lifted the DOM keeps its order and only
 * `positionOf` returns the new positions, so that the grip keeps focus and pointer. `message` is the text for a live region.
 * @param onMove the item at `from` was dropped at another position `to`: the caller must supply a new list
 */
export function useReorder<T>(items: readonly T[], onMove: (from: number, to: number) => void) {
  const [state, setState] = useState<Lift<T>>();
  const [message, setMessage] = useState('');
  const refocus = useRef<HTMLElement | null>(null);
  const lift = state?.items === items ? state : undefined;
  const shown = order(items, lift);
  const say = (what: string, place: number) => setMessage(`Picture ${what} place ${place + 1} of ${items.length}.`);

  // React has moved the item in the DOM, which may have taken its focus.
  useLayoutEffect(() => {
    refocus.current?.focus();
    refocus.current = null;
  }, [items]);

  return {
    lifted: lift?.isDown === false ? lift : undefined,
    message,
    positionOf: (index: number) => shown.indexOf(index),
    liftUp: (from: number, by: Lift<T>['by']) => {
      setState({ items, from, to: from, by, isDown: false });
      if (by === 'pointer') return setMessage('');
      const words = `Picture ${from + 1} of ${items.length} lifted.`;
      setMessage(`${words} Arrow keys move it, Space puts it down, Escape takes it back.`);
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

/** Returns the indices of the items in the displayed order. */
function order<T>(items: readonly T[], lift: Lift<T> | undefined): number[] {
  const indices = items.map((_, index) => index);
  return lift ? moved(indices, lift.from, lift.to) : indices;
}
