import { and, like, sql, type SQL } from 'drizzle-orm';
import type { SearchQuery } from '@shared/directory';
import { localities } from '../../db/directory-tables';

/** Texts that say in which towns to look, each from the start of a word. */
export const textNames = ['city', 'state', 'country'] as const;

export type Texts = Partial<Record<(typeof textNames)[number], string>>;

/** Any of these values of one kind, which `tag(kind, value)` of the database makes a number of. */
export interface AnyOf {
  kind: 'service' | 'specialty' | 'garment' | 'name' | 'state' | 'country' | 'cell';
  values: readonly string[];
}

/** A list of more of them costs too much where it is compared row by row. */
export const tagsAtMost = 32;

/** What narrows a search beside a place that it is near to; all of it has to be met. */
export interface Narrowing {
  texts: Texts;
  /** The beginning of a postal code; '' for any. */
  zipcode: string;
  tags: readonly AnyOf[];
}

/** A narrowing whose texts were looked up: towns where they name a few, tags for states and countries; others are left. */
export interface Located extends Narrowing {
  towns?: bigint[];
}

type Asked = Pick<
  SearchQuery,
  (typeof textNames)[number] | 'zipcode' | 'primaryCategories' | 'culturalCategories' | 'garments'
>;

/** What a query narrows by: what is empty, or of punctuation alone, narrows nothing. */
export function narrowingOf(asked: Asked): Narrowing {
  const says = (text: string) => /[\p{L}\p{N}]/u.test(text);
  const tags: AnyOf[] = [
    { kind: 'service', values: asked.primaryCategories },
    { kind: 'specialty', values: asked.culturalCategories },
    { kind: 'garment', values: asked.garments },
  ];
  return {
    texts: Object.fromEntries(textNames.flatMap((name) => (says(asked[name]) ? [[name, asked[name]]] : []))),
    zipcode: says(asked.zipcode) ? asked.zipcode : '',
    tags: tags.filter(({ values }) => values.length > 0),
  };
}

const wordColumns = { city: localities.cityWords, state: localities.stateWords, country: localities.countryWords };

/** Of `localities`: those where each text stands at the start of a word. Its placeholders are `textNames`. */
export function localitiesNamed(texts: Texts): SQL | undefined {
  const named = textNames.filter((name) => texts[name] !== undefined);
  return and(
    ...named.map((name) => like(wordColumns[name], sql`'%' || search_words(${sql.placeholder(name)}::text) || '%'`)),
  );
}

/** Of a row with `tags`: it has one of each list. */
export function hasTags({ tags }: Narrowing): SQL[] {
  return tags.map((_, index) => {
    const asked = sql`select tags(${sql.placeholder(`kind${index}`)}::text, ${sql.placeholder(`values${index}`)}::text[])`;
    return sql`tags && (${asked})`;
  });
}

function tagValues({ tags }: Narrowing): Record<string, unknown> {
  return Object.fromEntries(
    tags.flatMap(({ kind, values }, index) => [
      [`kind${index}`, kind],
      [`values${index}`, [...values]],
    ]),
  );
}

/**
 * Of a row with `zipcode_key`: the postal code begins so. Bytes are compared, so that the index serves whatever the
 * database's language.
 */
export function beginsZipcode({ zipcode }: Narrowing): SQL[] {
  if (!zipcode) return [];
  const key = sql`zipcode_key(${sql.placeholder('zipcode')}::text)`;
  return [sql`zipcode_key ~>=~ ${key}`, sql`zipcode_key ~<~ (${key} || chr(1114111))`];
}

/**
 * Of a row with `locality`: it is in one of the towns. Those of a text are read once into a table in memory and each row is
 * looked up there: `is true` keeps the planner from a join, which would go through the index for each.
 */
export function isWithin({ towns, texts }: Located): SQL[] {
  if (towns) return [sql`locality = any(${sql.placeholder('towns')}::bigint[])`];
  if (Object.keys(texts).length === 0) return [];
  return [sql`(locality in (select key from ${localities} where ${localitiesNamed(texts)})) is true`];
}

/** The values of all placeholders. */
export function valuesOf(narrowing: Located): Record<string, unknown> {
  const { texts, towns, zipcode } = narrowing;
  return { ...tagValues(narrowing), ...texts, zipcode, towns: towns?.map(String) };
}

/** Searches of one shape differ in values alone. */
export function shapeOf({ texts, towns, zipcode, tags }: Located): string {
  return [...(towns ? ['few'] : Object.keys(texts)), zipcode && 'zipcode', tags.length]
    .filter((part) => part !== '')
    .join('_');
}
