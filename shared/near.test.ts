import { describe, expect, it } from 'vitest';
import { placeOf } from './near';

describe('placeOf', () => {
  it.each([
    ['Brooklyn, NY', { city: 'Brooklyn' }],
    ['10001', { zipcode: '10001' }],
    ['London, UK', { city: 'London', country: 'UK' }],
    ['Mumbai, India', { city: 'Mumbai', country: 'India' }],
    ['Lagos', { city: 'Lagos' }],
    ['Nigeria', { country: 'Nigeria' }],
    ['U.S.A.', { country: 'U.S.A.' }],
    ['São Paulo , Brazil', { city: 'Sao Paulo', country: 'Brazil' }],
    ['Istanbul, Türkiye', { city: 'Istanbul', country: 'Turkiye' }],
    ['10001, usa', { zipcode: '10001', country: 'usa' }],
    ['E8 3PN', { zipcode: 'E8 3PN' }],
    ['sw1a1aa, UK', { zipcode: 'sw1a1aa', country: 'UK' }],
    ['M5V 2T6', { zipcode: 'M5V 2T6' }],
    ['LE1', { zipcode: 'LE1' }],
    ['105 58', { zipcode: '105 58' }],
    ['01310-100', { zipcode: '01310-100' }],
    ['12 Main St, Brooklyn, NY 11213', { zipcode: '11213' }],
    ['221B Baker Street, London', { city: 'London' }],
    ['Atlanta, Georgia', { city: 'Atlanta' }],
    ['Georgia', { country: 'Georgia' }],
    ['  ', {}],
    [', ,', {}],
    ['', {}],
  ])('%s -> %o', (near, place) => expect(placeOf(near)).toEqual(place));
});
