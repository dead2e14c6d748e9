/** The facts of a tailor that are a filter each, and the words for the tailors that it leaves out. */
export const facts = [
  { name: 'homeVisits', label: 'Home visits', others: 'without home visits' },
  { name: 'hasPrices', label: 'Has prices', others: 'without prices' },
  { name: 'openToday', label: 'Open today', others: 'not open today' },
  { name: 'takesOrders', label: 'Takes orders now', others: 'who are full now' },
] as const;
