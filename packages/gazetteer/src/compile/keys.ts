import { countries } from 'countries-list';
import { nameKey } from '../name-key';
import { countryAliases, regionAliases, regionNames } from '../region-codes';
import type { Town } from './sources';

/** Returns the keys of regions and countries, so that 'Kansas' does not find 'Kansas City'. */
export function areaNameKeys(regions: ReadonlyMap<string, string>): Set<string> {
  return new Set([...regions.values(), ...Object.values(countries).map(({ name }) => name)].map(nameKey));
}

/** Returns all keys of a town: its names, their parts at a slash or comma, and spellings without umlauts. */
export function keysOf({ name, aliases, country, population }: Town, areaNames: ReadonlySet<string>): Set<string> {
  const names = [name, ...aliases].flatMap((one) => [one, ...spelledOut(one, country)]);
  if (/[,/(]/.test(name)) names.push(...name.split(/[,/]/).map((half) => half.replace(/\(.*?\)/g, '')));
  const keys = new Set(names.map(nameKey));
  for (const key of [...keys]) {
    if (key.startsWith('the ')) keys.add(key.slice(4));
    const withoutCity = population > 100_000 && key.endsWith(' city') ? key.slice(0, -5) : '';
    if (withoutCity && !areaNames.has(withoutCity)) keys.add(withoutCity);
  }
  keys.delete('');
  return keys;
}

function spelledOut(name: string, country: string): string[] {
  if (['DE', 'AT', 'CH', 'LI'].includes(country) && /[äöü]/i.test(name)) {
    return [name.replace(/ä/gi, 'ae').replace(/ö/gi, 'oe').replace(/ü/gi, 'ue')];
  }
  if (['DK', 'NO', 'SE'].includes(country) && /[åøö]/i.test(name)) {
    return [name.replace(/å/gi, 'aa').replace(/[øö]/gi, 'oe')];
  }
  return [];
}

/** Returns the local name of a region. */
export function regionName(code: string, name: string): string {
  return regionNames[code] ?? name.replace(code.startsWith('NG.') ? / State$/ : / \(.*\)$/, '');
}

/** Returns all keys of a region. */
export function regionKeys(code: string, name: string, inGeoNames: string): Set<string> {
  const own = inGeoNames.replace(
    / (?:State|Region|Province|District|Governorate|Prefecture|County|Parish|Department|Division)$/,
    '',
  );
  const names = [name, ...(regionNames[code] ? [] : [own, inGeoNames]), ...(regionAliases[code] ?? [])];
  if (['US', 'NG', 'IN'].includes(code.slice(0, 2))) names.push(`${name} State`);
  return new Set(names.map(nameKey).filter((key) => key !== '' && (key === nameKey(name) || !isCountry(key))));
}

const countryNames = new Set(Object.values(countries).map(({ name }) => nameKey(name)));
const isCountry = (key: string) => countryNames.has(key);

/** Returns the country's English name in `countries-list`. */
export function countryName(code: string): string {
  return countries[code as keyof typeof countries].name;
}

/** Returns all keys of a country: the English name, the native one, and the names in five other major languages. */
export function countryKeys(code: string): Set<string> {
  const { name, native } = countries[code as keyof typeof countries];
  const inOthers = ['en', 'fr', 'es', 'pt', 'de', 'it'].map((language) => {
    return new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(code) ?? '';
  });
  // Not the last word of the English name alone: 'Salvador' is a city in Brazil.
  const foreign = inOthers.filter((other) => !nameKey(name).endsWith(` ${nameKey(other)}`));
  const names = [name, native, ...foreign, ...(countryAliases[code] ?? [])];
  return new Set(names.map(nameKey).filter(Boolean));
}
