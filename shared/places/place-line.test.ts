import { describe, expect, it } from 'vitest';
import { pageAddressLine, placeLine } from './place-line';

describe('placeLine and pageAddressLine', () => {
  it.each([
    ['Brooklyn', 'New York', 'United States', '11213', 'Brooklyn, New York, United States 11213'],
    ['Athens', '', 'Greece', '105 58', 'Athens, Greece 105 58'],
    ['Lagos', 'Lagos', 'Nigeria', '', 'Lagos, Nigeria'],
    ['San José', 'San Jose', 'Costa Rica', '', 'San José, Costa Rica'],
    ['New York', 'New York', 'United States', '10001', 'New York, New York, United States 10001'],
    ['Mexico', 'Mexico City', 'Mexico', '', 'Mexico'],
    ['Singapore', '', 'Singapore', '018956', 'Singapore 018956'],
    ['', 'Lagos', 'Nigeria', '', 'Lagos, Nigeria'],
    ['', '', 'Nigeria', '', 'Nigeria'],
    ['', '', '', '', ''],
  ])('%s | %s | %s | %s', (city, state, country, zipcode, line) =>
    expect(pageAddressLine({ city, state, country, zipcode })).toBe(line),
  );

  it('skip empty parts', () => expect(placeLine({ city: 'Dubai', state: '', country: '' })).toBe('Dubai'));
});
