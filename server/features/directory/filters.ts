import { and, like, sql, type SQL } from 'drizzle-orm';
import type { SearchQuery } from '@shared/directory/contract';
import { openDaysAt } from './open-days';
import { localities } from './tables';

/** Texts that name the towns to search. Each matches from the start of a word. */
export const textNames = ['city', 'state', 'country'] as const;

export type Texts = Partial<Record<(typeof textNames)[number], string>>;

/** Any of these values of one kind. The database's `tag(kind, value)` converts each to a number. */
export interface AnyOf {
  kind:
    | 'service'
    | 'specialty'
    | 'garment'
    | 'language'
    | 'visit'
    | 'price'
    | 'open'
    | 'name'
    | 'state'
    | 'country'
    | 'cell';
  values: readonly string[];
}

/** Longest list of tags. A longer one costs too much where it is compared row by row. */
export const maxTags = 32;

/** The filters of a search besides `near`. A tailor must match all of them. */
export interface SearchFilters {
  texts: Texts;
  /** The beginning of a postal code; '' for any. */
  zipcode: string;
  tags: readonly AnyOf[];
  /** The moment at which the book must be open for new orders; undefined for any. */
  takesOrdersAt: Date | undefined;
}

/** Filters with resolved texts: `towns` if the texts name few, tags for states and countries. `texts` keeps the rest. */
export interface ResolvedFilters extends SearchFilters {
  towns?: bigint[];
}

type FilterQuery = Pick<
  SearchQuery,
  | (typeof textNames)[number]
  | 'zipcode'
  | 'primaryCategories'
  | 'culturalCategories'
  | 'garments'
  | 'languages'
  | 'homeVisits'
  | 'hasPrices'
  | 'openToday'
  | 'takesOrders'
>;

/** Returns the filters of a query at a moment. An empty text, or one of punctuation alone, filters nothing. */
export function searchFiltersOf(query: FilterQuery, now: Date): SearchFilters {
  const says = (text: string) => /[\p{L}\p{N}]/u.test(text);
  const tags: AnyOf[] = [
    { kind: 'service', values: query.primaryCategories },
    { kind: 'specialty', values: query.culturalCategories },
    { kind: 'garment', values: query.garments },
    { kind: 'language', values: query.languages },
    { kind: 'visit', values: query.homeVisits ? ['home'] : [] },
    { kind: 'price', values: query.hasPrices ? ['given'] : [] },
    { kind: 'open', values: query.openToday ? openDaysAt(now) : [] },
  ];
  return {
    texts: Object.fromEntries(textNames.flatMap((name) => (says(query[name]) ? [[name, query[name]]] : []))),
    zipcode: says(query.zipcode) ? query.zipcode : '',
    tags: tags.filter(({ values }) => values.length > 0),
    takesOrdersAt: query.takesOrders ? now : undefined,
  };
}

const wordColumns = { city: localities.cityWords, state: localities.stateWords, country: localities.countryWords };

/** The condition on `localities` that each text is at the start of a word. Its placeholders are `textNames`. */
export function localityMatches(texts: Texts): SQL | undefined {
  const named = textNames.filter((name) => texts[name] !== undefined);
  return and(
    ...named.map((name) => like(wordColumns[name], sql`'%' || search_words(${sql.placeholder(name)}::text) || '%'`)),
  );
}

/** The conditions on `tags` that a row has one tag of each list. */
export function hasTags({ tags }: SearchFilters): SQL[] {
  return tags.map((_, index) => {
    const list = sql`select tags(${sql.placeholder(`kind${index}`)}::text, ${sql.placeholder(`values${index}`)}::text[])`;
    return sql`tags && (${list})`;
  });
}

/**
 * The condition that a tailor takes new orders. It is no tag: the directory's indexes contain the moment at which a closed book opens,
 * so that the search follows it to the second.
 */
export function takesOrders({ takesOrdersAt }: SearchFilters): SQL[] {
  if (!takesOrdersAt) return [];
  return [sql`(takes_orders_at is null or takes_orders_at <= ${sql.placeholder('now')}::timestamptz)`];
}

function tagValues({ tags }: SearchFilters): Record<string, unknown> {
  return Object.fromEntries(
    tags.flatMap(({ kind, values }, index) => [
      [`kind${index}`, kind],
      [`values${index}`, [...values]],
    ]),
  );
}

/**
 * The conditions on `zipcode_key` that a postal code begins with the given text. They compare bytes, so that the index
 * serves any locale of the database.
 */
export function zipcodeBegins({ zipcode }: SearchFilters): SQL[] {
  if (!zipcode) return [];
  const key = sql`zipcode_key(${sql.placeholder('zipcode')}::text)`;
  return [sql`zipcode_key ~>=~ ${key}`, sql`zipcode_key ~<~ (${key} || chr(1114111))`];
}

/**
 * The condition on `locality` that a row is in one of the towns. The towns of a text are hashed in memory once. `is true`
 * keeps the planner from a join, which would use the index once per town.
 */
export function isWithin({ towns, texts }: ResolvedFilters): SQL[] {
  if (towns) return [sql`locality = any(${sql.placeholder('towns')}::bigint[])`];
  if (Object.keys(texts).length === 0) return [];
  return [sql`(locality in (select key from ${localities} where ${localityMatches(texts)})) is true`];
}

/** Returns the values of all placeholders. */
export function valuesOf(filters: ResolvedFilters): Record<string, unknown> {
  const { texts, towns, zipcode, takesOrdersAt } = filters;
  return { ...tagValues(filters), ...texts, zipcode, towns: towns?.map(String), now: takesOrdersAt?.toISOString() };
}

/** Returns the name of a search's shape. Searches of one shape differ only in values. */
export function shapeOf({ texts, towns, zipcode, tags, takesOrdersAt }: ResolvedFilters): string {
  return [...(towns ? ['few'] : Object.keys(texts)), zipcode && 'zipcode', takesOrdersAt && 'open', tags.length]
    .filter((part) => part !== '' && part !== undefined)
    .join('_');
}
