import { garmentNames } from '@shared/tailor/garments';
import { describe, expect, it } from 'vitest';
import { wordsOf } from './garment-words';
import { textOf } from '../../../../sharing/message-pieces';
import { messageOf, noAnswers, otherGarment, type Answers } from './message';

const greeting = 'Hello Adunni Couture, I found you on Seamfolk.';
const terms = { greeting, currency: 'USD', today: new Date('2026-11-23T10:00:00') };
const write = (answers: Partial<Answers>, changed: Partial<typeof terms & { fullUntil: string }> = {}) =>
  textOf(messageOf({ ...noAnswers, ...answers }, { ...terms, ...changed }));

const question = 'When could I come for measurements?';

describe('messageOf', () => {
  it.each<[string, Partial<Answers>, string]>([
    ['nothing', {}, 'I would like to ask about a garment.'],
    ['a garment', { garment: 'Agbada' }, `I would like an agbada. ${question}`],
    ['a garment in the plural', { garment: 'Wedding Dresses' }, `I would like a wedding dress. ${question}`],
    ['a date', { neededBy: '2026-12-19' }, `I would like something made by 19 December. ${question}`],
    [
      'a date of another year',
      { neededBy: '2027-01-02' },
      `I would like something made by 2 January 2027. ${question}`,
    ],
    ['half a date', { neededBy: '2026-1' }, 'I would like to ask about a garment.'],
    ['own cloth', { hasCloth: 'yes' }, `I would like something made. I have my own cloth. ${question}`],
    ['no cloth', { hasCloth: 'no' }, `I would like something made. I need the cloth from you. ${question}`],
    ['a budget', { budget: '450' }, `I would like something made. My budget is about $450. ${question}`],
    [
      'two answers',
      { garment: 'Kaftan', hasCloth: 'unsure' },
      `I would like a kaftan. I am not sure about the cloth yet. ${question}`,
    ],
    [
      'three answers',
      { garment: 'Kaftan', neededBy: '2026-12-19', budget: '450' },
      `I would like a kaftan by 19 December. My budget is about $450. ${question}`,
    ],
    [
      'all',
      { garment: 'Agbada', neededBy: '2026-12-19', hasCloth: 'yes', cloth: '5 yards', budget: '450' },
      `I would like an agbada by 19 December. I have my own cloth, 5 yards. My budget is about $450. ${question}`,
    ],
    [
      'another garment',
      { garment: otherGarment, other: ' a coat\nfor my son ' },
      `I would like a coat for my son. ${question}`,
    ],
    ['another garment without words', { garment: otherGarment }, `I would like something made. ${question}`],
    ['Yoruba', { garment: otherGarment, other: 'ìró àti bùbá' }, `I would like ìró àti bùbá. ${question}`],
    ['Arabic', { garment: otherGarment, other: 'عباية' }, `I would like عباية. ${question}`],
    ['Devanagari', { garment: otherGarment, other: 'शेरवानी' }, `I would like शेरवानी. ${question}`],
    ['a garment that the catalogue lacks', { garment: 'Isiagu' }, `I would like Isiagu. ${question}`],
  ])('writes %s', (_what, answers, text) => expect(write(answers)).toBe(`${greeting} ${text}`));

  it.each([
    ['450', 'USD', '$450'],
    ['1,200', 'USD', '$1,200'],
    ['200 000', 'NGN', '₦200,000'],
    ['99.50', 'GBP', '£99.50'],
    ['30000', 'JPY', '¥30,000'],
    ['300 to 400 euros', 'USD', '300 to 400 euros'],
    ['$450', 'NGN', '$450'],
    ['1.200', 'EUR', '€1,200'],
    ['12,50', 'EUR', '€12.50'],
    ['45k', 'NGN', '₦45,000'],
    ['1.5 lakh', 'INR', '₹150,000'],
    ['٤٥٬٠٠٠', 'NGN', '₦45,000'],
    ['45 mil', 'NGN', '45 mil'],
    ['-20', 'USD', '-20'],
  ])('writes the budget %s in %s as %s', (budget, currency, written) =>
    expect(write({ budget }, { currency })).toContain(`My budget is about ${written}. `),
  );

  it.each([
    ['a sentence', 'Hello, I saw your work!', 'Hello, I saw your work! I would like an agbada.'],
    ['an Arabic question', 'هل لديك وقت؟', 'هل لديك وقت؟ I would like an agbada.'],
    ['a text without a full stop', 'Good day Adunni', 'Good day Adunni\nI would like an agbada.'],
    ['several lines', 'Good day.\nMy size:', 'Good day.\nMy size:\nI would like an agbada.'],
    ['no text', '', 'I would like an agbada.'],
  ])("begins with the tailor's own greeting: %s", (_what, own, start) =>
    expect(write({ garment: 'Agbada' }, { greeting: own })).toBe(`${start} ${question}`),
  );

  it.each<[string, Partial<Answers>, string]>([
    ['nothing', {}, 'I would like to ask about a garment. I need it after 5 January.'],
    ['a garment', { garment: 'Agbada' }, `I would like an agbada. I need it after 5 January. ${question}`],
    [
      'the cloth',
      { hasCloth: 'yes' },
      `I would like something made. I need it after 5 January. I have my own cloth. ${question}`,
    ],
    ['a day', { neededBy: '2027-02-01' }, `I would like something made by 1 February 2027. ${question}`],
  ])('says to a closed book that it is needed later: %s', (_what, answers, text) =>
    expect(write(answers, { fullUntil: '2027-01-05' })).toBe(`${greeting} ${text}`),
  );

  it('marks the answers', () => {
    const answers = { ...noAnswers, garment: 'Agbada', neededBy: '2026-12-19', budget: '450' };
    const marked = messageOf(answers, terms).filter(({ isAnswer }) => isAnswer);
    expect(marked.map(({ text }) => text)).toEqual(['agbada', '19 December', '$450']);
  });
});

describe('wordsOf', () => {
  it('has words for every garment of the catalogue, with the right article', () => {
    for (const garment of garmentNames) expect(wordsOf(garment)).not.toMatch(/^a [aeiou]|^an [^aeiouá]/);
  });

  it('keeps names of properties of objects', () => expect(wordsOf('constructor')).toBe('constructor'));
});
