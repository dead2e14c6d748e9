import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { localities } from '../../db/directory-tables';
import { tailors } from '../../db/tables';
import { countLimit, type Budget } from './budget';
import { zipcodeBegins, hasTags, isWithin, localityMatches, shapeOf, type ResolvedFilters } from './filters';

/** Most lists of tags with a named statement. Larger shapes are rare, so they are planned each time and not kept per connection. */
const tagsOfNamed = 4;

export type PreparedSearch = ReturnType<typeof prepared>;

/** The queries of one shape of search. */
export interface SearchPlan {
  /** Worth an attempt when few tailors have the tags; missing without tags, and for searches by town or postal code. */
  optimistic?: PreparedSearch;
  /** Tried in order; the last one reads all matches. */
  fallback: PreparedSearch[];
}

/**
 * Prepares the queries of one shape of search. Each returns the `seqs` of at most `take` tailors older than `before`, newest
 * first, and `found`, the count of matches of any age up to `countLimit` + 1. `sawAll` is true if no other tailors match.
 */
export function searchPlan(db: Database, budget: Budget, narrowing: ResolvedFilters): SearchPlan {
  const shape = shapeOf(narrowing);
  const name = (way: string) => (narrowing.tags.length <= tagsOfNamed ? `${way}_${shape}` : '');
  const prepare = ({ way, ...parts }: NamedWay) => prepared(db, name(way), parts);
  const isWide = !narrowing.towns && !narrowing.zipcode && narrowing.tags.length > 0;
  return {
    ...(isWide && { optimistic: prepare({ way: 'few', ...rare(narrowing, budget.tagged.newest) }) }),
    fallback: waysOf(budget, narrowing).map(prepare),
  };
}

interface Way {
  /** The `with` clause that the other parts use. */
  parts?: SQL;
  /** Selects the `seq` of a page, newest first. */
  page: SQL;
  /** Selects a row per match, up to the counted limit. */
  matching: SQL;
  sawAll: SQL;
}

type NamedWay = Way & { way: string };

function prepared(db: Database, name: string, { parts, page, matching, sawAll }: Way) {
  const counted = sql`select count(*) from (${matching} limit ${countLimit + 1}) few`;
  return db
    .select({
      seqs: sql<string[]>`seqs`,
      found: sql<number>`found`.mapWith(Number),
      sawAll: sql<boolean>`saw_all`,
    })
    .from(
      sql`(${parts ?? sql``} select array(${page}) as seqs, (${counted}) as found, (${sawAll}) as saw_all) as looked`,
    )
    .prepare(name);
}

function waysOf(budget: Budget, narrowing: ResolvedFilters): NamedWay[] {
  const { zipcode, texts, tags } = narrowing;
  if (narrowing.towns && !zipcode) return [{ way: 'in_towns', ...inTowns(narrowing) }];
  if (!narrowing.towns && !zipcode && Object.keys(texts).length + tags.length === 0)
    return [{ way: 'newest', ...allListed }];
  const among = { way: 'among_newest', ...amongTheNewest(budget, narrowing) };
  if (!zipcode) return [among, { way: 'rare', ...rare(narrowing) }];
  return [{ way: 'few_of_code', ...ofCode(narrowing, budget.ofCode) }, among, { way: 'of_code', ...ofCode(narrowing) }];
}

const listed = (conditions: SQL[]) => sql.join([sql`is_active`, ...conditions], sql` and `);
const older = sql`seq < ${sql.placeholder('before')}::bigint`;
const newestFirst = sql`order by seq desc limit ${sql.placeholder('take')}::int`;
const upTo = (limit: number | undefined) => (limit ? sql`limit ${limit}` : sql``);
const yes = sql`true`;

const allListed: Way = {
  page: sql`select seq from ${tailors} where is_active and ${older} ${newestFirst}`,
  matching: sql`select 1 from ${tailors} where is_active order by seq desc`,
  sawAll: yes,
};

/** Reads all matches if they are few; otherwise the newest of each town, and of these the newest. */
function inTowns(narrowing: ResolvedFilters): Way {
  const tags = hasTags(narrowing);
  const here = sql`select seq from ${tailors} where ${listed([...tags, sql`locality = town.key`, older])} ${newestFirst}`;
  const areAll = sql`(select count(*) from matching) <= ${countLimit}`;
  return {
    parts: sql`with matching as materialized (select seq from ${tailors}
      where ${listed([...tags, ...isWithin(narrowing)])} limit ${countLimit + 1})`,
    page: sql`select seq from matching where ${areAll} and ${older} union all
      select found.seq from unnest(${sql.placeholder('towns')}::bigint[]) as town (key)
      cross join lateral (${here}) found where not ${areAll} ${newestFirst}`,
    matching: sql`select 1 from matching`,
    sawAll: yes,
  };
}

/** The first page uses the rows that are counted, so they are read once. */
function amongTheNewest({ newest }: Budget, narrowing: ResolvedFilters): Way {
  const conditions = sql.join([...hasTags(narrowing), ...isWithin(narrowing), ...zipcodeBegins(narrowing)], sql` and `);
  const among = (those: SQL, limit: SQL) => sql`select seq from (
      select seq, locality, tags, zipcode_key from ${tailors} where ${those} order by seq desc limit ${newest}
    ) newest where ${conditions} order by seq desc limit ${limit}`;
  const take = sql`${sql.placeholder('take')}::int`;
  return {
    parts: sql`with matching as materialized (${among(sql`is_active`, sql`${countLimit + 1}`)})`,
    page: sql`select seq from matching where ${sql.placeholder('first')}::boolean
      union all select seq from (${among(sql`is_active and not ${sql.placeholder('first')}::boolean and ${older}`, take)}) earlier
      order by seq desc limit ${take}`,
    matching: sql`select 1 from matching`,
    sawAll: sql`select max(seq) - min(seq) < ${newest} from ${tailors} where is_active`,
  };
}

/**
 * Uses the index over the tags, up to `atMost` rows. Without tags it searches the towns one by one, which is as fast. `id` is
 * in no other index, so the planner prefers this one.
 */
function rare(narrowing: ResolvedFilters, atMost?: number): Way {
  const found =
    narrowing.tags.length > 0
      ? sql`select id, seq from ${tailors} where ${listed([...hasTags(narrowing), ...isWithin(narrowing)])}`
      : sql`select seq from (select key from ${localities} where ${localityMatches(narrowing.texts)}) as town
          cross join lateral (select seq from ${tailors} where is_active and locality = town.key offset 0) here`;
  return {
    parts: sql`with rare as materialized (${found} ${upTo(atMost)})`,
    page: sql`select seq from rare where ${older} ${newestFirst}`,
    matching: sql`select 1 from rare`,
    sawAll: atMost ? sql`select count(*) < ${atMost} from rare` : yes,
  };
}

/** Uses the index over the postal codes, up to `atMost` rows. */
function ofCode(narrowing: ResolvedFilters, atMost?: number): Way {
  const matches = sql.join([yes, ...hasTags(narrowing), ...isWithin(narrowing)], sql` and `);
  const within = sql`select seq, locality, tags from ${tailors} where ${listed(zipcodeBegins(narrowing))}`;
  const found = atMost ? sql`${within} ${upTo(atMost)}` : sql`${within} and ${matches}`;
  return {
    parts: sql`with of_code as materialized (${found})`,
    page: sql`select seq from of_code where ${matches} and ${older} ${newestFirst}`,
    matching: sql`select 1 from of_code where ${matches}`,
    sawAll: atMost ? sql`select count(*) < ${atMost} from of_code` : yes,
  };
}
