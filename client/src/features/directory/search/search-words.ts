import { isPoint, type DirectoryQuery } from '@shared/directory/discover-filters';
import type { Near } from '@shared/places/contract';
import { placeLine } from '@shared/places/place-line';
import { isRegion } from '../place';
import { wholeNumber } from '../../../lib/text/whole-number';

/** The number of results of a search. */
interface ResultCount {
  total: number;
  more: boolean;
}

/** Returns the heading of the results, a live region. Without `found` the search is loading or failed. */
export function searchTitle(found: ResultCount | undefined, hasFailed: boolean): string {
  if (!found) return hasFailed ? 'Failed to search tailors' : 'Finding tailors';
  return found.total === 0 ? 'No Tailors Found' : `${tailorCount(found)} Found`;
}

/** Returns '1 Tailor', '24 Tailors', '1,000+ Tailors'. */
export function tailorCount(found: ResultCount): string {
  return found.total === 1 ? '1 Tailor' : `${countOf(found)} Tailors`;
}

/** Returns '24', or a rounded number like '200+' if there are more than were counted. */
export function countOf({ total, more }: ResultCount): string {
  if (!more) return wholeNumber(total);
  const round = 10 ** Math.floor(Math.log10(total));
  return `${wholeNumber(Math.floor(total / round) * round)}+`;
}

/** Returns the filters and the order of a search: 'Near Brooklyn, New York, United States, nearest first'. */
export function searchNote(query: DirectoryQuery, near?: Near): string {
  const { q, city = '', state = '', country = '', zipcode } = query;
  const place = near?.place && placeName(query.near, near);
  const whole = isRegion(near?.place) && place;
  const within = [placeLine({ city, state, country }), zipcode && `postal code ${zipcode}`, whole].filter(Boolean);
  const around = !whole && place;
  const parts = [
    around && `near ${around}`,
    q && `named “${q}”`,
    within.length > 0 && `in ${within.join(', ')}`,
    around ? 'nearest first' : 'newest first',
  ];
  const note = parts.filter(Boolean).join(', ');
  return note.charAt(0).toUpperCase() + note.slice(1);
}

/** Returns 'Brooklyn, New York, United States', or 'your location' if the search has coordinates. */
export function placeName(text = '', near?: Near): string {
  return isPoint(text) ? 'your location' : (near?.place?.label ?? text);
}
