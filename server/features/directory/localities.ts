import { and, eq, like, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { localities, regions } from './tables';
import type { Budget } from './budget';
import { localityMatches, maxTags, textNames, type AnyOf, type ResolvedFilters, type SearchFilters } from './filters';

const regionNames = ['state', 'country'] as const;

/** Returns a function that resolves the texts of a search to towns or to tags of states and countries. */
export function textResolver(db: Database, { fewTowns }: Budget) {
  const named = new Map<string, ReturnType<typeof prepareTowns>>();
  const regionsNamed = db
    .select({ words: regions.words })
    .from(regions)
    .where(
      and(
        eq(regions.kind, sql.placeholder('kind')),
        like(regions.words, sql`'%' || search_words(${sql.placeholder('text')}::text) || '%'`),
      ),
    )
    .limit(maxTags + 1)
    .prepare('regions');

  return async (filters: SearchFilters): Promise<ResolvedFilters> => {
    const { texts } = filters;
    const names = textNames.filter((name) => texts[name] !== undefined);
    if (names.length === 0) return filters;
    const statement = `localities_${names.join('_')}`;
    const towns = named.get(statement) ?? prepareTowns(db, statement, texts, fewTowns + 1);
    named.set(statement, towns);
    const keys = await towns.execute({ ...texts });
    if (keys.length <= fewTowns) return { ...filters, texts: {}, towns: keys.map(({ key }) => key) };
    const left = { ...texts };
    const tags: AnyOf[] = [];
    for (const kind of regionNames) {
      if (texts[kind] === undefined) continue;
      const values = (await regionsNamed.execute({ kind, text: texts[kind] })).map(({ words }) => words);
      if (values.length > maxTags) continue;
      tags.push({ kind, values });
      delete left[kind];
    }
    return { ...filters, texts: left, tags: [...filters.tags, ...tags] };
  };
}

function prepareTowns(db: Database, name: string, texts: SearchFilters['texts'], atMost: number) {
  return db.select({ key: localities.key }).from(localities).where(localityMatches(texts)).limit(atMost).prepare(name);
}
