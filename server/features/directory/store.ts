import { and, asc, between, count, desc, eq, getTableColumns, inArray, lt, max, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { countryNameOf } from '@shared/address';
import type { SearchQuery } from '@shared/directory';
import type { Database } from '../../db/client';
import { formerSlugs, tailors } from '../../db/tables';
import { found } from '../../http/errors';
import type { StoreDeps } from '../../scope';
import { presented } from '../tailor/presented';

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
        tailors: tailorsOnPage.map(presented),
        total: matches?.total ?? 0,
        next: rows.length > limit ? String(tailorsOnPage.at(-1)?.seq) : undefined,
      };
    },
    /** By the address of the page, or one that it had before: then `profileSlug` is another. */
    bySlug: async (slug: string) => {
      const formerly = db.select({ id: formerSlugs.tailorId }).from(formerSlugs).where(eq(formerSlugs.slug, slug));
      const [row] = await db
        .select()
        .from(tailors)
        .where(or(eq(tailors.profileSlug, slug), inArray(tailors.id, formerly)))
        .orderBy(desc(eq(tailors.profileSlug, slug)))
        .limit(1);
      return presented(found(row, 'Tailor'));
    },
    /** How many parts of `pagesPerPart` addresses the list of all pages has; they are made of ranges of `seq`. */
    sitemapParts: async (pagesPerPart: number) => {
      const [last] = await db.select({ seq: max(tailors.seq) }).from(tailors);
      return Math.ceil((last?.seq ?? 0) / pagesPerPart);
    },
    /** The listed pages of one part, counted from 0: at most `pagesPerPart`. */
    sitemapPart: (part: number, pagesPerPart: number) => {
      const first = part * pagesPerPart + 1;
      return db
        .select({ slug: tailors.profileSlug, updatedAt: tailors.updatedAt })
        .from(tailors)
        .where(and(eq(tailors.isActive, true), between(tailors.seq, first, first + pagesPerPart - 1)))
        .orderBy(asc(tailors.seq));
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
