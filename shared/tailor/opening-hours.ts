/** The days of a week, in the order of lists. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

export type Weekday = (typeof weekdays)[number];

/** Local times as 'HH:MM'. If `closes` is earlier than `opens`, it is on the next day. */
export interface OpenTime {
  opens: string;
  closes: string;
}

/** The hours of a week in the tailor's IANA time zone. A day with null is closed. */
export interface OpeningHours {
  timeZone: string;
  days: Record<Weekday, OpenTime | null>;
  /** Clients can come at other times by appointment; if every day is closed, only by appointment. */
  byAppointment: boolean;
}

/** Whether a tailor is open, and when that changes next, in local time. `day` is the day of opening, unless that is today. */
export type OpenState = { isOpen: true; until: string } | { isOpen: false; opens: string; day?: Weekday };

/** Returns whether hours have a day that is not closed. */
export function hasOpenDay({ days }: Pick<OpeningHours, 'days'>): boolean {
  return weekdays.some((day) => days[day]);
}

/** Returns whether a tailor is open at a moment; undefined without open days, or if the zone is unknown here. */
export function openStateAt({ days, timeZone }: OpeningHours, at: Date): OpenState | undefined {
  const local = localTime(at, timeZone);
  if (!local) return undefined;
  const { today, time } = local;
  const dayAfter = (count: number) => weekdays[(today + count + 7) % 7] ?? 'monday';
  const [before, now] = [days[dayAfter(-1)], days[dayAfter(0)]];
  if (before && isOvernight(before) && time < before.closes) return { isOpen: true, until: before.closes };
  if (now && time >= now.opens && (isOvernight(now) || time < now.closes)) return { isOpen: true, until: now.closes };
  for (let inDays = 0; inDays <= 7; inDays += 1) {
    const weekday = dayAfter(inDays);
    const opens = days[weekday]?.opens;
    if (opens && inDays === 0 && opens > time) return { isOpen: false, opens };
    if (opens && inDays > 0) return { isOpen: false, opens, day: weekday };
  }
  return undefined;
}

/** Returns whether clocks in a zone show another time than those of this device; false if the zone is unknown here. */
export function isOtherTimeHere(timeZone: string, at: Date): boolean {
  const [there, here] = [localTime(at, timeZone), localTime(at)];
  return there !== undefined && (there.today !== here?.today || there.time !== here.time);
}

/** Returns whether this program knows an IANA time zone: 'Africa/Lagos'. Offsets like '+01:00' are no zones. */
export function isTimeZone(name: string): boolean {
  return /^[A-Za-z_]+(\/[A-Za-z0-9_+-]+)*$/.test(name) && localTime(new Date(0), name) !== undefined;
}

const isOvernight = ({ opens, closes }: OpenTime) => closes < opens;

/**
 * Returns the weekday as an index of `weekdays` and the time as 'HH:MM', without a zone in the one of this device. `Intl` knows the
 * zone's daylight saving time.
 */
function localTime(at: Date, timeZone?: string): { today: number; time: string } | undefined {
  try {
    const format = { timeZone, weekday: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
    const parts = new Intl.DateTimeFormat('en-GB', format).formatToParts(at);
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
    const today = (weekdays as readonly string[]).indexOf(part('weekday').toLowerCase());
    return { today, time: `${part('hour')}:${part('minute')}` };
  } catch {
    return undefined; // A RangeError: the zone is unknown.
  }
}
