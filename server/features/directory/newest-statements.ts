import { and, desc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { localities, tailors } from '../../db/tables';
import { countLimit, type Budget } from './budget';
import { beginsZipcode, hasTags, localitiesNamed, type Narrowing } from './filters';
import { isWithin, type Area } from './localities';

/** More shapes than these are rare: their queries are planned each time, not kept by every connection. */
const tagsOfNamed = 4;

interface Search {
  budget: Budget;
  shape: string;
  narrowing: Narrowing;
  area: Area;
}

export type Statements = ReturnType<typeof statementsFor>;

/**
 * The prepared queries of one shape of search. `page`: rows older than `before`, newest first, at most `take`. `count`: how
 * many were `found`, up to `countLimit` + 1, and of how many that were `looked` at. `rare`: where these may have been too
 * few, the `seq` of all, up to `countLimit` + 1. `bySeq`: the rows of these.
 */
export function statementsFor(db: Database, search: Search) {
  const { shape, narrowing } = search;
  const name = (statement: string) => (narrowing.tags.length <= tagsOfNamed ? `${statement}_${shape}` : '');
  const isDirect = typeof search.area === 'object' || narrowing.zipcode || isEverybody(search);
  const listed = db.select(getTableColumns(tailors)).from(tailors).orderBy(desc(tailors.seq));
  const rowsOf = (seqs: SQL) => listed.where(and(eq(tailors.isActive, true), sql`${tailors.seq} = any(${seqs})`));
  const source = isDirect ? direct(search) : amongTheNewest(search);
  return {
    page: rowsOf(sql`array(${source.page})`).prepare(name('search')),
    count: db
      .select({ found: sql<number>`found`.mapWith(Number), looked: sql<number>`looked`.mapWith(Number) })
      .from(sql`(${source.count}) as counted`)
      .prepare(name('search_count')),
    rare: isDirect
      ? undefined
      : db
          .select({ seq: sql<number>`seq`.mapWith(Number) })
          .from(sql`(${byWhatIsRare(search)}) as rare`)
          .prepare(name('search_rare')),
    bySeq: rowsOf(sql`${sql.placeholder('seqs')}::bigint[]`).prepare('listed_by_seq'),
  };
}

/** SQL of the `seq` of a page, and of how many there are. */
interface Source {
  page: SQL;
  count: SQL;
}

const before = sql`${sql.placeholder('before')}::bigint`;
const take = sql`${sql.placeholder('take')}::int`;
const all = (conditions: SQL[]) => sql.join([sql`is_active`, ...conditions], sql` and `);

function isEverybody({ narrowing, area }: Search): boolean {
  return area === 'anywhere' && !narrowing.zipcode && narrowing.tags.length === 0;
}

/** Looks through everybody, through a few towns one by one, or through the tailors of a postal code. */
function direct({ narrowing, area }: Search): Source {
  const byTown = typeof area === 'object' && !narrowing.zipcode;
  const conditions = [
    ...hasTags(narrowing),
    ...beginsZipcode(narrowing),
    ...(byTown ? [] : isWithin(area, narrowing.texts)),
  ];
  const newest = (more: SQL[]) =>
    sql`select seq from ${tailors} where ${all([...conditions, ...more])} order by seq desc limit ${take}`;
  const older = sql`seq < ${before}`;
  const everybody = sql`select 1 from ${tailors} where ${all([...conditions, ...(byTown ? isWithin(area, {}) : [])])}`;
  return {
    page: byTown
      ? fromEach(sql`unnest(${sql.placeholder('keys')}::bigint[])`, newest([inTown, older]))
      : newest([older]),
    count: sql`select count(*) as found, 0 as looked from (${everybody} limit ${countLimit + 1}) matching`,
  };
}

const inTown = sql`locality = town.key`;

/** The newest of all towns' newest. */
function fromEach(towns: SQL, newest: SQL): SQL {
  return sql`select found.seq from ${towns} as town (key) cross join lateral (${newest}) found
    order by found.seq desc limit ${take}`;
}

/** Looks among the newest. How many these were matters only where they had not enough. */
function amongTheNewest({ narrowing, area, budget }: Search): Source {
  const conditions = sql.join([...hasTags(narrowing), ...isWithin(area, narrowing.texts)], sql` and `);
  const newest = (older: SQL) => sql`select seq, locality, tags from ${tailors} where is_active ${older}
    order by seq desc limit ${budget.newest}`;
  return {
    page: sql`select seq from (${newest(sql`and seq < ${before}`)}) newest where ${conditions} order by seq desc limit ${take}`,
    count: sql`with newest as materialized (${newest(sql``)}),
      matching as (select count(*) as found from (select 1 from newest where ${conditions} limit ${countLimit + 1}) few)
      select found, case when found <= ${countLimit} then (select count(*) from newest) else 0 end as looked from matching`,
  };
}

/**
 * By the index over the tags; towns alone are looked through one by one, which finds few in them just as well.
 * `id` is in no other index, so that none but this one looks cheap enough.
 */
function byWhatIsRare({ narrowing, area }: Search): SQL {
  const limit = sql.raw(String(countLimit + 1));
  if (narrowing.tags.length === 0) {
    const towns = sql`(select key from ${localities} where ${localitiesNamed(narrowing.texts)})`;
    const newest = sql`select seq from ${tailors} where ${all([inTown, sql`seq < ${before}`])} order by seq desc limit ${limit}`;
    return sql`select found.seq from ${towns} as town (key) cross join lateral (${newest}) found order by found.seq desc limit ${limit}`;
  }
  const conditions = all([...hasTags(narrowing), ...isWithin(area, narrowing.texts), sql`seq < ${before}`]);
  return sql`select seq from (select id, seq from ${tailors} where ${conditions} offset 0) rare order by seq desc limit ${limit}`;
}
