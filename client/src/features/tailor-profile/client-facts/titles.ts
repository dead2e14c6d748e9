/** The title of the section. */
export const factsTitle = 'What clients ask first';

/** The labels of the facts, in the form, its error summary and its read-only view. */
export const factLabels = {
  openingHours: 'Opening hours',
  fromPrices: 'From prices',
  turnaround: 'Usual turnaround',
  homeVisits: 'Home visits',
  homeVisitMeters: 'How far you go',
  languages: 'Languages you speak',
  paymentMethods: 'Ways of payment',
} as const;
