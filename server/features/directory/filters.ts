import { and, like, sql, type SQL } from 'drizzle-orm';
import type { SearchQuery } from '@shared/directory';
import { localities, tailors } from '../../db/tables';

/** Texts that say in which towns to look, each from the start of a word. */
export const textNames = ['city', 'state', 'country'] as const;

export type Texts = Partial<Record<(typeof textNames)[number], string>>;

/** Any of these values of one kind, which `tag(kind, value)` of the database makes a number of. */
export interface AnyOf {
  kind: 'service' | 'specialty' | 'garment' | 'name';
  values: readonly string[];
}

/** What narrows a search beside a place that it is near to; all of it has to be met. */
export interface Narrowing {
  texts: Texts;
  /** The beginning of a postal code; '' for any. */
  zipcode: string;
  tags: readonly AnyOf[];
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

/** Of a row with `tags`: it has one of each list. The placeholders are those of `tagValues`. */
export function hasTags({ tags }: Narrowing): SQL[] {
  return tags.map((_, index) => {
    const asked = sql`select tags(${sql.placeholder(`kind${index}`)}::text, ${sql.placeholder(`values${index}`)}::text[])`;
    return sql`tags && (${asked})`;
  });
}

/** The values of the placeholders in `hasTags`. */
export function tagValues({ tags }: Narrowing): Record<string, unknown> {
  return Object.fromEntries(
    tags.flatMap(({ kind, values }, index) => [
      [`kind${index}`, kind],
      [`values${index}`, [...values]],
    ]),
  );
}

/** Of `tailors`: the postal code begins so. Bytes are compared, so that the index serves whatever the database's language. */
export function beginsZipcode({ zipcode }: Narrowing): SQL[] {
  if (!zipcode) return [];
  const key = sql`zipcode_key(${sql.placeholder('zipcode')}::text)`;
  return [sql`${tailors.zipcodeKey} ~>=~ ${key}`, sql`${tailors.zipcodeKey} ~<~ (${key} || chr(1114111))`];
}
