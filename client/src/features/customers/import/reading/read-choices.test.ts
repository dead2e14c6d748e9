import { describe, expect, it } from 'vitest';
import { aClient } from '../../../../../../tests/support/client/rows';
import { plannedFrom } from '../../../../../../tests/support/reimport';
import { importedOf } from '../sending/imported';

const nothing = { customers: [], records: [], sheets: [] };
const planOf = (text: string, customers = nothing.customers as ReturnType<typeof aClient>[]) =>
  plannedFrom(new Blob([text]), { ...nothing, customers });

/** Returns the only client of a CSV with a column of languages. */
async function csv(written: string, heading = 'Language', notes = '') {
  const { fresh, bad } = await planOf(`Name,Phone,${heading},Notes\nAda,0803 555 0142,"${written}","${notes}"`);
  expect(bad).toEqual([]);
  return { language: fresh[0]?.input.language, notes: fresh[0]?.input.notes, doubt: fresh[0]?.doubts?.language };
}

const sure = (language: string) => ({ language, notes: null, doubt: undefined });

describe('the language in a table', () => {
  it.each([
    ['Yoruba', 'yo'],
    ['yoruba', 'yo'],
    ['yo', 'yo'],
    ['Yorùbá', 'yo'],
    ['French', 'fr'],
    ['fr-FR', 'fr'],
  ])('%s is %s', async (written, code) => expect(await csv(written)).toEqual(sure(code)));

  it.each([
    'Language',
    'LANGUAGE',
    'Langue',
    'Idioma',
    'Língua',
    'Lugha',
    'Èdè',
    'भाषा',
    'اللغة',
    'Preferred language',
  ])('is below the heading %s', async (heading) => expect(await csv('Swahili', heading)).toEqual(sure('sw')));

  it('that is unknown stays as it was written, and is marked', async () => {
    expect(await csv('Igbo', 'Language', 'Tall')).toEqual({
      language: 'Igbo',
      notes: 'Tall',
      doubt: '“Igbo” is not one of the choices. It stays as it is.',
    });
    expect(await csv('yo, en')).toMatchObject({ language: 'yo, en', doubt: expect.stringContaining('“yo, en”') });
  });

  it('that is unknown and too long goes to the notes, and is marked', async () => {
    expect(await csv('Haitian Creole', 'Language', 'Tall')).toEqual({
      language: null,
      notes: 'Tall\nLanguage: Haitian Creole',
      doubt: '“Haitian Creole” is not one of the choices. It is in the notes.',
    });
  });

  it('that is longer than anything is no reason to leave the client out', async () => {
    const long = await csv('x'.repeat(4900), 'Language', 'n'.repeat(4990));
    expect([long.language, long.notes?.length, long.doubt]).toEqual([
      null,
      5000,
      expect.stringContaining('in the notes'),
    ]);
    expect((await csv('x'.repeat(4900), 'Language', 'n'.repeat(5000))).notes).toBe('n'.repeat(5000));
  });

  it('that is empty is none', async () =>
    expect(await csv('')).toEqual({ language: null, notes: null, doubt: undefined }));
});

describe('the language in contacts', () => {
  const card = (...lines: string[]) => ['BEGIN:VCARD', 'VERSION:4.0', 'FN:Ada', ...lines, 'END:VCARD'].join('\n');

  it.each([
    [['LANG:fr-FR'], 'fr', null],
    [['LANG;TYPE=work;PREF=2:en', 'LANG;PREF=1:yo'], 'yo', 'Language: en'],
    [['LANG:ig'], 'ig', null],
  ])('%j is %s', async (lines, language, notes) =>
    expect((await planOf(card(...lines))).fresh[0]?.input).toMatchObject({ language, notes }),
  );
});

describe('the language in a download', () => {
  it('stays as it is', async () => {
    const list = 'Name,Phone,WhatsApp,Notes,Language,Added,Changed\nAda,,,,Yoruba,2026-01-01,2026-01-01';
    expect((await planOf(list)).fresh[0]).toMatchObject({ input: { language: 'Yoruba' } });
  });
});

it('fills the language of a known client, and does not replace one', async () => {
  const file = 'Name,Phone,Language\nAda,0803 555 0142,French\nBisi,0803 555 0143,French';
  const known = [
    aClient({ name: 'Ada', phone: '0803 555 0142' }),
    aClient({ name: 'Bisi', phone: '0803 555 0143', language: 'yo' }),
  ];
  const sent = importedOf(await planOf(file, known), () => 'merge');
  expect(sent).toMatchObject([{ mergeInto: known[0]?.id, language: 'fr' }]);
});
