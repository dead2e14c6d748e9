import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { PALETTES } from '@seamfolk/cloth';
import { suggestSlug } from '../../../client/src/features/tailor-profile/fields/slug-suggestion';
import { countryNames } from '@shared/places/address';
import { garmentNames } from '@shared/tailor/garments';
import { whatsappUrl } from '@shared/tailor/phone';
import { CULTURAL_CATEGORY, culturalSubCategories, serviceCategories } from '@shared/tailor/services';
import { tailorSettingsSchema, tailorSetupSchema } from '@shared/tailor/contract';
import { maxLengths } from '@shared/contract/limits';
import { countryBoxes } from '../../../tests/support/country-boxes';
import { categoriesOf } from './demo-tailor';
import { joinedAt } from './moments';
import { demoFacts } from './facts';
import { emailOf, profileOf, userOf } from './profile';
import { demoTailors } from './tailors';

const profiles = demoTailors.map(profileOf);
const distinct = (values: readonly unknown[]) => new Set(values).size;

/** Their names cannot be converted to slugs directly. */
const slugsOfTheirOwn = ['adesina-and-mehta', 'sofia-papadopoulou'];

describe('the demo tailors', () => {
  it('are 80, in at least 24 countries, a few of them not listed', () => {
    expect(demoTailors).toHaveLength(80);
    expect(distinct(profiles.map(({ country }) => country))).toBeGreaterThanOrEqual(24);
    expect(profiles.filter(({ isActive }) => !isActive)).toHaveLength(6);
  });

  it('cover all services, specialties and garments', () => {
    expect(new Set(profiles.flatMap((profile) => profile.primaryServiceCategories))).toEqual(
      new Set(serviceCategories),
    );
    expect(new Set(profiles.flatMap((profile) => profile.culturalSubCategories))).toEqual(
      new Set(culturalSubCategories),
    );
    expect(new Set(profiles.flatMap((profile) => profile.serviceCategories))).toEqual(new Set(garmentNames));
  });

  it('have different slugs, e-mails and subjects', () => {
    expect(distinct(profiles.map(({ profileSlug }) => profileSlug))).toBe(80);
    expect(distinct(demoTailors.map(emailOf))).toBe(80);
    expect(distinct(demoTailors.map((tailor) => userOf(tailor, 'embedded').subject))).toBe(80);
  });

  it('differ in their contacts and texts', () => {
    expect(profiles.some(({ bio }) => bio === null)).toBe(true);
    expect(profiles.some(({ phone, whatsapp }) => phone && !whatsapp)).toBe(true);
    expect(profiles.some(({ phone, whatsapp }) => !phone && whatsapp)).toBe(true);
    expect(profiles.some(({ phone, whatsapp }) => !phone && !whatsapp)).toBe(true);
    const bios = profiles.flatMap(({ bio }) => bio ?? []);
    expect(distinct(bios)).toBe(bios.length);
  });

  it('have facts, some of them old prices, some of them none', () => {
    const slugs = demoTailors.map(({ slug }) => slug);
    for (const [slug, { fromPrices, pricesAge }] of Object.entries(demoFacts)) {
      expect(slugs).toContain(slug);
      expect(pricesAge !== undefined).toBe(fromPrices !== undefined);
    }
    expect(Object.values(demoFacts).some(({ pricesAge = 0 }) => pricesAge > 365)).toBe(true);
    expect(profiles.some(({ languages }) => languages.length === 0)).toBe(true);
    expect(profiles.filter(({ homeVisits }) => homeVisits).length).toBeGreaterThan(5);
  });

  it('joined in order, within two years and a few days', () => {
    const now = new Date('2026-11-21T12:00:00Z');
    const times = demoTailors.map(({ slug }, index) => joinedAt(now, index, 80, slug).getTime());
    expect(times).toEqual([...times].sort((a, b) => a - b));
    const days = (now.getTime() - (times[0] ?? 0)) / 86_400_000;
    expect(days).toBeGreaterThan(730);
    expect(days).toBeLessThan(760);
    expect(times.at(-1)).toBeLessThan(now.getTime());
  });
});

describe.each(demoTailors.map((tailor) => [tailor.slug, tailor] as const))('%s', (slug, tailor) => {
  const profile = profileOf(tailor);

  it('is a profile that setup and settings accept unchanged', () => {
    expect(z.parse(tailorSetupSchema(), profile)).toEqual(profile);
    expect(z.parse(tailorSettingsSchema(), profile)).toEqual(profile);
    expect(profile.culturalSubCategories.length > 0).toBe(profile.primaryServiceCategories.includes(CULTURAL_CATEGORY));
  });

  it('has the slug that is suggested for its name', () => {
    if (!slugsOfTheirOwn.includes(slug)) expect(slug).toBe(suggestSlug(tailor.businessName));
  });

  it('has coordinates in its country', () => {
    expect(countryNames).toContain(profile.country);
    const [south, west, north, east] = countryBoxes[profile.country] ?? [0, 0, 0, 0];
    const [latitude, longitude] = tailor.place.at;
    expect(latitude).toBeGreaterThan(south);
    expect(latitude).toBeLessThan(north);
    expect(longitude).toBeGreaterThan(west);
    expect(longitude).toBeLessThan(east);
  });

  it('has fictional phone numbers', () => {
    for (const number of [profile.phone, profile.whatsapp]) {
      if (number) expect(number.replace(/\D/g, '')).toMatch(fictional);
    }
    expect(whatsappUrl(profile.whatsapp, profile.country) === null).toBe(profile.whatsapp === null);
  });

  it('has three to six different pictures with fitting categories', () => {
    expect(tailor.pictures.length).toBeGreaterThanOrEqual(3);
    expect(tailor.pictures.length).toBeLessThanOrEqual(6);
    expect(distinct(tailor.pictures.map(([motif, cloth, palette]) => `${motif} ${cloth} ${palette}`)) > 1).toBe(true);
    for (const [motif, , palette, caption, category] of tailor.pictures) {
      expect(Object.keys(PALETTES)).toContain(palette);
      expect(caption.length).toBeLessThanOrEqual(maxLengths.caption);
      if (category) expect(categoriesOf[motif]).toContain(category);
    }
  });
});

/**
 * The ranges that regulators reserve for films (Ofcom, ComReg, Arcep, Bundesnetzagentur, ACMA, 555-01xx in North America),
 * otherwise fives at the start of the subscriber number.
 */
const fictional =
  /555|7700900\d{3}$|(?:20|0?131)(?:7946|496)0\d{3}$|1632960\d{3}$|353209\d|^0209\d|63998\d{4}$|3023125|8999998|1713920|491570(?:006|110|156|157|158|159)$/;
