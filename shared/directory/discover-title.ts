import { isPoint, chosenServices, type Filters } from './discover-filters';
import { oneLine } from '../pages/one-line';
import type { Near } from '../places/contract';
import { shortPlace } from '../places/short-place';

/** Maximum number of services in a title. More would be cut off in most places. */
const NAMED_SERVICES = 3;

/** The parts of a search's title; '' if a part is missing. */
export interface SearchWords {
  /** 'Agbada, Kaftan'. */
  wanted: string;
  /** ' named “Adunni”', with the space before it. */
  named: string;
  /** 'Houston, Texas' if the gazetteer knows the place, else the text as written. */
  place: string;
  /** Whether results can be in towns nearby. */
  isAround: boolean;
}

/**
 * Returns 'Wedding & Bridal tailors in Lagos, Nigeria' by the filters, or 'Find Tailors' without any. `near` is how the place was
 * understood: the server knows it when it sends the page, the client after the search's answer.
 */
export function discoverTitle(filters: Filters, near?: Near): string {
  const { wanted, named, place } = searchWords(filters, near);
  if (!wanted && !named && !place) return 'Find Tailors';
  const who = wanted ? `${wanted} tailors` : 'Tailors';
  return `${who}${named}${place && ` in ${place}`}`;
}

/** Returns the parts of a search's title, each as one line. */
export function searchWords(filters: Filters, near?: Near): SearchWords {
  const { q, city, state, country, zipcode } = filters;
  const written = [[city, state, country].filter(Boolean).join(', '), zipcode].filter(Boolean).join(' ');
  const name = oneLine(q);
  const around = near?.place?.kind === 'city' || near?.place?.kind === 'zipcode';
  return {
    wanted: chosenServices(filters).slice(0, NAMED_SERVICES).join(', '),
    named: name && ` named “${name}”`,
    place: oneLine(written || placeNear(filters, near)),
    isAround: !written && around,
  };
}

function placeNear({ near: text }: Filters, near: Near | undefined): string {
  if (isPoint(text) || near?.place?.kind === 'point') return '';
  return near?.place ? shortPlace(near.place) : text;
}
