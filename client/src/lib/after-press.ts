import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/**
 * Returns a function that runs work at once, or during a press of the mouse or a finger at its end: just before the click. For changes on
 * blur that move the layout: a button that moves between press and release gets no click.
 */
export function useAfterPress(): (work: () => void) => void {
  const isPressed = useRef(false);
  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const set = (value: boolean) => () => void (isPressed.current = value);
    window.addEventListener('mousedown', set(true), options);
    for (const end of pressEnds) window.addEventListener(end, set(false), options);
    return () => listening.abort();
  }, []);
  return (work) => {
    if (isPressed.current) runAtPressEnd(work);
    else work();
  };
}

/** After a drag there is no `mouseup`. */
const pressEnds = ['mouseup', 'dragend'] as const;

function runAtPressEnd(work: () => void): void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  const run = () => {
    if (listening.signal.aborted) return;
    listening.abort();
    // The handler of the click sees the change.
    flushSync(work);
  };
  window.addEventListener('click', run, options);
  // A release elsewhere has no click, which would come before the timer.
  for (const end of pressEnds) window.addEventListener(end, () => void setTimeout(run), options);
}
