import { countries } from 'countries-list';

/** ISO 4217 codes of the currencies that countries pay with, sorted. Source: countries-list. */
export const currencyCodes: readonly string[] = [
  ...new Set(Object.values(countries).flatMap(({ currency: [first] }) => first ?? [])),
].sort();

const byCountry = new Map(Object.values(countries).map(({ name, currency: [first] }) => [name, first]));

/** Returns the first currency of a country by its stored name: 'Nigeria' -> 'NGN'. Returns 'USD' for other text. */
export function currencyOf(country: string): string {
  return byCountry.get(country) ?? 'USD';
}

/** Returns the English name of a currency: 'NGN' -> 'Nigerian Naira'. */
export function currencyName(code: string): string {
  names ??= new Intl.DisplayNames(['en'], { type: 'currency' });
  return names.of(code) ?? code;
}

/** Made when it is needed: the first takes a cheap phone a tenth of a second, and Home loads this file. */
let names: Intl.DisplayNames | undefined;
