import { isPoint, wantedOf, type Filters } from './discover-filters';
import { oneLine } from './one-line';
import type { Near } from './places';
import { shortPlace } from './short-place';

/** So many services are named; more would be cut off wherever a title is shown. */
const NAMED_SERVICES = 3;

/** What a search is for, in words; '' where it does not say. */
export interface SearchWords {
  /** 'Agbada, Kaftan'. */
  wanted: string;
  /** ' named “Adunni”', with the space before it. */
  named: string;
  /** 'Houston, Texas', once it is understood; until then as it was written. */
  place: string;
  /** Whoever is found may be in a town close by. */
  isAround: boolean;
}

/**
 * 'Wedding & Bridal tailors in Lagos, Nigeria', as far as the filters say so, else 'Find Tailors'. `near` is what the place
 * was understood as; the server knows it when it sends the page, the app when the search has been answered.
 */
export function discoverTitle(filters: Filters, near?: Near): string {
  const { wanted, named, place } = searchWords(filters, near);
  if (!wanted && !named && !place) return 'Find Tailors';
  const who = wanted ? `${wanted} tailors` : 'Tailors';
  return `${who}${named}${place && ` in ${place}`}`;
}

/** The words that a search is named by, each one line. */
export function searchWords(filters: Filters, near?: Near): SearchWords {
  const { q, city, state, country, zipcode } = filters;
  const written = [[city, state, country].filter(Boolean).join(', '), zipcode].filter(Boolean).join(' ');
  const name = oneLine(q);
  const around = near?.place?.kind === 'city' || near?.place?.kind === 'zipcode';
  return {
    wanted: wantedOf(filters).slice(0, NAMED_SERVICES).join(', '),
    named: name && ` named “${name}”`,
    place: oneLine(written || placeNear(filters, near)),
    isAround: !written && around,
  };
}

function placeNear({ near: asked }: Filters, near: Near | undefined): string {
  if (isPoint(asked) || near?.place?.kind === 'point') return '';
  return near?.place ? shortPlace(near.place) : asked;
}
