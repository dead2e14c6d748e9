import { useState } from 'react';

/** The amount that the keys write into: the id of a line, or 'paid'. */
interface Held {
  name: string;
  /** Nothing was typed since the field was entered, so that the first key replaces its text. */
  isFresh: boolean;
}

export type Hand = ReturnType<typeof useHand>;

/** Returns the amount in hand. On a phone it has the keys of the screen until another field is entered. */
export function useHand() {
  const [held, setHeld] = useState<Held>();
  return {
    name: held?.name,
    isFresh: held?.isFresh ?? false,
    take: (name: string) => setHeld((before) => (before?.name === name ? before : { name, isFresh: true })),
    type: () => setHeld((before) => before && { ...before, isFresh: false }),
    drop: () => setHeld(undefined),
  };
}
