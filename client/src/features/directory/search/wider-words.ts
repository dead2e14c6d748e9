import { filtersOf, type DirectoryQuery, type Filters } from '@shared/directory/discover-filters';
import { searchWords } from '@shared/directory/discover-title';
import type { WiderSearch } from '@shared/directory/wider-contract';
import type { Near } from '@shared/places/contract';
import { roundDistance } from '../../../lib/text/distance';
import { activeOf } from './filters/active-filters';
import { facts } from './filters/facts';
import { metresOf } from './filters/radius';
import { tailorCount } from './search-words';

/** A search that found nothing. */
export interface EmptySearch {
  query: DirectoryQuery;
  near: Near | undefined;
  locale: string;
}

interface WayWords {
  /** What is left out, 'Yoruba', or what a text can also mean, 'Garment: Agbada'. */
  label: string;
  /** What the wider search finds: '1 tailor in Houston without Yoruba'. */
  found: string;
  isMeaning: boolean;
}

/** Returns the words for a wider search than `search`. */
export function wayWords({ filter, query, total, isAtLeast }: WiderSearch, search: EmptySearch): WayWords {
  const tailors = tailorCount({ total, more: isAtLeast === true }).toLowerCase();
  const place = placeOf(query, search.near);
  const meaning = filter === 'q' ? meaningOf(query, search.query) : undefined;
  if (meaning) {
    const { kind, name } = meaning;
    return { label: `${kind}: ${name}`, found: `${tailors} for ${name}${place}`, isMeaning: true };
  }
  const label = labelOf(filter, search);
  return { label, found: tailors + othersWords(), isMeaning: false };

  function othersWords(): string {
    if (filter === 'radius') return ` within ${roundDistance(Number(query.radius), search.locale)}`;
    if (placeFilters.includes(filter)) return ` elsewhere${place}`;
    if (filter === 'q') return `${place} with other names`;
    // All of them: the search with the filter found none.
    return `${place} ${facts.find(({ name }) => name === filter)?.others ?? `without ${label}`}`;
  }
}

const placeFilters: readonly string[] = ['near', 'city', 'state', 'zipcode', 'country'];

const kinds = { garments: 'Garment', culturalCategories: 'Specialty', primaryCategories: 'Service' } as const;

/** Returns the filter that the text of a name was read as. */
function meaningOf(wider: DirectoryQuery, query: DirectoryQuery): { kind: string; name: string } | undefined {
  for (const [filter, kind] of Object.entries(kinds) as [keyof typeof kinds, string][]) {
    const name = wider[filter];
    if (name && name !== query[filter]) return { kind, name: name.replaceAll(',', ', ') };
  }
  return undefined;
}

/** Returns the values of a filter: 'Yoruba, Igbo', 'Within 50 km'. */
function labelOf(filter: WiderSearch['filter'], { query, near, locale }: EmptySearch): string {
  const filters = filtersIn(query);
  const labels = activeOf(filters, near, locale).filter(({ name }) => name === filter);
  if (labels.length === 0) return `Within ${roundDistance(metresOf(filters.radius), locale)}`;
  return labels.map(({ label }) => label).join(', ');
}

/** Returns ' in Houston', or '' without a place. */
function placeOf(query: DirectoryQuery, near: Near | undefined): string {
  const [town] = searchWords(filtersIn(query), query.near ? near : undefined).place.split(',');
  return town ? ` in ${town}` : '';
}

/** Returns the filters of a query. */
export function filtersIn(query: DirectoryQuery): Filters {
  return filtersOf(`?${new URLSearchParams(query)}`);
}
