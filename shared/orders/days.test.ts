import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, mondayOf, todayIn, weekdayOf } from './days';

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
});
