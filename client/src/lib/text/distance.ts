import { metresPer } from '@shared/places/distance-units';
import { wholeNumber } from './whole-number';

const mileRegions = new Set(['US', 'GB', 'LR', 'MM', 'PR', 'GU', 'VI', 'AS', 'MP', 'JE', 'GG', 'IM']);

/**
 * Returns whether a locale gives distances in miles; English without a country counts as American.
 * Browsers take their language from the operating system, which may be no BCP 47 tag ('C', 'en-US@posix'): then it is
 * treated as English.
 */
export function usesMiles(locale: string): boolean {
  return mileRegions.has(parsedLocale(locale).maximize().region ?? '');
}

function parsedLocale(tag: string): Intl.Locale {
  try {
    return new Intl.Locale(tag);
  } catch {
    return new Intl.Locale('en');
  }
}

/** Returns '2.3 miles' or '3.7 km' for the locale; short distances are 'under 1 km'. */
export function distanceText(metres: number, locale: string): string {
  const inMiles = usesMiles(locale);
  const length = metres / (inMiles ? metresPer.mile : metresPer.km);
  if (length < 1) return inMiles ? 'under 1 mile' : 'under 1 km';
  const text = length < 100 ? String(Math.round(length * 10) / 10) : wholeNumber(Math.round(length));
  if (!inMiles) return `${text} km`;
  return text === '1' ? '1 mile' : `${text} miles`;
}

/** Returns a rounded length to choose from: '25 miles' or '40 km'. */
export function roundDistance(metres: number, locale: string): string {
  const inMiles = usesMiles(locale);
  const length = wholeNumber(Math.max(1, Math.round(metres / (inMiles ? metresPer.mile : metresPer.km))));
  if (!inMiles) return `${length} km`;
  return length === '1' ? '1 mile' : `${length} miles`;
}
