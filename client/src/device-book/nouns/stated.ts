/** Returns what a body says: a property without a value is as if it were left out. */
export const stated = (body: object): object =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
