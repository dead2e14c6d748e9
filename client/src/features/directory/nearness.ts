import type { TailorCard } from '@shared/directory/contract';
import { distanceText, roundDistance } from '../../lib/text/distance';

/** The size of a large town in metres: a tailor who is known by the town alone may be as far from its centre. */
const townReach = 15_000;

/**
 * Returns how near a tailor is to the requested place: '2.3 miles'. A tailor who is known by the town alone is 'in Accra', or
 * 'about 40 miles' from another place. Returns undefined if no place was requested.
 */
export function nearnessText(
  { distanceMeters, isTownOnly, city }: Pick<TailorCard, 'distanceMeters' | 'isTownOnly' | 'city'>,
  locale: string,
): string | undefined {
  if (distanceMeters === undefined) return undefined;
  if (!isTownOnly) return distanceText(distanceMeters, locale);
  return city && distanceMeters < townReach ? `in ${city}` : `about ${roundDistance(distanceMeters, locale)}`;
}
