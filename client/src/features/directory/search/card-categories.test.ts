import { describe, expect, it } from 'vitest';
import { cardCategories } from './card-categories';

const of = (services: string[], specialties: string[] = []) => {
  const { shown, rest } = cardCategories({ primaryServiceCategories: services, culturalSubCategories: specialties });
  return [...shown.map(({ name }) => name), rest];
};

describe('cardCategories', () => {
  it('shows a service and a specialty first, and counts the rest', () => {
    expect(of(['Wedding & Bridal', 'Alterations & Repairs'], ['African Attire', 'Caribbean Attire'])).toEqual([
      'Wedding & Bridal',
      'African Attire',
      2,
    ]);
  });

  it('fills the line', () => {
    expect(of(['Wedding & Bridal', 'Specialty Services'])).toEqual(['Wedding & Bridal', 'Specialty Services', 0]);
    expect(of(['Cultural & Traditional Wear'], ['European Traditional Wear'])).toEqual([
      'Cultural & Traditional Wear',
      1,
    ]);
  });

  it('stops at the first that does not fit', () => {
    expect(of(['Wedding & Bridal', 'Alterations & Repairs'], ['European Traditional Wear'])).toEqual([
      'Wedding & Bridal',
      2,
    ]);
  });

  it('is empty without categories', () => expect(of([])).toEqual([0]));
});
