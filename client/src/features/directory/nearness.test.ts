import { describe, expect, it } from 'vitest';
import { nearnessText } from './nearness';

const accra = { city: 'Accra', isTownOnly: true };

describe('nearnessText', () => {
  it.each([
    [{ ...accra, distanceMeters: 0 }, 'in Accra'],
    [{ ...accra, distanceMeters: 14_000 }, 'in Accra'],
    [{ ...accra, distanceMeters: 25_400 }, 'about 25 km'],
    [{ ...accra, isTownOnly: false, distanceMeters: 300 }, 'under 1 km'],
    [{ ...accra, isTownOnly: undefined, distanceMeters: 2_340 }, '2.3 km'],
    [{ ...accra, city: '', distanceMeters: 0 }, 'about 1 km'],
    [{ ...accra, distanceMeters: undefined }, undefined],
  ])('of %j is %j', (tailor, text) => expect(nearnessText(tailor, 'en-GH')).toBe(text));
});
