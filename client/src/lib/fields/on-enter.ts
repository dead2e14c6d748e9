import type { KeyboardEvent } from 'react';

/**
 * Returns the handler of an input in which Enter does `work` instead of submitting the form. An Enter that ends a composed word does
 * nothing.
 */
export const onEnter =
  (work: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    work();
  };
