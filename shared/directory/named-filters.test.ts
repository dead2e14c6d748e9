import { describe, expect, it } from 'vitest';
import { garmentNames } from '../tailor/garments';
import { CULTURAL_CATEGORY, culturalSubCategories, serviceCategories } from '../tailor/services';
import { namedFilters } from './named-filters';

describe('namedFilters', () => {
  it.each([
    ['agbada', [{ garments: ['Agbada'] }]],
    ['Agbadas ', [{ garments: ['Agbada'] }]],
    ['saree', [{ garments: ['Saree/Sari'] }]],
    ['sari', [{ garments: ['Saree/Sari'] }]],
    ['aso ebi', [{ garments: ['Aso-Ebi'] }]],
    ["men's suits", [{ garments: ["Men's Suits"] }]],
    ['mens suit', [{ garments: ["Men's Suits"] }]],
    ['tuxedo', [{ garments: ['Tuxedos'] }]],
    ['suit', [{ garments: ['Punjabi Suit', "Men's Suits", "Women's Suits"] }]],
    ['wedding', [{ garments: ['Wedding Dresses'] }, { primaryCategories: ['Wedding & Bridal'] }]],
    ['alterations', [{ garments: ['Alterations'] }, { primaryCategories: ['Alterations & Repairs'] }]],
    ['repairs', [{ primaryCategories: ['Alterations & Repairs'] }]],
    ['wedding and bridal', [{ primaryCategories: ['Wedding & Bridal'] }]],
    ['caribbean', [{ primaryCategories: [CULTURAL_CATEGORY], culturalCategories: ['Caribbean Attire'] }]],
    ['adunni couture', []],
    ['wear', []],
    ['ag', []],
    ['&', []],
    ['', []],
  ])('%j means %j', (text, filters) => expect(namedFilters(text)).toEqual(filters));

  it('knows every name of the catalogues', () => {
    for (const name of garmentNames) expect(namedFilters(name)[0]).toEqual({ garments: [name] });
    for (const name of serviceCategories) expect(namedFilters(name)).toContainEqual({ primaryCategories: [name] });
    for (const name of culturalSubCategories) {
      expect(namedFilters(name).flatMap(({ culturalCategories = [] }) => culturalCategories)).toEqual([name]);
    }
  });
});
