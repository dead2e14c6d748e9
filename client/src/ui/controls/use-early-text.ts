import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Returns the ref of an input. Reports text that the user typed into the server's HTML before React listened to it. */
export function useEarlyText(text: string, onText: (text: string) => void): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  const report = useEffectEvent((typed: string) => typed !== text && onText(typed));
  useEffect(() => {
    if (input.current) report(input.current.value);
  }, []);
  return input;
}
