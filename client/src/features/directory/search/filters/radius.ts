import { radiusLimits } from '@shared/directory/radius';
import { milesInMetres, roundDistance, usesMiles } from '../../../../lib/text/distance';

/** Returns the radius of a search in metres from its text in the URL. */
export const metresOf = (radius: string): number => (radius ? Number(radius) : radiusLimits.default);

const kilometres = [10, 25, 40, 100, 250, 500].map((length) => length * 1000);
const miles = [5, 15, 25, 60, 150, 300].map(milesInMetres);

/**
 * Returns the radii to choose from, as texts for the URL, smallest first: round lengths of the locale, and the chosen one.
 * '' is the default radius and replaces the nearest round length.
 */
export function radiusChoices(chosen: string, locale: string): string[] {
  const usual = roundDistance(radiusLimits.default, locale);
  const round = usesMiles(locale) ? miles : kilometres;
  const own = round.map((metres) => (roundDistance(metres, locale) === usual ? '' : String(metres)));
  const all = own.includes(chosen) ? own : [...own, chosen];
  return all.sort((a, b) => metresOf(a) - metresOf(b));
}
