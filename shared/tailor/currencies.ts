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
  return names.of(code) ?? code;
}

const names = new Intl.DisplayNames(['en'], { type: 'currency' });
