import { todayIn, type Day } from './days';

/** Returns the time of day that a moment has in an IANA time zone, '18:40'; that of this device without a zone, or with an unknown one. */
export function timeIn(timeZone: string | null | undefined, at: Date): string {
  const format = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  try {
    return new Intl.DateTimeFormat('en-GB', { ...format, timeZone: timeZone ?? undefined }).format(at);
  } catch {
    return new Intl.DateTimeFormat('en-GB', format).format(at); // A RangeError: the zone is unknown.
  }
}

/** Returns the moment of a day and a time of day in an IANA time zone. A time that the clocks skip is an hour later. */
export function momentIn(timeZone: string, day: Day, time: string): Date {
  const wanted = Date.parse(`${day}T${time}Z`);
  let at = wanted;
  // The second step corrects a change of the clocks between the first guess and the moment.
  for (let step = 0; step < 2; step += 1) {
    const there = new Date(at);
    at += wanted - Date.parse(`${todayIn(timeZone, there)}T${timeIn(timeZone, there)}Z`);
  }
  return new Date(at);
}
