import type { FilterName } from './discover-path';
import { garmentNames, type GarmentName } from './garments';
import { maxLengths } from './limits';
import { radiusLimits } from './radius';
import {
  CULTURAL_CATEGORY,
  culturalSubCategories,
  serviceCategories,
  type CulturalSubCategory,
  type ServiceCategory,
} from './services';

/** What narrows the directory, as it stands in the address. Texts may be empty, lists too. */
export interface Filters extends Record<FilterName, string | readonly string[]> {
  /** A business name, or the beginning of one. */
  q: string;
  /** A place as it is written, or 'latitude,longitude'. */
  near: string;
  /** In metres; '' is the usual one. */
  radius: string;
  city: string;
  state: string;
  zipcode: string;
  country: string;
  primaryCategories: ServiceCategory[];
  culturalCategories: CulturalSubCategory[];
  garments: GarmentName[];
}

export const noFilters: Filters = {
  q: '',
  near: '',
  radius: '',
  city: '',
  state: '',
  zipcode: '',
  country: '',
  primaryCategories: [],
  culturalCategories: [],
  garments: [],
};

export const noChips = { primaryCategories: [], culturalCategories: [], garments: [] } satisfies Partial<Filters>;

/** The filters of an address ('?city=Lagos'). What is in no list is passed over, so that an old link still opens. */
export function filtersOf(search: string): Filters {
  const query = new URLSearchParams(search);
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, maxLengths.place);
  const listed = <T extends string>(name: string, options: readonly T[]): T[] => {
    const asked = (query.get(name) ?? '').split(',');
    return options.filter((option) => asked.includes(option));
  };
  return withoutStraySpecialties({
    q: text('q'),
    near: text('near'),
    radius: radiusOf(text('radius')),
    city: text('city'),
    state: text('state'),
    zipcode: text('zipcode'),
    country: text('country'),
    primaryCategories: listed('primaryCategories', serviceCategories),
    culturalCategories: listed('culturalCategories', culturalSubCategories),
    garments: listed('garments', garmentNames),
  });
}

/** Specialties belong to 'Cultural & Traditional Wear': without it none is chosen. */
export function withoutStraySpecialties(filters: Filters): Filters {
  return filters.primaryCategories.includes(CULTURAL_CATEGORY) ? filters : { ...filters, culturalCategories: [] };
}

/** How many chips are chosen. */
export function chipCount({ primaryCategories, culturalCategories, garments }: Filters): number {
  return primaryCategories.length + culturalCategories.length + garments.length;
}

/** What somebody wants made or done. A specialty says more than the category that it hangs under, and stands for it. */
export function wantedOf({ primaryCategories, culturalCategories, garments }: Filters): string[] {
  const hasSpecialty = culturalCategories.length > 0;
  const categories = primaryCategories.filter((category) => !hasSpecialty || category !== CULTURAL_CATEGORY);
  return [...categories, ...culturalCategories, ...garments];
}

/** What the API is asked: only what is not empty. */
export type DirectoryQuery = Partial<Record<FilterName, string>>;

export function queryOf({ radius, ...filters }: Filters): DirectoryQuery {
  const asked = Object.entries({ ...filters, radius: filters.near && radius }).map(
    ([name, value]): [string, string] => [name, typeof value === 'string' ? value : value.join(',')],
  );
  return Object.fromEntries(asked.filter(([, value]) => value));
}

function radiusOf(text: string): string {
  const metres = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return metres >= 1 && metres <= radiusLimits.max && metres !== radiusLimits.default ? String(metres) : '';
}

/** Whether 'Near' holds coordinates, as 'Use my location' writes them: '40.65,-73.95'. */
export function isPoint(near: string): boolean {
  return /^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/.test(near);
}
