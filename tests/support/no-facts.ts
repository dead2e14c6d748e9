import type { PublicTailor } from '@shared/directory/contract';

/** The facts of a tailor who has given none. */
export const noFacts = {
  openingHours: null,
  fromPrices: null,
  pricesSetAt: null,
  turnaround: null,
  homeVisits: false,
  homeVisitMeters: null,
  languages: [],
  paymentMethods: [],
} satisfies Partial<PublicTailor>;
