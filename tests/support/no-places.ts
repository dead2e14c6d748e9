import type { Gazetteer } from '@seamfolk/gazetteer';

/** A world without places, for what asks for none. */
export const noPlaces: Gazetteer = {
  find: () => [],
  resolve: () => ({ alternatives: [], ambiguous: false }),
  locate: () => undefined,
};
