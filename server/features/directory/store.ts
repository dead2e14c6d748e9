import { and, asc, between, desc, eq, inArray, max, or } from 'drizzle-orm';
import { countryNameOf } from '@shared/address';
import type { SearchQuery } from '@shared/directory';
import type { Near, Place } from '@shared/places';
import { formerSlugs, tailors } from '../../db/tables';
import { found } from '../../http/errors';
import type { StoreDeps } from '../../scope';
import { presented } from '../tailor/presented';
import { coversOf } from './covers';
import { conditionOf, filterNames, type FilterValues } from './filters';
import { countNearby, nearest } from './nearby';
import { newestFirst } from './newest';
import { asPlace, understood } from './understood';

/** One page of a search, with the number of all matches; `next` is the cursor of the page after it. */
export interface Found {
  tailors: FoundTailor[];
  total: number;
  next?: string;
  /** What `near` was understood as; left out where nothing was asked. */
  near?: Near;
}

type TailorRow = typeof tailors.$inferSelect;
type FoundTailor = ReturnType<typeof presented<TailorRow>> & {
  distanceMeters: number | null;
  cover: Awaited<ReturnType<typeof coversOf>> extends Map<string, infer Cover> ? Cover | null : never;
};

/** The public directory: the listed tailors, and any tailor by the address of their page. */
export function directoryStore({ db, places }: StoreDeps) {
  const newest = newestFirst(db);

  /** The cards of these rows, in their order. */
  const cards = async (rows: TailorRow[], distances?: Map<string, number>): Promise<FoundTailor[]> => {
    const covers = await coversOf(
      db,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => ({
      ...presented(row),
      distanceMeters: distances?.get(row.id) ?? null,
      cover: covers.get(row.id) ?? null,
    }));
  };

  const searchNewest = async (values: FilterValues, { limit, cursor }: SearchQuery): Promise<Found> => {
    const { rows, total } = await newest(values, { after: seqIn(cursor), take: limit + 1 });
    const page = rows.slice(0, limit);
    return { tailors: await cards(page), total, next: rows.length > limit ? String(page.at(-1)?.seq) : undefined };
  };

  const searchNear = async (place: Place, values: FilterValues, query: SearchQuery): Promise<Found> => {
    const { limit, cursor, radius } = query;
    const matching = filterNames.flatMap((name) => (values[name].length > 0 ? [conditionOf(name, values[name])] : []));
    const search = { centre: place, radiusMeters: radius, matching, after: distanceIn(cursor), take: limit + 1 };
    const [rows, total] = await Promise.all([nearest(db, search), countNearby(db, search)]);
    const page = rows.slice(0, limit);
    const ids = page.map(({ id }) => id);
    const byId = new Map((await db.select().from(tailors).where(inArray(tailors.id, ids))).map((row) => [row.id, row]));
    const last = rows.length > limit ? page.at(-1) : undefined;
    return {
      tailors: await cards(
        ids.flatMap((id) => byId.get(id) ?? []),
        new Map(page.map(({ id, distanceMeters }) => [id, distanceMeters])),
      ),
      total,
      next: last && `${last.distanceMeters}_${last.seq}`,
    };
  };

  return {
    /** Newest first; near a place nearest first. `country`: ISO code of where the visitor seems to be. */
    search: async (query: SearchQuery, country?: string): Promise<Found> => {
      const values = { ...query, country: countryNameOf(query.country) };
      const near = understood(query, places, country);
      if (!near) return searchNewest(values, query);
      const { place } = near;
      if (!place) return { tailors: [], total: 0, near };
      if (place.kind !== 'state' && place.kind !== 'country')
        return { ...(await searchNear(place, values, query)), near };
      const within = { ...values, state: values.state || place.state, country: values.country || place.country };
      return { ...(await searchNewest(within, query)), near };
    },
    /** Places by what somebody types. */
    places: (text: string, country?: string): Place[] => places.find(text, { country }).map(asPlace),
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

/** Where a page of a search near a place goes on: '1234.5_678'. */
function distanceIn(cursor: string | undefined): { distanceMeters: number; seq: number } | undefined {
  const [distanceMeters, seq] = cursor?.split('_').map(Number) ?? [];
  return distanceMeters === undefined || seq === undefined ? undefined : { distanceMeters, seq };
}

/** Where a page of newest tailors goes on. A cursor of a search near a place says that too. */
function seqIn(cursor: string | undefined): number | undefined {
  return cursor === undefined ? undefined : Number(cursor.split('_').at(-1));
}
