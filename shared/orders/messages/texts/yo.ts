import type { MessageTexts } from './message-texts';

/** With the polite 'ẹ' and 'yín', and all tone marks. Months are counted, as newspapers do: the old names are known to fewer people. */
export const yoruba: MessageTexts = {
  greeting: 'Ẹ ǹlẹ́[ {name}], ',
  kinds: {
    taken: 'mo ti gba iṣẹ́ yín, nọ́ńbà {number}: {garments}. [Yóò ṣetán ní {day}.|Màá sọ ọjọ́ tí yóò ṣetán fún yín.]',
    fitting:
      '[ọjọ́ tí ẹ máa wá dán aṣọ yín wò (nọ́ńbà {number}) ni {day}, ní agogo {time}.|ọjọ́ tí ẹ máa wá dán aṣọ yín wò (nọ́ńbà {number}) ni {day}.|ìgbà wo ni ẹ lè wá dán aṣọ yín wò?]',
    late: '[mo nílò àkókò títí di {day} láti parí iṣẹ́ yín: {garments}.|mo nílò àkókò díẹ̀ sí i láti parí iṣẹ́ yín: {garments}.] Ẹ jọ̀ọ́, ẹ má bínú.',
    ready: 'iṣẹ́ yín ti ṣetán: {garments}.[ Ṣọ́ọ̀bù wa ṣí sílẹ̀ lónìí títí di agogo {until}.]',
    waiting: '[iṣẹ́ yín ti ṣetán láti {day}: {garments}.|iṣẹ́ yín ti ṣetán: {garments}.] Ìgbà wo ni ẹ lè wá gbà á?',
    owed: 'ó ku {amount} láti san fún iṣẹ́ yín, nọ́ńbà {number}: {garments}.',
    thanks: 'ẹ ṣeun púpọ̀. Mo nírètí pé ẹ fẹ́ràn aṣọ yín: {garments}. Ẹ jọ̀ọ́, ẹ sọ fún mi tí ohunkóhun kò bá bá yín mu.',
  },
  days: {
    weekdays: [...['ọjọ́ Ajé', 'ọjọ́ Ìṣẹ́gun', 'ọjọ́rú', 'ọjọ́bọ̀', 'ọjọ́ Ẹtì'], ...['ọjọ́ Àbámẹ́ta', 'ọjọ́ Àìkú']],
    months: [
      ...['Kìíní', 'Kejì', 'Kẹta', 'Kẹrin', 'Karùn-ún', 'Kẹfà'],
      ...['Keje', 'Kẹjọ', 'Kẹsàn-án', 'Kẹwàá', 'Kọkànlá', 'Kejìlá'],
    ],
    day: '{weekday}, ọjọ́ {date} oṣù {month}',
    today: 'òní, {day}',
    tomorrow: 'ọ̀la, {day}',
    other: '{day}',
  },
  more: '{garments} àti {count} mìíràn',
};
