import type { FilterName } from './discover-path';
import { garmentNames, type GarmentName } from '../tailor/garments';
import { languageCodes, type LanguageCode } from '../tailor/languages';
import { maxLengths } from '../contract/limits';
import { radiusLimits } from './radius';
import {
  CULTURAL_CATEGORY,
  culturalSubCategories,
  serviceCategories,
  type CulturalSubCategory,
  type ServiceCategory,
} from '../tailor/services';

/** The filters of the directory, as in its URL. Texts and lists may be empty. */
export interface Filters extends Record<FilterName, string | readonly string[]> {
  /** A business name or its beginning. */
  q: string;
  /** A place as the visitor has written it, or 'latitude,longitude'. */
  near: string;
  /** In metres; '' is the default. */
  radius: string;
  city: string;
  state: string;
  zipcode: string;
  country: string;
  primaryCategories: ServiceCategory[];
  culturalCategories: CulturalSubCategory[];
  garments: GarmentName[];
  languages: LanguageCode[];
  /** 'yes' for tailors who visit clients at home, or ''. */
  homeVisits: '' | 'yes';
  /** 'yes' for tailors who say from what price they sew, or ''. */
  hasPrices: '' | 'yes';
  /** 'yes' for tailors with opening hours on the day that it is where they are, or ''. */
  openToday: '' | 'yes';
  /** 'yes' for tailors whose book is not closed for new orders, or ''. */
  takesOrders: '' | 'yes';
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
  languages: [],
  homeVisits: '',
  hasPrices: '',
  openToday: '',
  takesOrders: '',
};

export const noChips = {
  primaryCategories: [],
  culturalCategories: [],
  garments: [],
  languages: [],
  homeVisits: '',
  hasPrices: '',
  openToday: '',
  takesOrders: '',
} satisfies Partial<Filters>;

/** Parses the filters of a URL ('?city=Lagos'). Ignores unknown options, so that old links still work. */
export function filtersOf(search: string): Filters {
  const query = new URLSearchParams(search);
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, maxLengths.place);
  const yes = (name: string) => (text(name) === 'yes' ? 'yes' : '');
  const listed = <T extends string>(name: string, options: readonly T[]): T[] => {
    const requested = (query.get(name) ?? '').split(',');
    return options.filter((option) => requested.includes(option));
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
    languages: listed('languages', languageCodes),
    homeVisits: yes('homeVisits'),
    hasPrices: yes('hasPrices'),
    openToday: yes('openToday'),
    takesOrders: yes('takesOrders'),
  });
}

/** Removes specialties if their category 'Cultural & Traditional Wear' is not selected. */
export function withoutStraySpecialties(filters: Filters): Filters {
  return filters.primaryCategories.includes(CULTURAL_CATEGORY) ? filters : { ...filters, culturalCategories: [] };
}

/** Returns the number of selected chips. */
export function chipCount(filters: Filters): number {
  const { primaryCategories, culturalCategories, garments, languages, homeVisits, hasPrices } = filters;
  const lists = [primaryCategories, culturalCategories, garments, languages];
  const facts = [homeVisits, hasPrices, filters.openToday, filters.takesOrders].filter(Boolean);
  return lists.reduce((count, list) => count + list.length, facts.length);
}

/** Returns the selected services, specialties and garments. A specialty replaces its category, which is less specific. */
export function chosenServices({ primaryCategories, culturalCategories, garments }: Filters): string[] {
  const hasSpecialty = culturalCategories.length > 0;
  const categories = primaryCategories.filter((category) => !hasSpecialty || category !== CULTURAL_CATEGORY);
  return [...categories, ...culturalCategories, ...garments];
}

/** The query of the API: the filters that are not empty. */
export type DirectoryQuery = Partial<Record<FilterName, string>>;

export function queryOf({ radius, ...filters }: Filters): DirectoryQuery {
  const entries = Object.entries({ ...filters, radius: filters.near && radius }).map(
    ([name, value]): [string, string] => [name, typeof value === 'string' ? value : value.join(',')],
  );
  return Object.fromEntries(entries.filter(([, value]) => value));
}

function radiusOf(text: string): string {
  const metres = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return metres >= 1 && metres <= radiusLimits.max && metres !== radiusLimits.default ? String(metres) : '';
}

/** Whether `near` contains coordinates, which 'Use my location' writes: '40.65,-73.95'. */
export function isPoint(near: string): boolean {
  return /^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/.test(near);
}
