import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { nameWords } from './tables';

/** Words of a name after these do not filter. */
const wordsAtMost = 6;
/**
 * Completions of an unfinished word: the shortest, which are closest to it. Each is compared with every tailor that a
 * search reads.
 */
const completionsAtMost = 24;
const correctionsAtMost = 5;

/**
 * Returns a function that lists what each word of a business name may mean: the word itself; for the last word, which may
 * be unfinished, all words that begin with it; for an unknown word, the most similar words. No match gives an empty list.
 */
export function nameReader(db: Database) {
  const similar = sql`array(
    select word from (
      select word, similarity(word, asked.word) as likeness, max(similarity(word, asked.word)) over () as best
      from ${nameWords} where word % asked.word
    ) alike where likeness >= best - 0.1 order by likeness desc, word limit ${correctionsAtMost})`;
  const known = sql`array(
    select known.word from ${nameWords} known
    where known.word like asked.word || case when asked.position = cardinality(words.list) then '%' else '' end
    order by length(known.word), known.word limit ${completionsAtMost})`;
  const statement = db
    .select({ matches: sql<string[]>`case when cardinality(known) > 0 then known else ${similar} end` })
    .from(
      sql`(select (name_words(${sql.placeholder('name')}::text))[1:${sql.raw(String(wordsAtMost))}] as list) words
      cross join lateral unnest(words.list) with ordinality as asked (word, position)
      cross join lateral (select ${known} as known) begun`,
    )
    .orderBy(sql`asked.position`)
    .prepare('name_words');
  return async (name: string): Promise<string[][]> =>
    (await statement.execute({ name })).map(({ matches: meant }) => meant);
}
