import { describe, expect, it } from 'vitest';
import { safeParse } from 'zod/mini';
import { tailorInputSchema, tailorSettingsSchema } from './contract';

const profile = {
  businessName: 'Needle & Thread',
  city: 'Lagos',
  country: 'Nigeria',
  primaryServiceCategories: ['Alterations & Repairs'],
  profileSlug: 'needle-and-thread',
};

function problems(schema: typeof tailorInputSchema | ReturnType<typeof tailorSettingsSchema>, changes: object) {
  const issues = safeParse(schema, { ...profile, ...changes }).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

describe('the input of the settings form', () => {
  it.each([
    ['Lagos', 'Nigeria', ''],
    ['London', 'United Kingdom', 'E1 6AN'],
    ['Singapore', 'Singapore', '238801'],
    ['Dubai', 'United Arab Emirates', ''],
  ])('accepts %s with the fields that its addresses need', (city, country, zipcode) => {
    expect(problems(tailorSettingsSchema(), { city, country, zipcode })).toEqual({});
  });

  it('requires state and postal code where addresses need them, and reports all missing fields at once', () => {
    const empty = { businessName: '', city: '', profileSlug: '', country: 'United States' };
    expect(problems(tailorSettingsSchema(), empty)).toEqual({
      businessName: 'Business name is required',
      city: 'City is required',
      state: 'State/Province is required',
      zipcode: 'Postal code is required',
      profileSlug: 'Profile URL is required',
    });
  });
});

describe('the input of the setup form', () => {
  it('accepts an empty state and postal code in any country', () => {
    expect(problems(tailorInputSchema, { country: 'United States', state: '', zipcode: '' })).toEqual({});
  });

  it('keeps specialties only with their category, and removes repetitions', () => {
    const chosen = ['African Attire', 'African Attire'];
    const cultural = ['Cultural & Traditional Wear'];
    expect(
      safeParse(tailorInputSchema, { ...profile, culturalSubCategories: chosen }).data?.culturalSubCategories,
    ).toEqual([]);
    const kept = safeParse(tailorInputSchema, {
      ...profile,
      primaryServiceCategories: cultural,
      culturalSubCategories: chosen,
    });
    expect(kept.data?.culturalSubCategories).toEqual(['African Attire']);
  });
});
