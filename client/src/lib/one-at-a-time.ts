import { useRef } from 'react';

/** The same action, deaf while it runs: a double click or a double submit does it once. For event handlers. */
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
