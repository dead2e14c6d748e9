import type { StoreDeps } from '../../scope';

/** Clears away what nothing shows any more, in the store and in `uploads`. */
export function sweeper(_deps: StoreDeps) {
  return {
    /** One published picture that was just taken off, by its URL. */
    discard: async (_url: string) => {},
  };
}
