import { radiusLimits, roundRadii } from '@shared/directory/radius';
import { roundDistance, usesMiles } from '../../../../lib/text/distance';

/** Returns the radius of a search in metres from its text in the URL. */
export const metresOf = (radius: string): number => (radius ? Number(radius) : radiusLimits.default);

/**
 * Returns the radii to choose from, as texts for the URL, smallest first: round lengths of the locale, and the chosen one.
 * '' is the default radius and replaces the nearest round length.
 */
export function radiusChoices(chosen: string, locale: string): string[] {
  const usual = roundDistance(radiusLimits.default, locale);
  const round = roundRadii[usesMiles(locale) ? 'mile' : 'km'];
  const own = round.map((metres) => (roundDistance(metres, locale) === usual ? '' : String(metres)));
  const all = own.includes(chosen) ? own : [...own, chosen];
  return all.sort((a, b) => metresOf(a) - metresOf(b));
}
