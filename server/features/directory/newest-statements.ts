import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { localities } from '../../db/directory-tables';
import { tailors } from '../../db/tables';
import { countLimit, type Budget } from './budget';
import { beginsZipcode, hasTags, isWithin, localitiesNamed, shapeOf, type Located } from './filters';

/** More shapes than these are rare: their queries are planned each time, not kept by every connection. */
const tagsOfNamed = 4;

export type Look = ReturnType<typeof prepared>;

/** How one shape of search looks for tailors. */
export interface Looks {
  /** Worth a try where few have the tags; left out where there are none. */
  few?: Look;
  /** Tried one after the other; the last of them sees all. */
  sure: Look[];
}

/**
 * The prepared queries of one shape of search. Each answers the `seqs` of at most `take` older than `before`, newest first,
 * and how many it `found` of any age, up to `countLimit` + 1; `sawAll` where no others match.
 */
export function looksOf(db: Database, budget: Budget, narrowing: Located): Looks {
  const shape = shapeOf(narrowing);
  const name = (way: string) => (narrowing.tags.length <= tagsOfNamed ? `${way}_${shape}` : '');
  const look = ({ way, ...parts }: NamedWay) => prepared(db, name(way), parts);
  const isWide = !narrowing.towns && !narrowing.zipcode && narrowing.tags.length > 0;
  return {
    ...(isWide && { few: look({ way: 'few', ...rare(narrowing, budget.tagged.newest) }) }),
    sure: waysOf(budget, narrowing).map(look),
  };
}

interface Way {
  /** Tables that the others are made of. */
  parts?: SQL;
  /** The `seq` of a page, newest first. */
  page: SQL;
  /** A row for each that matches, or for as many as are counted. */
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

function waysOf(budget: Budget, narrowing: Located): NamedWay[] {
  const { zipcode, texts, tags } = narrowing;
  if (narrowing.towns && !zipcode) return [{ way: 'in_towns', ...inTowns(narrowing) }];
  if (!narrowing.towns && !zipcode && Object.keys(texts).length + tags.length === 0)
    return [{ way: 'newest', ...everybody }];
  const among = { way: 'among_newest', ...amongTheNewest(budget, narrowing) };
  if (!zipcode) return [among, { way: 'rare', ...rare(narrowing) }];
  return [{ way: 'few_of_code', ...ofCode(narrowing, budget.ofCode) }, among, { way: 'of_code', ...ofCode(narrowing) }];
}

const listed = (conditions: SQL[]) => sql.join([sql`is_active`, ...conditions], sql` and `);
const older = sql`seq < ${sql.placeholder('before')}::bigint`;
const newestFirst = sql`order by seq desc limit ${sql.placeholder('take')}::int`;
const upTo = (limit: number | undefined) => (limit ? sql`limit ${limit}` : sql``);
const yes = sql`true`;

const everybody: Way = {
  page: sql`select seq from ${tailors} where is_active and ${older} ${newestFirst}`,
  matching: sql`select 1 from ${tailors} where is_active order by seq desc`,
  sawAll: yes,
};

/** All who match, where they are few; else of each town the newest, and of these the newest. */
function inTowns(narrowing: Located): Way {
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

/** The first page looks at the same tailors that are counted: once. */
function amongTheNewest({ newest }: Budget, narrowing: Located): Way {
  const conditions = sql.join([...hasTags(narrowing), ...isWithin(narrowing), ...beginsZipcode(narrowing)], sql` and `);
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
 * By the index over the tags; with `atMost`, as far as this. Towns alone are looked through one by one, which finds few in
 * them just as well. `id` is in no other index, so that none but this one looks cheap enough.
 */
function rare(narrowing: Located, atMost?: number): Way {
  const found =
    narrowing.tags.length > 0
      ? sql`select id, seq from ${tailors} where ${listed([...hasTags(narrowing), ...isWithin(narrowing)])}`
      : sql`select seq from (select key from ${localities} where ${localitiesNamed(narrowing.texts)}) as town
          cross join lateral (select seq from ${tailors} where is_active and locality = town.key offset 0) here`;
  return {
    parts: sql`with rare as materialized (${found} ${upTo(atMost)})`,
    page: sql`select seq from rare where ${older} ${newestFirst}`,
    matching: sql`select 1 from rare`,
    sawAll: atMost ? sql`select count(*) < ${atMost} from rare` : yes,
  };
}

/** By the index over the postal codes; with `atMost`, as far as this. */
function ofCode(narrowing: Located, atMost?: number): Way {
  const matches = sql.join([yes, ...hasTags(narrowing), ...isWithin(narrowing)], sql` and `);
  const within = sql`select seq, locality, tags from ${tailors} where ${listed(beginsZipcode(narrowing))}`;
  const found = atMost ? sql`${within} ${upTo(atMost)}` : sql`${within} and ${matches}`;
  return {
    parts: sql`with of_code as materialized (${found})`,
    page: sql`select seq from of_code where ${matches} and ${older} ${newestFirst}`,
    matching: sql`select 1 from of_code where ${matches}`,
    sawAll: atMost ? sql`select count(*) < ${atMost} from of_code` : yes,
  };
}
