import type { TailorCard } from '@shared/directory/contract';

/** Letters that fit on one line of a card at 360 px, and the letters that the edges of a chip take. */
const line = 42;
const edges = 4;

export interface CardCategory {
  name: string;
  isCulture: boolean;
}

/**
 * Returns the categories that fit on one line, at least one: the first service and the first specialty, then the other services
 * and specialties. `rest` is the number of the others.
 */
export function cardCategories({
  primaryServiceCategories: services,
  culturalSubCategories: specialties,
}: Pick<TailorCard, 'primaryServiceCategories' | 'culturalSubCategories'>): { shown: CardCategory[]; rest: number } {
  const service = (name: string) => ({ name, isCulture: false });
  const specialty = (name: string) => ({ name, isCulture: true });
  const offered = [
    ...services.slice(0, 1).map(service),
    ...specialties.slice(0, 1).map(specialty),
    ...services.slice(1).map(service),
    ...specialties.slice(1).map(specialty),
  ];
  const shown: CardCategory[] = [];
  let letters = 0;
  for (const category of offered) {
    letters += category.name.length + edges;
    if (letters > line && shown.length > 0) break;
    shown.push(category);
  }
  return { shown, rest: services.length + specialties.length - shown.length };
}
