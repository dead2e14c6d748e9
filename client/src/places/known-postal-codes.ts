/** Countries whose postal codes the gazetteer knows, by their stored names. */
export const countriesWithPostalCodes = [
  'Australia',
  'Canada',
  'Finland',
  'France',
  'India',
  'Ireland',
  'Malaysia',
  'Türkiye',
  'United Kingdom',
  'United States',
];

/** Countries of which the gazetteer knows the postal codes of the larger towns. */
export const countriesWithCodesOfTowns = [
  'Austria',
  'Belgium',
  'Denmark',
  'Germany',
  'Italy',
  'Netherlands',
  'Norway',
  'South Africa',
  'Spain',
  'Switzerland',
];

/** Returns whether a text may be a postal code: one or two words with a digit. */
export function mayBePostalCode(text: string): boolean {
  return /\d/.test(text) && /^[\p{L}\d]{1,8}(?:[ -][\p{L}\d]{1,5})?$/u.test(text.trim());
}

/** Returns the sentence for a postal code that the gazetteer does not know. */
export function unknownPostalCode(): string {
  return (
    `We couldn't find that postal code. We know those of ${listed(countriesWithPostalCodes)}, and those of larger towns ` +
    `in ${listed(countriesWithCodesOfTowns)}. Elsewhere, type the town.`
  );
}

/** 'a, b and c'; some names need an article. */
function listed(countries: readonly string[]): string {
  const names = countries.map((name) => (/^(?:United|Netherlands)/.test(name) ? `the ${name}` : name));
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}
