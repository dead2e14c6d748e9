import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { localities } from './tables';
import { tailors } from '../tailor/tables';
import { countLimit, type Budget } from './budget';
import {
  zipcodeBegins,
  hasTags,
  isWithin,
  localityMatches,
  shapeOf,
  takesOrders,
  type ResolvedFilters,
} from './filters';

/** Most lists of tags with a named statement. Larger shapes are rare, so they are planned each time and not kept per connection. */
const tagsOfNamed = 4;

export type NewestStatements = ReturnType<typeof newestStatements>;

/**
 * Prepares the queries of one shape of search. Each returns the `listSeq` of at most `take` tailors below `before`, newest
 * first, and `found`, the count of matches of any age up to `countLimit` + 1. `sawAll` is true if no other tailors match.
 * `walk` reads tailors in the order of their age, `few` and `complete` in any order; only `complete` has no limit.
 */
export function newestStatements(db: Database, { few, newest }: Budget, filters: ResolvedFilters) {
  const shape = shapeOf(filters);
  const prepare = (name: string, plan: Plan) =>
    preparePlan(db, filters.tags.length <= tagsOfNamed ? `${name}_${shape}` : '', plan);
  return {
    few: prepare('few', complete(filters, filters.zipcode ? few.ofCode : few.tagged)),
    walk:
      filters.towns && !filters.zipcode
        ? prepare('walk_towns', walkOfTowns(filters))
        : prepare('walk', walkOfAll(filters, newest)),
    complete: prepare('complete', complete(filters)),
  };
}

/** The parts of a query. */
interface Plan {
  /** Selects the rows that `matching` and `sawAll` refer to as `read`. */
  read?: SQL;
  /** Selects the `list_seq` of matches, which are counted, and which `page` and `sawAll` refer to as `matching`. */
  matching: SQL;
  /** Selects the `list_seq` of a page, newest first. */
  page: SQL;
  sawAll: SQL;
}

function preparePlan(db: Database, name: string, { read, matching, page, sawAll }: Plan) {
  const counted = sql`select count(*) from (select from matching limit ${countLimit + 1}) counted`;
  return db
    .select({
      seqs: sql<string[]>`seqs`,
      found: sql<number>`found`.mapWith(Number),
      sawAll: sql<boolean>`saw_all`,
    })
    .from(
      sql`(with ${read ? sql`read as (${read}),` : sql``} matching as (${matching})
        select array(${page}) as seqs, (${counted}) as found, (${sawAll}) as saw_all) as looked`,
    )
    .prepare(name);
}

const all = (conditions: SQL[]) => sql.join(conditions, sql` and `);
const yes = sql`true`;
const older = sql`list_seq < ${sql.placeholder('before')}::bigint`;
const newestFirst = sql`order by list_seq desc limit ${sql.placeholder('take')}::int`;

/**
 * Tests the newest tailors against the filters, in the index over all listed tailors. The first page uses the rows that are
 * counted, so they are read once. Without a filter the walk needs no limit.
 */
function walkOfAll(filters: ResolvedFilters, newest: number): Plan {
  const conditions = [...hasTags(filters), ...takesOrders(filters), ...isWithin(filters), ...zipcodeBegins(filters)];
  if (conditions.length === 0) return allListed;
  const among = (those: SQL) => sql`select list_seq from (
      select list_seq, locality, tags, zipcode_key, takes_orders_at from ${tailors} where ${those} order by list_seq desc limit ${newest}
    ) newest where ${all(conditions)}`;
  const isFirst = sql`${sql.placeholder('isFirst')}::boolean`;
  return {
    matching: sql`${among(sql`is_active`)} order by list_seq desc limit ${countLimit + 1}`,
    page: sql`select list_seq from matching where ${isFirst}
      union all select list_seq from (${among(sql`is_active and not ${isFirst} and ${older}`)} ${newestFirst}) earlier
      ${newestFirst}`,
    // Every tailor has a number, listed or not.
    sawAll: sql`select max(seq) - min(seq) < ${newest} from ${tailors}`,
  };
}

/** Its page does not read from `matching`, as keeping the counted rows in memory takes longer than reading a page. */
const allListed: Plan = {
  matching: sql`select list_seq from ${tailors} where is_active order by list_seq desc`,
  page: sql`select list_seq from ${tailors} where is_active and ${older} ${newestFirst}`,
  sawAll: yes,
};

/** Reads the newest of each town, and of these the newest; all matches if they are few. */
function walkOfTowns(filters: ResolvedFilters): Plan {
  const conditions = [sql`is_active`, ...hasTags(filters), ...takesOrders(filters)];
  const here = sql`select list_seq from ${tailors} where ${all([...conditions, sql`locality = town.key`, older])} ${newestFirst}`;
  const areAll = sql`(select count(*) from matching) <= ${countLimit}`;
  return {
    matching: sql`select list_seq from ${tailors} where ${all([...conditions, ...isWithin(filters)])} limit ${countLimit + 1}`,
    page: sql`select list_seq from matching where ${areAll} and ${older} union all
      select found.list_seq from unnest(${sql.placeholder('towns')}::bigint[]) as town (key)
      cross join lateral (${here}) found where not ${areAll} ${newestFirst}`,
    sawAll: yes,
  };
}

/** Reads all matches, or those among the first `atMost` rows of an index. */
function complete(filters: ResolvedFilters, atMost?: number): Plan {
  const { read, rest } = throughAnIndex(filters);
  return {
    read: atMost ? sql`${read} limit ${atMost}` : read,
    matching: sql`select list_seq from read where ${all([yes, ...rest])}`,
    page: sql`select list_seq from matching where ${older} ${newestFirst}`,
    sawAll: atMost ? sql`(select count(*) from read) < ${atMost}` : yes,
  };
}

/**
 * Returns the rows of the postal code or else of the tags, each through its index, and the rest of the conditions. `id` is in no
 * other index, so the planner prefers that over the tags. With neither, the towns are read one by one, which is as fast.
 */
function throughAnIndex(filters: ResolvedFilters): { read: SQL; rest: SQL[] } {
  const { zipcode, texts } = filters;
  const [tags, open, within] = [hasTags(filters), takesOrders(filters), isWithin(filters)];
  if (zipcode) {
    const here = all([sql`is_active`, ...zipcodeBegins(filters)]);
    const rest = [...tags, ...open, ...within];
    return { read: sql`select list_seq, locality, tags, takes_orders_at from ${tailors} where ${here}`, rest };
  }
  if (tags.length > 0) {
    const tagged = all([sql`is_active`, ...tags, ...open]);
    return { read: sql`select id, list_seq, locality from ${tailors} where ${tagged}`, rest: within };
  }
  const listed = [sql`is_active`, ...open];
  if (within.length === 0) return { read: sql`select list_seq from ${tailors} where ${all(listed)}`, rest: [] };
  const read = sql`select list_seq from (select key from ${localities} where ${localityMatches(texts)}) as town
    cross join lateral (select list_seq from ${tailors} where ${all([...listed, sql`locality = town.key`])} offset 0) here`;
  return { read, rest: [] };
}
