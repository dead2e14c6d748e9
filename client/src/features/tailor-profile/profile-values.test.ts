import { describe, expect, it } from 'vitest';
import { placeOf, profileValues, specialtiesWithin } from './profile-values';
import { aTailor } from '../../../../tests/support/client/rows';

describe('specialtiesWithin', () => {
  it.each([
    [['Cultural & Traditional Wear'], ['African Attire'], ['African Attire']],
    [['Alterations & Repairs', 'Cultural & Traditional Wear'], ['African Attire'], ['African Attire']],
    [['Alterations & Repairs'], ['African Attire'], []],
    [[], ['African Attire', 'East Asian Wear'], []],
    [['Cultural & Traditional Wear'], [], []],
  ] as const)('of %j and %j leaves %j', (categories, specialties, left) => {
    expect(specialtiesWithin(categories, specialties)).toEqual(left);
  });
});

describe('profileValues', () => {
  it('starts empty and listed', () => {
    expect(profileValues()).toMatchObject({
      businessName: '',
      country: '',
      primaryServiceCategories: [],
      isActive: true,
    });
  });

  it('turns missing values into empty fields', () => {
    const values = profileValues(aTailor({ phone: null, bio: null, profilePictureUrl: null, isActive: false }));
    expect(values).toMatchObject({ phone: '', bio: '', profilePictureUrl: null, isActive: false });
  });

  it('drops names that are not in the lists any more', () => {
    const tailor = aTailor({
      primaryServiceCategories: ['Hats', 'Wedding & Bridal'],
      serviceCategories: ['Top hat', 'Kente'],
    });
    expect(profileValues(tailor)).toMatchObject({
      primaryServiceCategories: ['Wedding & Bridal'],
      serviceCategories: ['Kente'],
    });
  });
});

describe('placeOf', () => {
  it.each([
    [{ city: 'Lagos', state: 'Lagos ', country: 'Nigeria' }, 'Lagos, Nigeria'],
    [{ city: 'Brooklyn', state: 'NY', country: 'United States' }, 'Brooklyn, NY, United States'],
    [{ city: ' ', country: 'Ghana' }, 'Ghana'],
    [{ city: '', country: '' }, ''],
  ])('of %j is %j', (place, line) => {
    expect(placeOf(place)).toBe(line);
  });
});
