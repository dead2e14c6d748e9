import { describe, expect, it } from 'vitest';
import { languageFor, messageLanguageNames, messageLanguages, readMessageLanguage } from './message-languages';

describe('the language that a person or a program wrote', () => {
  it.each(messageLanguages)('%s is read by its code and its own name, in any letters', (code) => {
    const name = messageLanguageNames[code];
    for (const written of [code, code.toUpperCase(), name, name.toUpperCase(), ` ${name.normalize('NFD')} `])
      expect(readMessageLanguage(written)).toBe(code);
  });

  it.each([
    ['Yoruba', 'yo'],
    ['yoruba', 'yo'],
    ['yor', 'yo'],
    ['French', 'fr'],
    ['français', 'fr'],
    ['fr-FR', 'fr'],
    ['sw_KE', 'sw'],
    ['es-419', 'es'],
    ['hi-Deva-IN', 'hi'],
    ['English (UK)', 'en'],
    ['anglais', 'en'],
    ['Portugués', 'pt'],
    ['árabe', 'ar'],
    ['عربي', 'ar'],
    ['हिंदी', 'hi'],
    ['Swahili', 'sw'],
  ])('%s is %s', (written, code) => expect(readMessageLanguage(written)).toBe(code));

  it.each(['', 'Igbo', 'ig', 'English, Yoruba', 'English/French', 'fr en', 'Frenchman', 'enough', 'es?', 'toString'])(
    '%j is none, and not guessed',
    (written) => expect(readMessageLanguage(written)).toBeUndefined(),
  );
});

describe('the language of messages to a client', () => {
  it.each([
    [{ language: 'yo' }, { languages: ['fr'] }, 'yo'],
    [{ language: null }, { languages: ['ig', 'fr', 'en'] }, 'fr'],
    [{ language: 'Igbo' }, { languages: ['sw'] }, 'sw'],
    [{ language: null }, { languages: ['ig'] }, 'en'],
    [undefined, undefined, 'en'],
  ])('of %j and a tailor of %j is %s', (client, tailor, code) => expect(languageFor(client, tailor)).toBe(code));
});
