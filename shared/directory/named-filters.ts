import { garmentNames } from '../tailor/garments';
import { culturalSubCategories, CULTURAL_CATEGORY, serviceCategories } from '../tailor/services';
import type { Filters } from './discover-filters';

/** A filter of what tailors make or do. */
export type NamedFilter = Partial<Pick<Filters, 'garments' | 'primaryCategories' | 'culturalCategories'>>;

/** A word that is in more names of one catalogue says too little: 'wear'. */
const mostNames = 3;

/**
 * Returns the filters that a text means if it is no business name: 'agbada' -> [{ garments: ['Agbada'] }]. Each word of the text begins a
 * word of the name; short words are whole. A specialty has its category.
 */
export function namedFilters(text: string): NamedFilter[] {
  const asked = wordsOf(text);
  if (asked.length === 0) return [];
  const [garments, services, specialties] = [
    named(garmentNames, asked),
    named(serviceCategories, asked),
    named(culturalSubCategories, asked),
  ];
  if ([garments, services, specialties].some(({ length }) => length > mostNames)) return [];
  const filters: NamedFilter[] = [
    { garments },
    { primaryCategories: services },
    { primaryCategories: specialties.length > 0 ? [CULTURAL_CATEGORY] : [], culturalCategories: specialties },
  ];
  return filters.filter((filter) => Object.values(filter).every(({ length }) => length > 0));
}

function named<T extends string>(names: readonly T[], asked: readonly string[]): T[] {
  const exact = names.filter((name) => wordsOf(name).join() === asked.join());
  return exact.length > 0 ? exact : names.filter((name) => says(wordsOf(name), asked));
}

/** Words shorter than this are compared as a whole: 'men' is not the beginning of 'mentor'. */
const shortestBeginning = 4;

function says(name: readonly string[], asked: readonly string[]): boolean {
  return asked.every((word) =>
    name.some((one) => one === word || (word.length >= shortestBeginning && one.startsWith(word))),
  );
}

/** Returns the words in lower case, without accents, apostrophes and the plural's s. */
function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word && word !== 'and');
  return words.map((word) => (word.length > shortestBeginning ? word.replace(/s$/, '') : word));
}
