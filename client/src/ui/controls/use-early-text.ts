import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Returns the ref of an input. Calls `onTyped` if the user typed into the server's HTML before React listened to it. */
export function useEarlyText(
  text: string,
  onTyped: (input: HTMLInputElement) => void,
): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  const report = useEffectEvent((typed: HTMLInputElement) => typed.value !== text && onTyped(typed));
  useEffect(() => {
    if (input.current) report(input.current);
  }, []);
  return input;
}
