import { sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { tailors } from '../../db/tables';

/** What narrows the directory beside a place that it is near to. */
export const filterNames = [
  'city',
  'state',
  'country',
  'zipcode',
  'primaryCategories',
  'culturalCategories',
  'garments',
] as const;

export type Filter = (typeof filterNames)[number];

/** What each filter asks for; '' and [] ask for nothing. */
export type FilterValues = Record<Filter, string | readonly string[]>;

type Asked = Placeholder | string | readonly string[];

const startsAWord = (words: PgColumn, asked: Asked) => sql`strpos(${words}, search_words(${asked}::text)) > 0`;
const anyOf = (list: PgColumn, asked: Asked) => sql`${list} && ${asked}::text[]`;

const conditions: Record<Filter, (asked: Asked) => SQL> = {
  city: (asked) => startsAWord(tailors.cityWords, asked),
  state: (asked) => startsAWord(tailors.stateWords, asked),
  country: (asked) => startsAWord(tailors.countryWords, asked),
  zipcode: (asked) => sql`starts_with(${tailors.zipcodeKey}, zipcode_key(${asked}::text))`,
  primaryCategories: (asked) => anyOf(tailors.primaryServiceCategories, asked),
  culturalCategories: (asked) => anyOf(tailors.culturalSubCategories, asked),
  garments: (asked) => anyOf(tailors.serviceCategories, asked),
};

/** A filter as SQL: accent-free, from the start of a word; of a list any of it. */
export function conditionOf(filter: Filter, asked: Asked): SQL {
  const isList = typeof asked === 'object' && !('getSQL' in asked) && Symbol.iterator in asked;
  return conditions[filter](isList ? (sql.param([...asked]) as unknown as Placeholder) : asked);
}
