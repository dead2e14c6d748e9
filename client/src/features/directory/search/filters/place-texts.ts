import type { Filters } from '@shared/directory/discover-filters';

/** The parts of an address that have a filter each. */
export const placeTexts = ['city', 'state', 'zipcode', 'country'] as const;

/** Returns how many of them are set. */
export function placeTextCount(filters: Pick<Filters, (typeof placeTexts)[number]>): number {
  return placeTexts.filter((name) => filters[name]).length;
}
