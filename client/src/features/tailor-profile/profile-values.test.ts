import type { Tailor, TailorInput } from '@shared/tailor';
import { describe, expect, it } from 'vitest';
import { keptCoordinates, placeLine, profileValues, specialtiesWithin } from './profile-values';
import { aTailor } from './test-api';

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

  it('turns what was never given into empty fields', () => {
    const values = profileValues(aTailor({ phone: null, bio: null, profilePictureUrl: null, isActive: false }));
    expect(values).toMatchObject({ phone: '', bio: '', profilePictureUrl: null, isActive: false });
  });

  it('drops names that are on no list any more', () => {
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

describe('keptCoordinates', () => {
  const saved = aTailor({ latitude: 52.63, longitude: -1.13 });
  const input = (change: Partial<Tailor>) => ({ ...saved, ...change }) as TailorInput;

  it('keeps them while the place is the same', () => {
    expect(keptCoordinates(saved, input({ bio: 'New' }))).toEqual({ latitude: 52.63, longitude: -1.13 });
  });

  it.each([{ city: 'Lagos' }, { state: 'Leics' }, { zipcode: 'LE1' }, { country: 'Nigeria' }])(
    'leaves them out after %j',
    (change) => expect(keptCoordinates(saved, input(change))).toEqual({}),
  );
});

describe('placeLine', () => {
  it.each([
    [{ city: 'Lagos', state: '', country: 'Nigeria' }, 'Lagos, Nigeria'],
    [{ city: 'Brooklyn', state: 'NY', country: 'United States' }, 'Brooklyn, NY, United States'],
    [{ city: ' ', country: 'Ghana' }, 'Ghana'],
    [{ city: '', country: '' }, ''],
  ])('of %j reads %j', (place, line) => {
    expect(placeLine(place)).toBe(line);
  });
});
