import type { Gazetteer } from '@seamfolk/gazetteer';

/** A gazetteer without places. */
export const noPlaces: Gazetteer = {
  find: () => [],
  resolve: () => ({ alternatives: [], ambiguous: false }),
  locate: () => undefined,
};
