import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { garmentNames } from './garments';
import { languageCodes } from './languages';
import { weekdays } from './opening-hours';
import { tailorInputSchema } from './contract';

const profile = {
  businessName: 'Needle',
  city: 'Lagos',
  country: 'Nigeria',
  primaryServiceCategories: ['Alterations & Repairs'],
  serviceCategories: ['Agbada', 'Kaftan'],
  profileSlug: 'needle',
};

const closed = Object.fromEntries(weekdays.map((day) => [day, null]));
const open = { opens: '09:00', closes: '18:00' };
const hours = (changes: object = {}) => ({
  timeZone: 'Africa/Lagos',
  days: { ...closed, monday: open },
  byAppointment: false,
  ...changes,
});
const prices = (items: unknown = [{ garment: 'Agbada', amount: 90_000 }], currency: unknown = 'NGN') => ({
  currency,
  items,
});

const parsed = (facts: object) => z.safeParse(tailorInputSchema, { ...profile, ...facts });

const accepted: [name: string, facts: object][] = [
  ['no facts', {}],
  ['removed facts', { openingHours: null, fromPrices: null, turnaround: null, homeVisitMeters: null, languages: [] }],
  ['hours', { openingHours: hours() }],
  ['a night', { openingHours: hours({ days: { ...closed, friday: { opens: '18:00', closes: '02:00' } } }) }],
  ['appointments only', { openingHours: hours({ days: closed, byAppointment: true }) }],
  ['hours and appointments', { openingHours: hours({ byAppointment: true }) }],
  ['prices', { fromPrices: prices() }],
  ['the largest price', { fromPrices: prices([{ garment: 'Kaftan', amount: 999_999_999 }], 'IDR') }],
  ['confirmed prices', { confirmsPrices: true }],
  ['a turnaround', { turnaround: { from: 2, to: 3, unit: 'weeks' } }],
  ['a turnaround of one day', { turnaround: { from: 1, to: null, unit: 'days' } }],
  ['home visits', { homeVisits: true, homeVisitMeters: 16_093 }],
  ['home visits without a limit', { homeVisits: true, homeVisitMeters: null }],
  ['languages', { languages: ['yo', 'en', 'pcm'] }],
  ['ways of payment', { paymentMethods: ['Cash', 'Bank transfer'] }],
];

const refused: [name: string, facts: object, path: string, message: RegExp][] = [
  ['hours that are text', { openingHours: '9 to 5' }, 'openingHours', /./],
  [
    'an unknown zone',
    { openingHours: hours({ timeZone: 'Mars/Olympus' }) },
    'openingHours.timeZone',
    /Not a time zone/,
  ],
  ['an offset as zone', { openingHours: hours({ timeZone: '+01:00' }) }, 'openingHours.timeZone', /Not a time zone/],
  ['a missing day', { openingHours: hours({ days: { monday: open } }) }, 'openingHours.days.tuesday', /./],
  ['no open day', { openingHours: hours({ days: closed }) }, 'openingHours', /Open at least one day/],
  [
    'a missing time',
    { openingHours: hours({ days: { ...closed, monday: { ...open, opens: '' } } }) },
    'openingHours.days.monday.opens',
    /Give a time/,
  ],
  [
    'a time that does not exist',
    { openingHours: hours({ days: { ...closed, monday: { ...open, closes: '24:00' } } }) },
    'openingHours.days.monday.closes',
    /Give a time/,
  ],
  [
    'equal times',
    { openingHours: hours({ days: { ...closed, monday: { opens: '09:00', closes: '09:00' } } }) },
    'openingHours.days.monday.closes',
    /are the same/,
  ],
  ['no price', { fromPrices: prices([]) }, 'fromPrices.items', /at least one price/],
  ['an unknown currency', { fromPrices: prices(undefined, 'XXX') }, 'fromPrices.currency', /Choose a currency/],
  ['a currency in small letters', { fromPrices: prices(undefined, 'ngn') }, 'fromPrices.currency', /Choose a currency/],
  [
    'a price of zero',
    { fromPrices: prices([{ garment: 'Agbada', amount: 0 }]) },
    'fromPrices.items.0.amount',
    /whole number/,
  ],
  [
    'a negative price',
    { fromPrices: prices([{ garment: 'Agbada', amount: -5 }]) },
    'fromPrices.items.0.amount',
    /whole number/,
  ],
  [
    'a price with cents',
    { fromPrices: prices([{ garment: 'Agbada', amount: 9.5 }]) },
    'fromPrices.items.0.amount',
    /whole number/,
  ],
  [
    'too large a price',
    { fromPrices: prices([{ garment: 'Agbada', amount: 1e9 }]) },
    'fromPrices.items.0.amount',
    /whole number/,
  ],
  [
    'a price as text',
    { fromPrices: prices([{ garment: 'Agbada', amount: '9' }]) },
    'fromPrices.items.0.amount',
    /whole number/,
  ],
  [
    'an unknown garment',
    { fromPrices: prices([{ garment: 'Toga', amount: 9 }]) },
    'fromPrices.items.0.garment',
    /catalogue/,
  ],
  [
    'two prices of a garment',
    {
      fromPrices: prices([
        { garment: 'Agbada', amount: 9 },
        { garment: 'Agbada', amount: 8 },
      ]),
    },
    'fromPrices.items',
    /one price for each/,
  ],
  ['a backward range', { turnaround: { from: 3, to: 2, unit: 'days' } }, 'turnaround.to', /Must not be less/],
  ['no number', { turnaround: { from: null, to: 2, unit: 'days' } }, 'turnaround.from', /whole number/],
  ['a hundred weeks', { turnaround: { from: 1, to: 100, unit: 'weeks' } }, 'turnaround.to', /whole number/],
  ['months', { turnaround: { from: 1, to: 2, unit: 'months' } }, 'turnaround.unit', /days or weeks/],
  ['home visits as text', { homeVisits: 'yes' }, 'homeVisits', /./],
  ['no distance', { homeVisits: true, homeVisitMeters: 0 }, 'homeVisitMeters', /at most 500 km/],
  ['too far', { homeVisits: true, homeVisitMeters: 500_001 }, 'homeVisitMeters', /at most 500 km/],
  ['an unknown language', { languages: ['yo', 'tlh'] }, 'languages.1', /Not a language/],
  ['too many languages', { languages: languageCodes.slice(0, 13) }, 'languages', /at most 12 languages/],
  ['an unknown way of payment', { paymentMethods: ['Cowries'] }, 'paymentMethods.0', /Not a way of payment/],
];

