import { useRef } from 'react';

/** Returns the action for an event handler. Ignores calls while one is pending, such as the second of a double click. */
export function useOneAtATime<Args extends unknown[]>(action: (...args: Args) => Promise<void>) {
  const running = useRef(false);
  return async (...args: Args): Promise<void> => {
    if (running.current) return;
    running.current = true;
    try {
      await action(...args);
    } finally {
      running.current = false;
    }
  };
}
