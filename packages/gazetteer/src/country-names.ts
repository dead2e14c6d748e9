import { countries } from 'countries-list';

/** Other common names of countries, besides their English names: lower case, without dots -> ISO 3166-1 code. */
export const otherCountryNames: Readonly<Record<string, string>> = {
  usa: 'US',
  us: 'US',
  america: 'US',
  'united states of america': 'US',
  uk: 'GB',
  'great britain': 'GB',
  britain: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  uae: 'AE',
  emirates: 'AE',
  holland: 'NL',
  'ivory coast': 'CI',
  "cote d'ivoire": 'CI',
  drc: 'CD',
  czechia: 'CZ',
  turkiye: 'TR',
  turkey: 'TR',
  burma: 'MM',
  swaziland: 'SZ',
  'cape verde': 'CV',
  'south korea': 'KR',
  'viet nam': 'VN',
};

/** The English names of all countries, with their codes. Source: countries-list. */
export const codeByCountryName: ReadonlyMap<string, string> = new Map(
  Object.entries(countries).map(([code, { name }]) => [name, code]),
);

/** Returns the ISO 3166-1 code for a country's English name in `countries-list` or another common name: 'U.S.A.' -> 'US'. */
export function codeOfCountry(text: string): string | undefined {
  const name = text.trim();
  const other = name.toLowerCase().replaceAll('.', '');
  // `hasOwn`, because 'constructor' is a property of every object.
  return Object.hasOwn(otherCountryNames, other) ? otherCountryNames[other] : codeByCountryName.get(name);
}
