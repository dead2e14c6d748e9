import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { calendarFile, type CalendarEvent } from './calendar';

const fitting: CalendarEvent = {
  uid: 'a1b2',
  summary: 'Fitting at Adunni Couture',
  location: 'Adunni Couture, Lagos, Nigeria',
  day: '2026-06-01',
  time: '15:00',
  timeZone: 'Africa/Lagos',
};
const now = new Date('2026-05-30T08:30:15.250Z');

/** Reads a file as a calendar does. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent');
  expect(events).toHaveLength(1);
  return { calendar, event: new ICAL.Event(events[0]), component: events[0]! };
}

describe('a calendar file', () => {
  it('has one event at its moment in the zone of the tailor', () => {
    const { calendar, event, component } = read(calendarFile(fitting, now));
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('prodid')).toBe('-//Seamfolk//EN');
    expect([event.uid, event.summary, event.location]).toEqual(['a1b2@seamfolk', fitting.summary, fitting.location]);
    expect(event.startDate.toJSDate().toISOString()).toBe('2026-06-01T14:00:00.000Z');
    expect(event.endDate.toJSDate().toISOString()).toBe('2026-06-01T14:30:00.000Z');
    expect(String(component.getFirstPropertyValue('dtstamp'))).toBe('2026-05-30T08:30:15Z');
    expect(component.getFirstPropertyValue('url')).toBeNull();
  });

  it('takes the clocks of summer and winter into account', () => {
    const starts = ['2026-01-15', '2026-07-15'].map((day) =>
      read(calendarFile({ ...fitting, day, timeZone: 'Europe/London' }, now))
        .event.startDate.toJSDate()
        .toISOString(),
    );
    expect(starts).toEqual(['2026-01-15T15:00:00.000Z', '2026-07-15T14:00:00.000Z']);
  });

  it('has a time without a zone if none is known', () => {
    const { startDate } = read(calendarFile({ ...fitting, timeZone: null }, now)).event;
    expect([startDate.toString(), startDate.zone?.tzid]).toEqual(['2026-06-01T15:00:00', 'floating']);
  });

  it('is a whole day without a time', () => {
    const { event, component } = read(calendarFile({ ...fitting, day: '2026-12-31', time: null }, now));
    expect([event.startDate.isDate, event.startDate.toString(), event.endDate.toString()]).toEqual([
      true,
      '2026-12-31',
      '2027-01-01',
    ]);
    expect(component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
  });

  it('escapes and folds what people wrote, and ends each line with CRLF', () => {
    const summary = `Fitting at Ọlá & Sons; cut, sewn\\pressed, ${'Adéníran Ògúnsànyà '.repeat(6)}`.trim();
    const text = calendarFile({ ...fitting, summary, location: 'One\r\nBEGIN:VEVENT\nTwo' }, now);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const { event } = read(text);
    expect([event.summary, event.location]).toEqual([summary, 'One BEGIN:VEVENT Two']);
  });

  it('leaves out an empty place', () => {
    expect(read(calendarFile({ ...fitting, location: '' }, now)).event.location).toBeNull();
  });
});
