import { inPlainLetters, plainLetters } from '@seamfolk/gazetteer/plain-letters';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fold } from '../../client/src/lib/text/text-search';
import { suggestSlug } from '../../client/src/features/tailor-profile/fields/slug-suggestion';
import { testDatabase, type TestDatabase } from '../../tests/support/database/database';

/** Letters that PostgreSQL's dictionary `unaccent` keeps. A search keeps them in its text and in the rows, so it finds them too. */
const keptByPostgres = 'ɔə';
const letters = Object.entries(plainLetters);

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.stop());

describe('a letter without a mark to remove', () => {
  it.each(letters)('%s is %s in a search of clients and in a URL', (letter, plain) => {
    expect(inPlainLetters(letter)).toBe(plain);
    expect(fold(`Ba${letter.toUpperCase()}o`)).toBe(fold(`ba${plain}o`));
    expect(suggestSlug(`Ba${letter}o Sews`)).toBe(`ba${plain}o-sews`);
  });

  it('is the same in a search of the directory', async () => {
    const { rows } = await database.pool.query<{ letter: string; words: string }>(
      'select letter, btrim(search_words(letter)) as words from unnest($1::text[]) letter',
      [letters.map(([letter]) => letter)],
    );
    const expected = letters.map(([letter, plain]) => ({
      letter,
      words: keptByPostgres.includes(letter) ? letter : plain,
    }));
    expect(rows).toEqual(expected);
  });
});
