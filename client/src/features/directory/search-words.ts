import type { DirectoryQuery } from '@shared/discover-filters';
import { placeLine } from './place';

/** The heading of the results, which is read out when it changes; without a total the search is under way or failed. */
export function searchTitle(total: number | undefined, hasFailed: boolean): string {
  if (total === undefined) return hasFailed ? 'Failed to search tailors' : 'Finding tailors';
  return total === 0 ? 'No Tailors Found' : `${tailorCount(total)} Found`;
}

/** '1 Tailor', '24 Tailors'. */
export function tailorCount(total: number): string {
  return total === 1 ? '1 Tailor' : `${total.toLocaleString('en')} Tailors`;
}

/** What was searched, and in which order it stands: 'In Brooklyn, newest first'. */
export function searchNote({ city = '', state = '', country = '', zipcode }: DirectoryQuery): string {
  const place = [placeLine({ city, state, country }), zipcode && `postal code ${zipcode}`].filter(Boolean).join(', ');
  return place ? `In ${place}, newest first` : 'Newest first';
}
