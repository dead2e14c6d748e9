import { describe, expect, it } from 'vitest';
import { distanceText, roundDistance, usesMiles } from './distance';

describe('usesMiles', () => {
  it.each([
    ['en-US', true],
    ['en', true],
    ['en-GB', true],
    ['es-US', true],
    ['en-NG', false],
    ['en-IN', false],
    ['de', false],
    ['pt-BR', false],
    ['C', true],
    ['en-US@posix', true],
    ['', true],
  ])('%s: %s', (locale, miles) => expect(usesMiles(locale)).toBe(miles));
});

describe('distanceText', () => {
  it.each([
    [3702, 'en-US', '2.3 miles'],
    [3702, 'de-DE', '3.7 km'],
    [999, 'fr', 'under 1 km'],
    [1500, 'en-GB', 'under 1 mile'],
    [1609.4, 'en-US', '1 mile'],
    [16_090, 'en-US', '10 miles'],
    [347_900, 'en-NG', '348 km'],
    [0, 'en-NG', 'under 1 km'],
  ])('%i metres in %s: %s', (metres, locale, text) => expect(distanceText(metres, locale)).toBe(text));
});

it('rounds a choice of distances', () => {
  expect([roundDistance(40_000, 'en-US'), roundDistance(40_000, 'en-NG')]).toEqual(['25 miles', '40 km']);
});
