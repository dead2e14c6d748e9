import type { Filters } from '@shared/discover-filters';

/** The parts of an address that somebody may write one by one. */
export const placeTexts = ['city', 'state', 'zipcode', 'country'] as const;

/** How many of them are written. */
export function placeTextCount(filters: Pick<Filters, (typeof placeTexts)[number]>): number {
  return placeTexts.filter((name) => filters[name]).length;
}
