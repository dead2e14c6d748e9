/*
 * Calendar days are texts 'YYYY-MM-DD' without a time and a zone: they compare as texts, and arithmetic uses UTC, where every day
 * has 24 hours. Only `todayIn` and `startOfDay` depend on a zone.
 */

/** A calendar day: '2026-06-01'. */
export type Day = string;

const dayMs = 24 * 60 * 60 * 1000;

const countOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`) / dayMs;

/** Returns the day `count` days after another; before it, if `count` is below zero. */
export const addDays = (day: Day, count: number): Day =>
  new Date((countOf(day) + count) * dayMs).toISOString().slice(0, 10);

/** Returns how many days `to` is after `from`; below zero if it is before. */
export const daysBetween = (from: Day, to: Day): number => countOf(to) - countOf(from);

/** Returns the day of the week as an index of `weekdays` (shared/tailor/opening-hours.ts): 0 is Monday. */
export const weekdayOf = (day: Day): number => (((countOf(day) + 3) % 7) + 7) % 7;

/** Returns the Monday of a day's week. */
export const mondayOf = (day: Day): Day => addDays(day, -weekdayOf(day));

/** Returns the day that a moment has in an IANA time zone; that of this device without a zone, or with one that is unknown here. */
export function todayIn(timeZone: string | null | undefined, at: Date): Day {
  return formatIn(timeZone)?.format(at) ?? dayHere(at);
}

const twoDigits = (count: number) => String(count).padStart(2, '0');

const dayHere = (at: Date): Day => [at.getFullYear(), twoDigits(at.getMonth() + 1), twoDigits(at.getDate())].join('-');

/** Formats by zone, undefined for unknown zones: to make one takes as long as to use it a hundred times. */
const formats = new Map<string, Intl.DateTimeFormat | undefined>();

/** More than the zones of the world. */
const mostFormats = 500;

function formatIn(timeZone: string | null | undefined): Intl.DateTimeFormat | undefined {
  // The zone of this device is not kept, since it can change.
  if (!timeZone) return undefined;
  if (!formats.has(timeZone)) {
    // Anyone can send unknown zones and other spellings.
    if (formats.size === mostFormats) formats.clear();
    formats.set(timeZone, formatOf(timeZone));
  }
  return formats.get(timeZone);
}

function formatOf(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  } catch {
    return undefined; // A RangeError: the zone is unknown.
  }
}

const minuteMs = 60_000;

/**
 * Returns the first moment of a day in an IANA time zone, to the minute. Where clocks leave out midnight, that is a later hour; where
 * they show it twice, it is the first time.
 */
export function startOfDay(day: Day, timeZone: string): Date {
  const midnight = countOf(day) * dayMs;
  // Zones are from 12 hours behind UTC to 14 hours ahead of it.
  let [before, at] = [midnight - 15 * 60 * minuteMs, midnight + 13 * 60 * minuteMs];
  while (at - before > minuteMs) {
    const middle = before + Math.floor((at - before) / minuteMs / 2) * minuteMs;
    if (todayIn(timeZone, new Date(middle)) >= day) at = middle;
    else before = middle;
  }
  return new Date(at);
}
