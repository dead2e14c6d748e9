import { describe, expect, it } from 'vitest';
import { requiredAddressParts, countryCode, countryNameOf, countryNames } from './address';

describe('countries', () => {
  it('are complete and unique, by their English names', () => {
    expect(countryNames.length).toBeGreaterThan(240);
    expect(new Set(countryNames).size).toBe(countryNames.length);
    for (const name of ['United States', 'Nigeria', 'United Kingdom', 'United Arab Emirates', 'India', 'Ghana']) {
      expect(countryNames).toContain(name);
      expect(countryCode(name)).toMatch(/^[A-Z]{2}$/);
    }
    expect(countryCode('Atlantis')).toBeUndefined();
  });

  it.each([
    ['USA', 'United States'],
    ['u.s.a.', 'United States'],
    [' UK ', 'United Kingdom'],
    ['England', 'United Kingdom'],
    ['uae', 'United Arab Emirates'],
    ['Holland', 'Netherlands'],
    ['Nigeria', 'Nigeria'],
    ['Nowhere', 'Nowhere'],
    ['', ''],
  ])('have other common names: %j is %j', (written, name) => {
    expect(countryNameOf(written)).toBe(name);
  });
});

describe('the required fields of an address', () => {
  it.each([
    ['United States', { state: true, zipcode: true }],
    ['India', { state: true, zipcode: true }],
    ['Canada', { state: true, zipcode: true }],
    ['United Kingdom', { state: false, zipcode: true }],
    ['Singapore', { state: false, zipcode: true }],
    ['Nigeria', { state: false, zipcode: false }],
    ['Ghana', { state: false, zipcode: false }],
    ['United Arab Emirates', { state: false, zipcode: false }],
    ['', { state: false, zipcode: false }],
    ['Atlantis', { state: false, zipcode: false }],
  ])('in %j are these', (country, needs) => {
    expect(requiredAddressParts(country)).toEqual(needs);
  });
});
