import { describe, expect, it } from 'vitest';
import { safeParse } from 'zod/mini';
import { tailorInputSchema, tailorSettingsSchema } from './tailor';

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

describe('the profile as the settings ask for it', () => {
  it.each([
    ['Lagos', 'Nigeria', ''],
    ['London', 'United Kingdom', 'E1 6AN'],
    ['Singapore', 'Singapore', '238801'],
    ['Dubai', 'United Arab Emirates', ''],
  ])('takes %s as its addresses are written', (city, country, zipcode) => {
    expect(problems(tailorSettingsSchema(), { city, country, zipcode })).toEqual({});
  });

  it('asks for a state and a postal code where addresses need them, and names everything that is missing at once', () => {
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

describe('the profile as the setup sends it', () => {
  it('takes an empty state and postal code anywhere', () => {
    expect(problems(tailorInputSchema, { country: 'United States', state: '', zipcode: '' })).toEqual({});
  });

  it('keeps specialties only with their category, and each choice once', () => {
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
