import { and, count, desc, eq, getTableColumns, lt, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { countryNameOf } from '@shared/address';
import type { SearchQuery } from '@shared/directory';
import type { Database } from '../../db/client';
import { tailors } from '../../db/tables';
import { found } from '../../http/errors';
import type { StoreDeps } from '../../scope';
import { withWhatsappUrl } from '../tailor/whatsapp';

type Filter = 'city' | 'state' | 'country' | 'zipcode' | 'primaryCategories' | 'culturalCategories' | 'garments';

const startsAWord = (words: PgColumn, name: Filter) =>
  sql`strpos(${words}, search_words(${sql.placeholder(name)})) > 0`;
const anyOf = (list: PgColumn, name: Filter) => sql`${list} && ${sql.placeholder(name)}::text[]`;

const conditions: Record<Filter, SQL> = {
  city: startsAWord(tailors.cityWords, 'city'),
  state: startsAWord(tailors.stateWords, 'state'),
  country: startsAWord(tailors.countryWords, 'country'),
  zipcode: sql`starts_with(${tailors.zipcodeKey}, zipcode_key(${sql.placeholder('zipcode')}))`,
  primaryCategories: anyOf(tailors.primaryServiceCategories, 'primaryCategories'),
  culturalCategories: anyOf(tailors.culturalSubCategories, 'culturalCategories'),
  garments: anyOf(tailors.serviceCategories, 'garments'),
};
const filterNames = Object.keys(conditions) as Filter[];

/** The public directory: the listed tailors, and any tailor by the address of their page. */
export function directoryStore({ db }: StoreDeps) {
  const statements = new Map<string, ReturnType<typeof prepareSearch>>();
  const statementsFor = (filters: Filter[]) => {
    const name = filters.join('_') || 'all';
    const prepared = statements.get(name) ?? prepareSearch(db, name, filters);
    statements.set(name, prepared);
    return prepared;
  };

  return {
    /** One page, newest first, with the number of all matches; `next` is the cursor of the page after it. */
    search: async ({ limit, cursor, ...query }: SearchQuery) => {
      const values = { ...query, country: countryNameOf(query.country) };
      const { page, total } = statementsFor(filterNames.filter((name) => values[name].length > 0));
      const [rows, [matches]] = await Promise.all([
        page.execute({ ...values, after: cursor ?? Number.MAX_SAFE_INTEGER, take: limit + 1 }),
        total.execute(values),
      ]);
      const tailorsOnPage = rows.slice(0, limit);
      return {
        tailors: tailorsOnPage.map(withWhatsappUrl),
        total: matches?.total ?? 0,
        next: rows.length > limit ? String(tailorsOnPage.at(-1)?.seq) : undefined,
      };
    },
    bySlug: async (slug: string) => {
      const [row] = await db.select().from(tailors).where(eq(tailors.profileSlug, slug));
      return withWhatsappUrl(found(row, 'Tailor'));
    },
  };
}

function prepareSearch(db: Database, name: string, filters: Filter[]) {
  const matching = [eq(tailors.isActive, true), ...filters.map((filter) => conditions[filter])];
  return {
    page: db
      .select(getTableColumns(tailors))
      .from(tailors)
      .where(and(...matching, lt(tailors.seq, sql.placeholder('after'))))
      .orderBy(desc(tailors.seq))
      .limit(sql.placeholder('take'))
      .prepare(`search_${name}`),
    total: db
      .select({ total: count() })
      .from(tailors)
      .where(and(...matching))
      .prepare(`search_total_${name}`),
  };
}
