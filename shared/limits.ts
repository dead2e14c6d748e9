/** Longest texts, in characters; the same in forms, API and tests. */
export const maxLengths = {
  name: 120,
  /** RFC 5321: an address that is longer cannot be delivered to. */
  email: 254,
  place: 120,
  phone: 40,
  caption: 200,
  category: 200,
  label: 200,
  measure: 60,
  firstMessage: 500,
  longText: 5000,
  slug: 60,
  url: 500,
} as const;

/** Calls of the API that stand where the slug does in `/api/tailors/:slug`. */
export const tailorCalls: readonly string[] = ['me', 'search'];
