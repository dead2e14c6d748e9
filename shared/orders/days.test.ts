import { describe, expect, it, vi } from 'vitest';
import { addDays, daysBetween, mondayOf, startOfDay, todayIn, weekdayOf } from './days';

/** Zones of all continents, with half hours, daylight saving at midnight, and on both sides of the date line. */
const zones = [
  ...['Africa/Lagos', 'Africa/Cairo', 'Africa/Casablanca', 'Africa/Nairobi', 'Africa/Johannesburg', 'Africa/Accra'],
  ...['Europe/London', 'Europe/Paris', 'Europe/Moscow', 'Europe/Istanbul', 'Atlantic/Azores', 'Atlantic/Reykjavik'],
  ...['America/New_York', 'America/Los_Angeles', 'America/Sao_Paulo', 'America/St_Johns', 'America/Havana'],
  ...['America/Santiago', 'America/Asuncion', 'America/Anchorage', 'Asia/Kolkata', 'Asia/Kathmandu', 'Asia/Dhaka'],
  ...['Asia/Tokyo', 'Asia/Beirut', 'Asia/Tehran', 'Australia/Lord_Howe', 'Pacific/Apia', 'Pacific/Kiritimati'],
  'Pacific/Chatham',
];

describe('a calendar day', () => {
  it.each(zones)('begins at midnight in %s', (timeZone) => {
    const clock = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      ...({ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', hourCycle: 'h23' } as const),
    });
    for (let hour = 0; hour < 366 * 24; hour += 1) {
      const at = new Date(Date.UTC(2026, 0, 1, hour));
      const part = (type: string) => clock.formatToParts(at).find((each) => each.type === type)?.value ?? '';
      if (!['00', '01', '23'].includes(part('hour'))) continue;
      expect(todayIn(timeZone, at)).toBe(`${part('year')}-${part('month')}-${part('day')}`);
    }
  });

  it('counts days over changes of the clock, years and leap days', () => {
    expect(zones.length).toBeGreaterThanOrEqual(30);
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
    for (let count = -800; count < 800; count += 37) {
      expect(daysBetween('2026-06-01', addDays('2026-06-01', count))).toBe(count);
    }
  });

  it('knows its weekday', () => {
    expect(weekdayOf('2026-06-01')).toBe(0);
    expect(weekdayOf('2026-06-07')).toBe(6);
    expect(weekdayOf('1969-12-31')).toBe(2);
    expect(mondayOf('2026-06-07')).toBe('2026-06-01');
  });

  it('is that of this device in a zone that is unknown', () => {
    const at = new Date('2026-06-01T12:00:00Z');
    expect(todayIn('Nowhere/Here', at)).toBe(todayIn(undefined, at));
  });

  it('without a zone is that of the device, also after the device has changed its zone', () => {
    const at = new Date('2026-06-15T12:00:00Z');
    for (const timeZone of zones) {
      vi.stubEnv('TZ', timeZone);
      expect(todayIn(null, at)).toBe(todayIn(timeZone, at));
    }
    vi.unstubAllEnvs();
  });
});

describe('startOfDay', () => {
  it.each([
    ['2026-06-16', 'UTC', '2026-06-16T00:00:00.000Z'],
    ['2026-06-16', 'Africa/Lagos', '2026-06-15T23:00:00.000Z'],
    ['2026-06-16', 'Asia/Kathmandu', '2026-06-15T18:15:00.000Z'],
    ['2026-06-16', 'Pacific/Kiritimati', '2026-06-15T10:00:00.000Z'],
    ['2026-06-16', 'Etc/GMT+12', '2026-06-16T12:00:00.000Z'],
    // Clocks go from 0:00 to 1:00, from 1:00 back to 0:00, and leave out the whole day before.
    ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
    ['2026-11-01', 'America/Havana', '2026-11-01T04:00:00.000Z'],
    ['2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
  ])('%s in %s is %s', (day, zone, expected) => expect(startOfDay(day, zone).toISOString()).toBe(expected));

  it.each(zones)('is the first minute of every day of a year in %s', (zone) => {
    for (let day = '2026-01-01'; day < '2027-01-01'; day = addDays(day, 5)) {
      const start = startOfDay(day, zone);
      expect(todayIn(zone, start)).toBe(day);
      expect(todayIn(zone, new Date(start.getTime() - 60_000))).toBe(addDays(day, -1));
    }
  });
});
