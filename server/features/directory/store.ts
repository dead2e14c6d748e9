import { and, asc, between, eq, getTableColumns, max, sql } from 'drizzle-orm';
import { countryNameOf } from '@shared/address';
import type { SearchQuery } from '@shared/directory';
import type { Near, Place } from '@shared/places';
import { formerSlugs, tailors } from '../../db/tables';
import { found } from '../../http/errors';
import type { StoreDeps } from '../../scope';
import { presented } from '../tailor/presented';
import { usualBudget } from './budget';
import { coverReader } from './covers';
import { narrowingOf, type Narrowing } from './filters';
import { garmentPlaces } from './garment-places';
import { nameReader } from './name-words';
import { nearestFirst } from './nearby';
import { newestFirst } from './newest';
import { asPlace, understood } from './understood';

/** One page of a search, with the number of all matches; `next` is the cursor of the page after it. */
export interface Found {
  tailors: FoundTailor[];
  total: number;
  /** Nobody looked further: there may be more than `total`. */
  more: boolean;
  next?: string;
  /** What `near` was understood as; left out where nothing was asked. */
  near?: Near;
}

type TailorRow = typeof tailors.$inferSelect;
type FoundTailor = ReturnType<typeof presented<TailorRow>> & {
  distanceMeters: number | null;
  cover: Awaited<ReturnType<ReturnType<typeof coverReader>>> extends Map<string, infer Cover> ? Cover | null : never;
};

/** The public directory: the listed tailors, and any tailor by the address of their page. */
export function directoryStore({ db, places }: Pick<StoreDeps, 'db' | 'places'>, budget = usualBudget) {
  const newest = newestFirst(db, budget);
  const nearest = nearestFirst(db, budget);
  const coversOf = coverReader(db);
  const wordsMeant = nameReader(db);
  const rowsBySeq = db
    .select()
    .from(tailors)
    .where(and(eq(tailors.isActive, true), sql`${tailors.seq} = any(${sql.placeholder('seqs')}::bigint[])`))
    .prepare('listed_any_order');

  /** The cards of these rows, in their order. */
  const cards = async (rows: TailorRow[], distances?: Map<number, number>): Promise<FoundTailor[]> => {
    const covers = await coversOf(rows.map(({ id }) => id));
    return rows.map((row) => ({
      ...presented(row),
      distanceMeters: distances?.get(row.seq) ?? null,
      cover: covers.get(row.id) ?? null,
    }));
  };

  const searchNewest = async (narrowing: Narrowing, { limit, cursor }: SearchQuery): Promise<Found> => {
    const { rows, ...total } = await newest(narrowing, { after: seqIn(cursor), take: limit + 1 });
    const page = rows.slice(0, limit);
    return { ...total, tailors: await cards(page), next: rows.length > limit ? String(page.at(-1)?.seq) : undefined };
  };

  const searchNear = async (centre: Place, narrowing: Narrowing, query: SearchQuery): Promise<Found> => {
    const { limit, cursor, radius: radiusMeters } = query;
    const search = { centre, radiusMeters, narrowing, after: distanceIn(cursor), take: limit + 1 };
    const { nearby, ...total } = await nearest(search);
    const page = nearby.slice(0, limit);
    const rows = await rowsBySeq.execute({ seqs: page.map(({ seq }) => seq) });
    const bySeq = new Map(rows.map((row) => [row.seq, row]));
    const last = nearby.length > limit ? page.at(-1) : undefined;
    return {
      ...total,
      tailors: await cards(
        page.flatMap(({ seq }) => bySeq.get(seq) ?? []),
        new Map(page.map(({ seq, distanceMeters }) => [seq, distanceMeters])),
      ),
      next: last && `${last.distanceMeters}_${last.seq}`,
    };
  };

  return {
    /** Newest first; near a place nearest first. `country`: ISO code of where the visitor seems to be. */
    search: async (query: SearchQuery, country?: string): Promise<Found> => {
      const near = understood(query, places, country);
      const nothing = { tailors: [], total: 0, more: false, near };
      if (near && !near.place) return nothing;
      const words = query.q ? await wordsMeant(query.q) : [];
      if (words.some((meant) => meant.length === 0)) return nothing;
      const area = near?.place && ['state', 'country'].includes(near.place.kind) ? near.place : undefined;
      const asked = {
        ...query,
        state: query.state || (area?.state ?? ''),
        country: countryNameOf(query.country) || (area?.country ?? ''),
      };
      const { tags, ...narrowing } = narrowingOf(asked);
      const named = { ...narrowing, tags: [...tags, ...words.map((values) => ({ kind: 'name' as const, values }))] };
      const found = near?.place && !area ? searchNear(near.place, named, query) : searchNewest(named, query);
      return { ...(await found), near };
    },
    /** Places by what somebody types. */
    places: (text: string, country?: string): Place[] => places.find(text, { country }).map(asPlace),
    /** By the address of the page, or one that it had before: then `profileSlug` is another. */
    bySlug: async (slug: string) => {
      const [row] = await db.select().from(tailors).where(eq(tailors.profileSlug, slug));
      if (row) return presented(row);
      const [moved] = await db
        .select(getTableColumns(tailors))
        .from(formerSlugs)
        .innerJoin(tailors, eq(tailors.id, formerSlugs.tailorId))
        .where(eq(formerSlugs.slug, slug));
      return presented(found(moved, 'Tailor'));
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
    ...garmentPlaces({ db, places }),
  };
}

/** Where a page of a search near a place goes on: '1234.5_678'. */
function distanceIn(cursor: string | undefined): { distanceMeters: number; seq: number } | undefined {
  const [distanceMeters, seq] = cursor?.split('_').map(Number) ?? [];
  return distanceMeters === undefined || seq === undefined ? undefined : { distanceMeters, seq };
}

/** Where a page of newest tailors goes on. A cursor of a search near a place says that too. */
function seqIn(cursor: string | undefined): number | undefined {
  return cursor === undefined ? undefined : Number(cursor.split('_').at(-1));
}
