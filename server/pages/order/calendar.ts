import { momentIn } from '@shared/orders/clock';
import type { Day } from '@shared/orders/days';
import { oneLine } from '@shared/pages/one-line';
import { BRAND } from '@shared/site/brand';
import { contentLines } from '../../archive/content-lines';

/** What a calendar shows: an event of half an hour, or of a whole day without a time. */
export interface CalendarEvent {
  /** Stays the same when the event is moved, so that a calendar replaces it. */
  uid: string;
  summary: string;
  /** Where the client goes. */
  location: string;
  day: Day;
  /** Time of day: '15:00'. */
  time: string | null;
  /** The zone of the time; without it, the event has that time wherever the calendar is. */
  timeZone: string | null;
}

/**
 * Returns a calendar file of one event (RFC 5545). It has no link: a calendar may be shared with others, and everyone with the link can
 * read the page. A time is in UTC, which needs no description of the zone and is the same moment everywhere.
 */
export function calendarFile({ uid, summary, location, day, time, timeZone }: CalendarEvent, now: Date): string {
  return contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${BRAND}//EN`,
    'BEGIN:VEVENT',
    `UID:${uid}@${BRAND.toLowerCase()}`,
    `DTSTAMP:${utc(now)}`,
    ...(time === null ? wholeDay(day) : [`DTSTART:${startOf(day, time, timeZone)}`, 'DURATION:PT30M']),
    `SUMMARY:${escaped(summary)}`,
    location && `LOCATION:${escaped(location)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}

/** The client stays free on such a day. */
const wholeDay = (day: Day): string[] => [`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`, 'TRANSP:TRANSPARENT'];

const startOf = (day: Day, time: string, timeZone: string | null): string =>
  timeZone ? utc(momentIn(timeZone, day, time)) : `${day}T${time}00`.replace(/[-:]/g, '');

/** Returns '20260601T140000Z'. */
const utc = (at: Date): string => at.toISOString().replace(/\.\d+|[-:]/g, '');

const escaped = (text: string): string => oneLine(text).replace(/[\\,;]/g, (character) => `\\${character}`);
