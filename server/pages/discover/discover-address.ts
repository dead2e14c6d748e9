import { chosenServices, type Filters } from '@shared/directory/discover-filters';
import { discoverPath } from '@shared/directory/discover-path';
import type { Near, Place } from '@shared/places/contract';

/** The canonical path of a search of the directory, and whether search engines may list it. */
export interface DiscoverAddress {
  path: string;
  isListed: boolean;
}

/**
 * Returns the canonical path of a search. A search such as 'Agbada tailors in Houston' may be listed by search engines: it has at
 * most one place (`near` is a known town, state or country) and at most one garment, service or specialty. Its path contains the
 * place's full name, however the visitor has written it.
 *
 * All other searches are not listed and keep their path: those with a business name, coordinates, a postal code, a radius, the
 * text fields beside `near`, several garments, a language, home visits, prices, open days or open books.
 */
export function discoverAddress(filters: Filters, near?: Near): DiscoverAddress {
  const { q, radius, city, state, zipcode, country, languages } = filters;
  const facts = [filters.homeVisits, filters.hasPrices, filters.openToday, filters.takesOrders];
  const texts = [q, city, state, zipcode, country, filters.near && radius, ...facts];
  const isNarrower = languages.length > 0 || texts.some(Boolean);
  if (isNarrower || chosenServices(filters).length > 1 || !isPageOfPlace(filters, near?.place)) {
    return { path: discoverPath({ ...filters }), isListed: false };
  }
  return { path: discoverPath({ ...filters, near: near?.place?.label ?? '', radius: '' }), isListed: true };
}

const pagesOf: readonly Place['kind'][] = ['city', 'state', 'country'];

function isPageOfPlace({ near }: Filters, place: Place | undefined): boolean {
  return place ? pagesOf.includes(place.kind) : !near;
}
