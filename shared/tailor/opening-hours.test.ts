import { describe, expect, it } from 'vitest';
import { isTimeZone, openStateAt, weekdays, type OpeningHours, type OpenTime } from './opening-hours';
import { openStateText } from './fact-texts';

const closed = Object.fromEntries(weekdays.map((day) => [day, null])) as OpeningHours['days'];
const hours = (timeZone: string, days: Partial<OpeningHours['days']>): OpeningHours => ({
  timeZone,
  days: { ...closed, ...days },
  byAppointment: false,
});
const from = (opens: string, closes: string): OpenTime => ({ opens, closes });

const day = from('09:00', '18:00');
const weekly = {
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: day,
  saturday: from('10:00', '14:00'),
};
const lagos = hours('Africa/Lagos', weekly);
const london = hours('Europe/London', weekly);
const newYork = hours('America/New_York', weekly);
const nights = hours('Asia/Kolkata', { friday: from('18:00', '02:00'), saturday: from('18:00', '00:00') });
const mondays = hours('Africa/Accra', { monday: day });

/** 23 November 2026 is a Monday. Lagos is one hour ahead of UTC, Kolkata five and a half. */
const cases: [name: string, week: OpeningHours, at: string, text: string][] = [
  ['a minute before opening', lagos, '2026-11-23T07:59:59Z', 'Closed, opens 9:00'],
  ['at opening', lagos, '2026-11-23T08:00:00Z', 'Open until 18:00'],
  ['a minute before closing', lagos, '2026-11-23T16:59:59Z', 'Open until 18:00'],
  ['at closing', lagos, '2026-11-23T17:00:00Z', 'Closed, opens Tue 9:00'],
  ['on a shorter day', lagos, '2026-11-28T12:59:00Z', 'Open until 14:00'],
  ['before a closed day', lagos, '2026-11-28T13:00:00Z', 'Closed, opens Mon 9:00'],
  ['on a closed day', lagos, '2026-11-29T12:00:00Z', 'Closed, opens Mon 9:00'],
  ['on the next day of UTC', newYork, '2026-11-24T01:00:00Z', 'Closed, opens Tue 9:00'],
  ['before winter time ends', london, '2027-03-26T08:30:00Z', 'Closed, opens 9:00'],
  ['after summer time began', london, '2027-03-29T08:30:00Z', 'Open until 18:00'],
  ['in the last hour of a summer day', london, '2026-10-23T16:30:00Z', 'Open until 18:00'],
  ['at the same time of UTC in winter', london, '2026-10-26T17:30:00Z', 'Open until 18:00'],
  ['in the American summer', newYork, '2026-07-06T13:00:00Z', 'Open until 18:00'],
  ['in the American winter', newYork, '2026-11-23T13:59:00Z', 'Closed, opens 9:00'],
  ['in the evening of a night', nights, '2026-11-27T13:00:00Z', 'Open until 2:00'],
  ['after midnight', nights, '2026-11-27T19:00:00Z', 'Open until 2:00'],
  ['after a night', nights, '2026-11-27T20:30:00Z', 'Closed, opens 18:00'],
  ['before midnight', nights, '2026-11-28T18:00:00Z', 'Open until 0:00'],
  ['at midnight', nights, '2026-11-28T18:30:00Z', 'Closed, opens Fri 18:00'],
  ['on the only day', mondays, '2026-11-23T18:00:00Z', 'Closed, opens Mon 9:00'],
  [
    'in the nights of one day a week',
    hours('UTC', { sunday: from('20:00', '03:00') }),
    '2026-11-23T02:00:00Z',
    'Open until 3:00',
  ],
  ['in a zone of half hours', hours('Asia/Kathmandu', { monday: day }), '2026-11-23T03:15:00Z', 'Open until 18:00'],
];

describe('openStateAt', () => {
  it.each(cases)('%s', (_name, week, at, text) => {
    const state = openStateAt(week, new Date(at));
    expect(state && `${state.isOpen ? 'Open' : 'Closed,'} ${openStateText(state)}`).toBe(text);
  });

  it.each([
    ['every day is closed', hours('Africa/Lagos', {})],
    ['the zone is unknown', hours('Mars/Olympus_Mons', weekly)],
  ])('knows nothing if %s', (_name, week) => {
    expect(openStateAt(week, new Date('2026-11-23T12:00:00Z'))).toBeUndefined();
  });
});

it.each([
  ['Africa/Lagos', true],
  ['America/Argentina/Buenos_Aires', true],
  ['Etc/GMT+5', true],
  ['UTC', true],
  ['Mars/Olympus_Mons', false],
  ['+01:00', false],
  ['', false],
  ['Africa/Lagos\0', false],
  ['constructor', false],
])('isTimeZone(%j) is %s', (name, expected) => {
  expect(isTimeZone(name)).toBe(expected);
});
