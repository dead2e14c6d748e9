import { isPoint, type DirectoryQuery } from '@shared/discover-filters';
import type { Near } from '@shared/places';
import { placeLine } from './place';

/** Nobody counts further. */
const COUNTED = 1000;

/** How many a search found. */
interface Found {
  total: number;
}

/** The heading of the results, which is read out when it changes; without `found` the search is under way or failed. */
export function searchTitle(found: Found | undefined, hasFailed: boolean): string {
  if (!found) return hasFailed ? 'Failed to search tailors' : 'Finding tailors';
  return found.total === 0 ? 'No Tailors Found' : `${tailorCount(found)} Found`;
}

/** '1 Tailor', '24 Tailors', '1,000+ Tailors' at most. */
export function tailorCount(found: Found): string {
  return found.total === 1 ? '1 Tailor' : `${countOf(found)} Tailors`;
}

/** '24', '1,000+' at most. */
export function countOf({ total }: Found): string {
  return total > COUNTED ? `${COUNTED.toLocaleString('en')}+` : total.toLocaleString('en');
}

/** What was searched, and in which order it stands: 'Near Brooklyn, New York, United States, nearest first'. */
export function searchNote(query: DirectoryQuery, near?: Near): string {
  const { city = '', state = '', country = '', zipcode } = query;
  const within = [placeLine({ city, state, country }), zipcode && `postal code ${zipcode}`].filter(Boolean).join(', ');
  const parts = [
    near?.place && `Near ${placeName(query.near, near)}`,
    within && `${near?.place ? 'in' : 'In'} ${within}`,
    near?.place ? 'nearest first' : 'newest first',
  ];
  const note = parts.filter(Boolean).join(', ');
  return note.charAt(0).toUpperCase() + note.slice(1);
}

/** 'Brooklyn, New York, United States', or 'your location' where a device said where it is. */
export function placeName(asked = '', near?: Near): string {
  return isPoint(asked) ? 'your location' : (near?.place?.label ?? asked);
}
