import { describe, expect, it } from 'vitest';
import { smsHref, telHref } from './dial';
import { addressLine, isRegion, placeLine } from './place';
import { aPlace } from '../../../../tests/support/client/rows';

describe('placeLine and addressLine', () => {
  it.each([
    ['Brooklyn', 'New York', 'United States', '11213', 'Brooklyn, New York, United States 11213'],
    ['Athens', '', 'Greece', '105 58', 'Athens, Greece 105 58'],
    ['Lagos', 'Lagos', 'Nigeria', '', 'Lagos, Lagos, Nigeria'],
    ['', '', '', '', ''],
  ])('%s | %s | %s | %s', (city, state, country, zipcode, line) =>
    expect(addressLine({ city, state, country, zipcode })).toBe(line),
  );

  it('skip empty parts', () => expect(placeLine({ city: 'Dubai', state: '', country: '' })).toBe('Dubai'));
});

describe('isRegion', () => {
  it.each([
    ['country', true],
    ['state', true],
    ['city', false],
    ['zipcode', false],
    ['point', false],
  ] as const)('of a %s', (kind, whole) => expect(isRegion(aPlace({ kind }))).toBe(whole));

  it('is false without a place', () => expect(isRegion(undefined)).toBe(false));
});

describe('telHref and smsHref', () => {
  it.each([
    ['+1 718 555-0142', '+17185550142'],
    ['0803 555 0142', '08035550142'],
    ['+44 (0)20 7946 0018', '+442079460018'],
    ['(020) 7946 0018', '02079460018'],
  ])('%s', (number, dialled) => {
    expect(telHref(number)).toBe(`tel:${dialled}`);
    expect(smsHref(number, 'Ẹ kú, A & B?')).toBe(`sms:${dialled}?&body=%E1%BA%B8%20k%C3%BA%2C%20A%20%26%20B%3F`);
  });
});
