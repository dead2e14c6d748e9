import { describe, expect, it } from 'vitest';
import { countryCode } from '../places/address';
import { currencyCodes, currencyName, currencyOf } from './currencies';
import { distanceUnitOf, inMetres, wholeUnits } from '../places/distance-units';
import {
  amountText,
  arePricesStale,
  homeVisitText,
  openDaysText,
  openingHoursText,
  setInText,
  turnaroundText,
} from './fact-texts';
import { languageCodes, languageCodesOf, languageName, languageNamesByRegion } from './languages';
import { weekdays, type OpeningHours, type Weekday } from './opening-hours';

/** Hours by the initials of the days: 'MTWtF' are the weekdays, 's' is Saturday, 'S' Sunday. */
const initials: Record<string, Weekday> = Object.fromEntries(
  [...'MTWtFsS'].map((letter, at) => [letter, weekdays[at]!]),
);
function days(times: Record<string, [opens: string, closes: string]>): OpeningHours['days'] {
  const all = Object.fromEntries(weekdays.map((day) => [day, null])) as OpeningHours['days'];
  for (const [letters, [opens, closes]] of Object.entries(times))
    for (const letter of letters) all[initials[letter]!] = { opens, closes };
  return all;
}
const day: [string, string] = ['10:00', '20:00'];

describe('openingHoursText', () => {
  it.each([
    ['Mon to Fri 10:00–20:00, Sat 9:00–16:00', { MTWtF: day, s: ['09:00', '16:00'] }],
    ['Every day 10:00–20:00', { MTWtFsS: day }],
    ['Mon 10:00–20:00, Wed to Fri 10:00–20:00', { MWtF: day }],
    ['Sat and Sun 0:00–5:30', { sS: ['00:00', '05:30'] }],
    ['Fri 18:00–2:00', { F: ['18:00', '02:00'] }],
    ['', {}],
  ] as [string, Parameters<typeof days>[0]][])('%s', (text, times) => {
    expect(openingHoursText({ days: days(times), byAppointment: false })).toBe(text);
  });

  it('adds appointments', () => {
    expect(openingHoursText({ days: days({ M: day }), byAppointment: true })).toBe(
      'Mon 10:00–20:00. Other times by appointment',
    );
    expect(openingHoursText({ days: days({}), byAppointment: true })).toBe('By appointment');
  });
});

it.each([
  ['Open Mon to Sat', { MTWtF: day, s: ['09:00', '16:00'] }],
  ['Open every day', { MTWtFsS: day }],
  ['Open Mon, Wed and Thu, Sun', { MWtS: day }],
  ['', {}],
] as [string, Parameters<typeof days>[0]][])('openDaysText: %j', (text, times) => {
  expect(openDaysText({ days: days(times) })).toBe(text);
});

it.each([
  [45_000, 'NGN', '₦45,000'],
  [420, 'USD', '$420'],
  [1_100, 'GBP', '£1,100'],
  [1_500, 'INR', '₹1,500'],
  [300, 'GHS', 'GH₵300'],
  [4_500, 'KES', 'KES 4,500'],
])('amountText(%d, %s) is %s', (amount, currency, text) => {
  expect(amountText(amount, currency).replace('\u00a0', ' ')).toBe(text);
});

it.each([
  ['2026-09-30T23:59:59.000Z', 'Set in September 2026'],
  ['2026-10-01T00:00:00.000Z', 'Set in October 2026'],
])('setInText(%s) is %s', (at, text) => {
  expect(setInText(at)).toBe(text);
});

it.each([
  [null, false],
  ['2025-11-24T00:00:00.000Z', false],
  ['2025-11-22T00:00:00.000Z', true],
  ['2027-01-01T00:00:00.000Z', false],
])('arePricesStale(%s) is %s in November 2026', (setAt, expected) => {
  expect(arePricesStale(setAt, new Date('2026-11-23T00:00:00Z'))).toBe(expected);
});

it.each([
  [{ from: 2, to: 3, unit: 'weeks' }, '2 to 3 weeks'],
  [{ from: 1, to: null, unit: 'weeks' }, '1 week'],
  [{ from: 1, to: 1, unit: 'days' }, '1 day'],
  [{ from: 5, to: null, unit: 'days' }, '5 days'],
] as const)('turnaroundText(%o) is %s', (turnaround, text) => {
  expect(turnaroundText(turnaround)).toBe(text);
});

describe('homeVisitText', () => {
  it.each([
    [16_093, 'United Kingdom', 'Within 10 miles'],
    [1_609, 'United States', 'Within 1 mile'],
    [15_000, 'Nigeria', 'Within 15 km'],
    [16_093, 'France', 'Within 16 km'],
    [100, 'Ghana', 'Within 1 km'],
    [null, 'India', 'Yes'],
  ])('%s in %s is %s', (metres, country, text) => {
    expect(homeVisitText(metres, country)).toBe(text);
  });

  it.each(['mile', 'km'] as const)('any number of the unit %s survives metres', (unit) => {
    for (let length = 1; length <= 310; length += 1) expect(wholeUnits(inMetres(length, unit), unit)).toBe(length);
  });

  it.each(['US', 'GB', 'LR', 'MM', 'PR', 'GU', 'VI', 'AS', 'MP', 'JE', 'GG', 'IM'])('%s has miles', (code) => {
    const names = new Intl.DisplayNames(['en'], { type: 'region' });
    const name = names.of(code)?.replace(/ \(.*\)/, '') ?? '';
    expect(countryCode(name)).toBe(code);
    expect(distanceUnitOf(name)).toBe('mile');
  });
});

describe('the languages', () => {
  it.each(languageCodes)('%s has the name of CLDR', (code) => {
    expect(languageName(code)).toBe(new Intl.DisplayNames(['en'], { type: 'language' }).of(code));
    expect(Intl.getCanonicalLocales(code)).toEqual([code]);
  });

  it('convert to names and back, in any region', () => {
    const names = Object.values(languageNamesByRegion).flat();
    expect(new Set(names).size).toBe(languageCodes.length);
    expect(languageCodesOf(names)).toEqual(languageCodes);
    expect(languageCodesOf(['Klingon', 'Yoruba'])).toEqual(['yo']);
    expect(languageName('tlh')).toBe('tlh');
  });
});

describe('the currencies', () => {
  it.each(currencyCodes)('%s is a code of ISO 4217', (code) => {
    expect(Intl.supportedValuesOf('currency')).toContain(code);
    expect(currencyName(code)).not.toBe(code);
  });

  it.each([
    ['Nigeria', 'NGN'],
    ['Ghana', 'GHS'],
    ['Kenya', 'KES'],
    ['United Kingdom', 'GBP'],
    ['United States', 'USD'],
    ['India', 'INR'],
    ['Nowhere', 'USD'],
  ])('%s pays with %s', (country, code) => {
    expect(currencyOf(country)).toBe(code);
  });
});
