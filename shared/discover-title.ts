import { isPoint, type Filters } from './discover-filters';
import { oneLine } from './one-line';

/** So many services are named; more would be cut off wherever a title is shown. */
const NAMED_SERVICES = 3;

/** 'Wedding & Bridal tailors in Lagos, Nigeria', as far as the filters say so, else 'Find Tailors'. */
export function discoverTitle(filters: Filters): string {
  const { near, city, state, country, zipcode } = filters;
  const written = [[city, state, country].filter(Boolean).join(', '), zipcode].filter(Boolean).join(' ');
  const place = written || (isPoint(near) ? '' : near);
  const services = servicesOf(filters);
  if (!place && !services) return 'Find Tailors';
  const who = services ? `${services} tailors` : 'Tailors';
  return oneLine(place ? `${who} in ${place}` : who);
}

function servicesOf({ primaryCategories, culturalCategories, garments }: Filters): string {
  return [...primaryCategories, ...culturalCategories, ...garments].slice(0, NAMED_SERVICES).join(', ');
}
