import type { MessageTexts } from './message-texts';

/** With 'आप' and 'जी'. The sentences are the same for women and men, of the writer and of the client. */
export const hindi: MessageTexts = {
  greeting: 'नमस्ते[ {name} जी], ',
  kinds: {
    taken:
      'मैंने आपका ऑर्डर {number} ले लिया है: {garments}। [यह {day} को तैयार होगा।|तैयार होने का दिन आपको बाद में बताया जाएगा।]',
    fitting:
      '[आपके ऑर्डर {number} की फिटिंग {day}, {time} बजे है।|आपके ऑर्डर {number} की फिटिंग {day} है।|फिटिंग के लिए कौन-सा दिन आपके लिए ठीक रहेगा?]',
    late: '[आपका ऑर्डर पूरा करने के लिए मुझे {day} तक का समय चाहिए: {garments}।|आपका ऑर्डर पूरा करने के लिए मुझे थोड़ा और समय चाहिए: {garments}।] देरी के लिए क्षमा करें।',
    ready: 'आपका ऑर्डर तैयार है: {garments}।[ दुकान आज {until} बजे तक खुली है।]',
    waiting:
      '[आपका ऑर्डर {day} से तैयार है: {garments}।|आपका ऑर्डर तैयार है: {garments}।] इसे लेने के लिए कौन-सा दिन आपके लिए ठीक रहेगा?',
    owed: 'ऑर्डर {number} की बाकी रकम {amount} है: {garments}।',
    thanks: 'धन्यवाद। आशा है कि आपको अपना ऑर्डर पसंद आया होगा: {garments}। कुछ ठीक से फिट न हो तो मुझे ज़रूर बताइए।',
  },
  days: {
    weekdays: ['सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार', 'रविवार'],
    months: [...['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून'], ...['जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर']],
    day: '{weekday}, {date} {month}',
    today: 'आज, {day} को',
    tomorrow: 'कल, {day} को',
    other: '{day} को',
  },
  more: '{garments} और {count} अन्य',
};
