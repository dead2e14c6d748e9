import { afterEach, describe, expect, it, vi } from 'vitest';
import { messageLanguages, type MessageLanguage } from '../../customers/message-languages';
import { addDays } from '../days';
import { dayIn, fittingDayIn, timeIn } from './words-of-time';

/** A day of each month, and one of each weekday. */
const days = [...Array.from({ length: 12 }, (_, month) => addDays('2026-01-15', month * 30)), ...week('2026-06-01')];

function week(monday: string): string[] {
  return Array.from({ length: 7 }, (_, at) => addDays(monday, at));
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a day in words', () => {
  // Yoruba counts its months here, and not all versions of ICU have the same spelling of the others.
  const known = messageLanguages.filter((language) => language !== 'yo');

  it.each(known)('has the names of days and months that browsers have in %s', (language) => {
    const part = (day: string, options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options }).format(Date.parse(day));
    const plain = (text: string) => text.normalize('NFC').replace('अक्तूबर', 'अक्टूबर');
    for (const day of days) {
      expect(dayIn(language, day)).toContain(plain(part(day, { weekday: 'long' })));
      expect(dayIn(language, day)).toContain(plain(part(day, { month: 'long' })));
    }
  });

  it.each(messageLanguages)('needs no names of the browser in %s', (language) => {
    const before = days.map((day) => dayIn(language, day));
    vi.stubGlobal('Intl', {});
    expect(days.map((day) => dayIn(language, day))).toEqual(before);
    const english = /day|\b(January|February|March|April|May|June|July|August|September|October|November|December)\b/;
    if (language !== 'en') for (const written of before) expect(written).not.toMatch(english);
    expect(new Set(before).size).toBe(new Set(days).size);
  });

  it.each<[MessageLanguage, string[]]>([
    ['en', ['today, Monday 1 June', 'tomorrow, Tuesday 2 June', 'on Wednesday 3 June']],
    ['fr', ['aujourd’hui, lundi 1er juin', 'demain, mardi 2 juin', 'le mercredi 3 juin']],
    ['es', ['hoy, lunes 1 de junio', 'mañana, martes 2 de junio', 'el miércoles 3 de junio']],
    ['pt', ['hoje, 1 de junho, segunda-feira', 'amanhã, 2 de junho, terça-feira', 'no dia 3 de junho, quarta-feira']],
    ['ar', ['اليوم، الاثنين 1 يونيو', 'غدًا، الثلاثاء 2 يونيو', 'يوم الأربعاء 3 يونيو']],
    ['hi', ['आज, सोमवार, 1 जून को', 'कल, मंगलवार, 2 जून को', 'बुधवार, 3 जून को']],
    ['sw', ['leo, Jumatatu tarehe 1 Juni', 'kesho, Jumanne tarehe 2 Juni', 'Jumatano tarehe 3 Juni']],
    ['yo', ['òní, ọjọ́ Ajé, ọjọ́ 1 oṣù Kẹfà', 'ọ̀la, ọjọ́ Ìṣẹ́gun, ọjọ́ 2 oṣù Kẹfà', 'ọjọ́rú, ọjọ́ 3 oṣù Kẹfà']],
  ])('of a fitting says in %s how near it is', (language, written) => {
    const [monday = ''] = week('2026-06-01');
    expect(
      week(monday)
        .slice(0, 3)
        .map((day) => fittingDayIn(language, day, monday)),
    ).toEqual(written);
  });
});

describe('a time in words', () => {
  it.each([
    ['00:00', '6:00 usiku (00:00)'],
    ['05:30', '11:30 alfajiri (05:30)'],
    ['07:00', '1:00 asubuhi (07:00)'],
    ['11:00', '5:00 asubuhi (11:00)'],
    ['12:15', '6:15 mchana (12:15)'],
    ['18:00', '12:00 jioni (18:00)'],
    ['20:00', '2:00 usiku (20:00)'],
  ])('%s is that of the Swahili clock, with the other one', (time, words) => expect(timeIn('sw', time)).toBe(words));

  it('stays in other languages', () => {
    for (const language of messageLanguages.filter((each) => each !== 'sw'))
      expect(timeIn(language, '18:00')).toBe('18:00');
  });
});
