import { expect, it } from 'vitest';
import { momentIn, timeIn } from './clock';
import { todayIn } from './days';

it.each([
  ['Africa/Lagos', '2026-06-01', '15:00', '2026-06-01T14:00:00.000Z'],
  ['Asia/Kolkata', '2026-06-01', '00:15', '2026-05-31T18:45:00.000Z'],
  ['America/New_York', '2026-11-01', '23:30', '2026-11-02T04:30:00.000Z'],
  ['Pacific/Apia', '2026-06-01', '07:00', '2026-05-31T18:00:00.000Z'],
  // The clocks of London go forward at 1:00 on 29 March, and back at 2:00 on 25 October.
  ['Europe/London', '2026-03-29', '00:59', '2026-03-29T00:59:00.000Z'],
  ['Europe/London', '2026-03-29', '02:00', '2026-03-29T01:00:00.000Z'],
  ['Europe/London', '2026-10-25', '02:00', '2026-10-25T02:00:00.000Z'],
])('in %s, %s %s is %s, and back', (zone, day, time, moment) => {
  const at = momentIn(zone, day, time);
  expect(at.toISOString()).toBe(moment);
  expect([todayIn(zone, at), timeIn(zone, at)]).toEqual([day, time]);
});

it('a time that the clocks skip is an hour later', () => {
  expect(momentIn('Europe/London', '2026-03-29', '01:30').toISOString()).toBe('2026-03-29T01:30:00.000Z');
});

it('an unknown zone, and none, is that of this device', () => {
  const at = new Date('2026-06-01T14:00:00Z');
  expect(timeIn('Nowhere/Land', at)).toBe(timeIn(null, at));
});