describe('the facts of a profile', () => {
  it.each(accepted)('%s are accepted unchanged', (_name, facts) => {
    const { success, data } = parsed(facts);
    expect(success).toBe(true);
    expect(data).toMatchObject(facts);
  });

  it.each(refused)('%s are refused', (_name, facts, path, message) => {
    const issues = parsed(facts).error?.issues ?? [];
    expect(issues.map((issue) => issue.path.join('.'))).toContain(path);
    expect(issues.find((issue) => issue.path.join('.') === path)?.message).toMatch(message);
  });

  it('that are left out stay out, so that an update does not change them', () => {
    const data = Object.keys(parsed({}).data ?? {});
    for (const name of ['openingHours', 'fromPrices', 'turnaround', 'homeVisits', 'homeVisitMeters', 'languages'])
      expect(data).not.toContain(name);
  });

  it('keep lists without repetitions, and prices in the order of the catalogue', () => {
    const items = [
      { garment: 'Kaftan', amount: 2 },
      { garment: 'Agbada', amount: 1 },
    ];
    const { data } = parsed({
      languages: ['yo', 'en', 'yo'],
      paymentMethods: ['Cash', 'Cash'],
      fromPrices: prices(items),
    });
    expect(data?.languages).toEqual(['yo', 'en']);
    expect(data?.paymentMethods).toEqual(['Cash']);
    expect(data?.fromPrices?.items.map(({ garment }) => garment)).toEqual(['Agbada', 'Kaftan']);
  });

  it('lose prices of garments that the tailor does not make, and a distance without home visits', () => {
    const stray = { garment: 'Tuxedos', amount: 5 };
    expect(parsed({ fromPrices: prices([stray]) }).data?.fromPrices).toBeNull();
    const both = parsed({ fromPrices: prices([stray, { garment: 'Agbada', amount: 1 }]) }).data;
    expect(both?.fromPrices?.items).toEqual([{ garment: 'Agbada', amount: 1 }]);
    expect(parsed({ homeVisits: false, homeVisitMeters: 5_000 }).data?.homeVisitMeters).toBeNull();
  });

  it('can have a price for every garment', () => {
    const items = garmentNames.map((garment) => ({ garment, amount: 999_999_999 }));
    const { data } = parsed({ serviceCategories: [...garmentNames], fromPrices: prices(items) });
    expect(data?.fromPrices?.items).toHaveLength(garmentNames.length);
  });
});
