import { distanceUnitOf, wholeUnits } from '../places/distance-units';
import { type OpeningHours, type OpenState, type OpenTime, type Weekday, weekdays } from './opening-hours';

/*
 * Texts of the facts that tailors give. Locale and time zone are fixed, so that the server and every browser produce the same text.
 */

/** Returns a local time without a leading zero: '09:00' -> '9:00'. */
export const timeText = (time: string): string => time.replace(/^0/, '');

/** Returns 'Monday'. */
export const weekdayName = (day: Weekday): string => day.charAt(0).toUpperCase() + day.slice(1);

const short = (day: Weekday) => weekdayName(day).slice(0, 3);

/** Days in a row, by their first and last. */
interface Span {
  first: Weekday;
  last: Weekday;
  time: OpenTime | null;
}

/** Returns the hours of a week, days of equal hours together: ['Mon to Fri 10:00–20:00', 'Sat 9:00–16:00']. */
export function hoursTexts({ days }: Pick<OpeningHours, 'days'>): string[] {
  const spans = spansOf((day) => days[day]);
  return spans.flatMap(({ time, ...span }) =>
    time ? [`${spanText(span)} ${timeText(time.opens)}–${timeText(time.closes)}`] : [],
  );
}

/** Returns the days that are open: 'Open Mon to Sat', 'Open every day'; '' if none is. */
export function openDaysText({ days }: Pick<OpeningHours, 'days'>): string {
  const spans = spansOf((day) => days[day] && { opens: '', closes: '' }).filter(({ time }) => time);
  return spans.length > 0 ? `Open ${spans.map(spanText).join(', ').replace('Every', 'every')}` : '';
}

function spansOf(timeOf: (day: Weekday) => OpenTime | null): Span[] {
  const spans: Span[] = [];
  for (const day of weekdays) {
    const time = timeOf(day);
    const last = spans.at(-1);
    if (last && last.time?.opens === time?.opens && last.time?.closes === time?.closes) last.last = day;
    else spans.push({ first: day, last: day, time });
  }
  return spans;
}

function spanText({ first, last }: Pick<Span, 'first' | 'last'>): string {
  const length = weekdays.indexOf(last) - weekdays.indexOf(first) + 1;
  if (length === 7) return 'Every day';
  if (length === 1) return short(first);
  return `${short(first)} ${length === 2 ? 'and' : 'to'} ${short(last)}`;
}

/** Returns what follows 'Open now' or 'Closed now': 'until 18:00', 'opens 9:00', 'opens Mon 9:00'. */
export function openStateText(state: OpenState): string {
  if (state.isOpen) return `until ${timeText(state.until)}`;
  return `opens ${state.day ? `${short(state.day)} ` : ''}${timeText(state.opens)}`;
}

/** Returns the hours in one text: 'Mon to Fri 10:00–20:00. Other times by appointment', 'By appointment'. */
export function openingHoursText(hours: Pick<OpeningHours, 'days' | 'byAppointment'>): string {
  const week = hoursTexts(hours).join(', ');
  if (!hours.byAppointment) return week;
  return week ? `${week}. ${otherTimes}` : byAppointmentOnly;
}

export const byAppointmentOnly = 'By appointment';
export const otherTimes = 'Other times by appointment';

/** The lowest price of each garment, in whole units of one ISO 4217 currency. */
export interface FromPrices {
  currency: string;
  items: { garment: string; amount: number }[];
}

/** Returns an amount without decimals: '₦45,000'. */
export function amountText(amount: number, currency: string): string {
  const format = { style: 'currency', currency, currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat('en', format).format(amount);
}

/** Returns the name of a zone's time: 'America/New_York' -> 'New York time'. */
export const zoneTimeText = (zone: string): string =>
  `${zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')} time`;

/** Returns when prices were set: 'Set in September 2026'. */
export function setInText(at: string): string {
  const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(at));
  return `Set in ${month}`;
}

const YEAR_MS = 365 * 86_400_000;

/** Returns whether prices were set more than a year ago, so that the tailor should confirm or change them. */
export function arePricesStale(setAt: string | null, now: Date): boolean {
  return setAt !== null && now.getTime() - Date.parse(setAt) > YEAR_MS;
}

/** A usual time from order to delivery; `to` is the end of a range, or null. */
export interface Turnaround {
  from: number;
  to: number | null;
  unit: 'days' | 'weeks';
}

/** Returns '2 to 3 weeks', '1 day'. */
export function turnaroundText({ from, to, unit }: Turnaround): string {
  if (to !== null && to !== from) return `${from} to ${to} ${unit}`;
  return `${from} ${from === 1 ? unit.slice(0, -1) : unit}`;
}

/** Returns how far home visits go, in the unit of the tailor's country: 'Within 10 miles'; 'Yes' without a limit. */
export function homeVisitText(metres: number | null, country: string): string {
  if (metres === null) return 'Yes';
  const unit = distanceUnitOf(country);
  const length = wholeUnits(metres, unit);
  if (unit === 'km') return `Within ${length} km`;
  return length === 1 ? 'Within 1 mile' : `Within ${length} miles`;
}
