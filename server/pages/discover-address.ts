import { wantedOf, type Filters } from '@shared/discover-filters';
import { discoverPath } from '@shared/discover-path';
import type { Near, Place } from '@shared/places';

/** Where a search of the directory stands, and whether search engines may list it there. */
export interface DiscoverAddress {
  path: string;
  isListed: boolean;
}

/**
 * A search is a page of its own, 'Agbada tailors in Houston', where it asks for no more than one place (in `near`: a town,
 * state or country that is known) and one garment, service or specialty. However the place is written, the page has one
 * address, with the place in full, and may be listed there.
 *
 * Everything else is somebody's own search, and stays out of search engines: a business name, coordinates, a postal code,
 * another radius, the text fields beside `near`, several garments at once. It keeps the address that it has.
 */
export function discoverAddress(filters: Filters, near?: Near): DiscoverAddress {
  const { q, radius, city, state, zipcode, country } = filters;
  const isNarrower = Boolean(q || city || state || zipcode || country || (filters.near && radius));
  if (isNarrower || wantedOf(filters).length > 1 || !isPageOfPlace(filters, near?.place)) {
    return { path: discoverPath({ ...filters }), isListed: false };
  }
  return { path: discoverPath({ ...filters, near: near?.place?.label ?? '', radius: '' }), isListed: true };
}

const pagesOf: readonly Place['kind'][] = ['city', 'state', 'country'];

function isPageOfPlace({ near }: Filters, place: Place | undefined): boolean {
  return place ? pagesOf.includes(place.kind) : !near;
}
