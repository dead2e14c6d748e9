import type { MessageTexts } from './message-texts';

/** Swahili has one form for all. Hours are those of the Swahili clock (words-of-time.ts). */
export const swahili: MessageTexts = {
  greeting: 'Habari[ {name}], ',
  kinds: {
    taken:
      'nimepokea oda yako namba {number}: {garments}. [Itakuwa tayari {day}.|Nitakujulisha siku itakapokuwa tayari.]',
    fitting:
      '[siku ya kujaribu nguo zako (oda namba {number}) ni {day}, saa {time}.|siku ya kujaribu nguo zako (oda namba {number}) ni {day}.|unaweza kuja lini kujaribu nguo zako?]',
    late: '[nahitaji muda hadi {day} kukamilisha oda yako: {garments}.|nahitaji muda zaidi kukamilisha oda yako: {garments}.] Samahani kwa kuchelewa.',
    ready: 'oda yako iko tayari: {garments}.[ Leo duka liko wazi hadi saa {until}.]',
    waiting:
      '[oda yako iko tayari tangu {day}: {garments}.|oda yako iko tayari: {garments}.] Unaweza kuja kuichukua lini?',
    owed: 'kiasi kilichobaki kulipwa kwa oda namba {number} ni {amount}: {garments}.',
    thanks: 'asante sana. Natumaini umeipenda oda yako: {garments}. Niambie kama kuna kitu hakikukaa vizuri.',
  },
  days: {
    weekdays: ['Jumatatu', 'Jumanne', 'Jumatano', 'Alhamisi', 'Ijumaa', 'Jumamosi', 'Jumapili'],
    months: [
      ...['Januari', 'Februari', 'Machi', 'Aprili', 'Mei', 'Juni'],
      ...['Julai', 'Agosti', 'Septemba', 'Oktoba', 'Novemba', 'Desemba'],
    ],
    day: '{weekday} tarehe {date} {month}',
    today: 'leo, {day}',
    tomorrow: 'kesho, {day}',
    other: '{day}',
  },
  more: '{garments} na nyingine {count}',
};
