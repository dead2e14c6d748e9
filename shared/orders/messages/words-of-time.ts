import type { MessageLanguage } from '../../customers/message-languages';
import { addDays, weekdayOf, type Day } from '../days';
import { messageTexts } from './all-texts';

/*
 * The names of days and months are our own, in every language: browsers from before 2024 lack some for Yoruba and Swahili and would
 * write English ones, and a message must not depend on the phone.
 */

/** Returns a day with its weekday and without its year: ('2026-06-05', 'en') -> 'Friday 5 June'. */
export function dayIn(language: MessageLanguage, day: Day): string {
  const { weekdays, months, day: words, first } = messageTexts[language].days;
  const date = Number(day.slice(8, 10));
  return words
    .replace('{weekday}', weekdays[weekdayOf(day)] ?? '')
    .replace('{date}', date === 1 && first ? first : String(date))
    .replace('{month}', months[Number(day.slice(5, 7)) - 1] ?? '');
}

/** Returns the day of a fitting as it stands in a sentence: 'tomorrow, Tuesday 2 June', 'on Tuesday 9 June'. */
export function fittingDayIn(language: MessageLanguage, day: Day, today: Day): string {
  const { days } = messageTexts[language];
  const words = day === today ? days.today : day === addDays(today, 1) ? days.tomorrow : days.other;
  return words.replace('{day}', dayIn(language, day));
}

/**
 * Returns a time of the day. The Swahili clock begins at 6 in the morning, so that '11:00' alone would be read as 5 in the afternoon:
 * ('11:00', 'sw') -> '5:00 asubuhi (11:00)'. Other languages have it as it is.
 */
export function timeIn(language: MessageLanguage, time: string): string {
  if (language !== 'sw') return time;
  const hour = Number(time.slice(0, 2));
  const counted = (hour + 6) % 12 || 12;
  return `${counted}${time.slice(2)} ${swahiliPart(hour)} (${time})`;
}

/** The parts of the day as in CLDR. */
function swahiliPart(hour: number): string {
  if (hour < 4 || hour >= 19) return 'usiku';
  if (hour < 7) return 'alfajiri';
  if (hour < 12) return 'asubuhi';
  return hour < 16 ? 'mchana' : 'jioni';
}
