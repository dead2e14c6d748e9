import { countries } from 'countries-list';

/** Other common names of a country, besides its English name: lower case, without dots. */
const otherNames = new Map(
  Object.entries({
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
  }),
);

const codeByName = new Map(Object.entries(countries).map(([code, { name }]) => [name, code]));

/** Returns the ISO 3166-1 code for a country's English name in `countries-list` or another common name: 'U.S.A.' -> 'US'. */
export function codeOfCountry(text: string): string | undefined {
  const name = text.trim();
  return otherNames.get(name.toLowerCase().replaceAll('.', '')) ?? codeByName.get(name);
}
