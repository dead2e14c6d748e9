import type { Gazetteer } from '@seamfolk/gazetteer';

/** A gazetteer without places. All coordinates are precise. */
export const noPlaces: Gazetteer = {
  find: () => [],
  resolve: () => ({ alternatives: [], ambiguous: false }),
  locate: () => undefined,
  isPostalCode: () => true,
};
