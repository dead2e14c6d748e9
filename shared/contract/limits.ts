/** Maximum lengths of texts in characters, for forms, API and database. */
export const maxLengths = {
  name: 120,
  /** RFC 5321: mail cannot be delivered to a longer address. */
  email: 254,
  place: 120,
  phone: 40,
  caption: 200,
  category: 200,
  label: 200,
  measure: 60,
  sheetName: 60,
  language: 10,
  guide: 120,
  firstMessage: 500,
  longText: 5000,
  reportText: 2000,
  slug: 60,
  url: 500,
} as const;

/** Paths of API calls that collide with the slug in `/api/tailors/:slug`. */
export const tailorCalls: readonly string[] = ['me', 'search'];

/** Limits of the facts that clients ask for first. */
export const factLimits = {
  /** Characters of the name of a time zone. */
  timeZone: 60,
  /** In whole units of the currency. */
  amount: 999_999_999,
  /** In days or weeks. */
  turnaround: 99,
  homeVisitMeters: 500_000,
  /** Each language is a tag in the indexes of the directory. */
  languages: 12,
} as const;
