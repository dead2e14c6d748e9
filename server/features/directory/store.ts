import { and, asc, between, eq, getTableColumns, isNull, max } from 'drizzle-orm';
import type { Point } from '@seamfolk/gazetteer';
import { countryNameOf } from '@shared/places/address';
import { searchLimits, type SearchQuery } from '@shared/directory/contract';
import type { SearchPage } from '@shared/pages/page-data';
import type { Place } from '@shared/places/contract';
import type { MapQuery, TailorMapAnswer } from '@shared/directory/map-contract';
import type { WiderQuery } from '@shared/directory/wider-contract';
import { formerSlugs, tailors } from '../tailor/tables';
import { found } from '../../http/errors';
import type { PooledDeps } from '../../deps';
import { shownPromises } from '../orders/kept-promises';
import { tailorPresenter } from '../tailor/presenter';
import { usualBudget, type Total } from './budget';
import { cardReader } from './cards';
import { directorySize } from './directory-size';
import { searchFiltersOf, type ResolvedFilters } from './filters';
import { garmentPlaces } from './garment-places';
import { textResolver } from './localities';
import { nameReader } from './name-words';
import { nearestFirst } from './nearby';
import { newestFirst } from './newest';
import { asPlace, resolveNear } from './resolve-near';
import { tailorMap } from './map/tailor-map';

type Found = Omit<SearchPage, 'near' | 'picturesUrl'>;

type FilterQuery = Omit<SearchQuery, 'limit' | 'cursor'>;
type DirectoryDeps = Pick<PooledDeps, 'db' | 'places' | 'storage'>;

/** Returns the public directory: the listed tailors, and any tailor by slug who is not hidden. */
export function directoryStore({ db, places, storage }: DirectoryDeps, budget = usualBudget, now = () => new Date()) {
  const resolveTexts = textResolver(db, budget);
  const newest = newestFirst(db, budget);
  const isTown = (spot: Point) => !places.isPostalCode(spot);
  const nearest = nearestFirst(db, budget, isTown);
  const cards = cardReader(db, isTown);
  const countOnMap = tailorMap(db, storage);
  const presentTailor = tailorPresenter(storage);
  const present = async (row: typeof tailors.$inferSelect) =>
    presentTailor({ ...row, keptPromises: await shownPromises(db, row) });
  const readName = nameReader(db);

  const searchNewest = async (filters: ResolvedFilters, { limit, cursor }: SearchQuery): Promise<Found> => {
    const { seqs, ...total } = await newest(filters, { after: seqIn(cursor), take: limit + 1 });
    const page = seqs.slice(0, limit);
    return {
      ...total,
      tailors: await cards(page),
      next: seqs.length > limit ? String(page.at(-1)) : undefined,
    };
  };

  const searchNear = async (centre: Place, filters: ResolvedFilters, query: SearchQuery): Promise<Found> => {
    const { limit, cursor, radius: radiusMeters } = query;
    const search = { centre, radiusMeters, filters, after: positionIn(cursor), take: limit + 1 };
    const { nearby, ...total } = await nearest(search);
    const page = nearby.slice(0, limit);
    const distances = new Map(page.map(({ seq, distanceMeters }) => [seq, distanceMeters]));
    const last = nearby.length > limit ? page.at(-1) : undefined;
    return {
      ...total,
      tailors: await cards([...distances.keys()], distances),
      next: last && `${last.orderMeters}_${last.seq}`,
    };
  };

  /** Resolves the filters of a query. `filters` is undefined if nothing can match. */
  const resolveSearch = async (query: FilterQuery, country: string | undefined) => {
    const near = resolveNear(query, places, country);
    if (near && !near.place) return { near };
    const words = query.q ? await readName(query.q) : [];
    if (words.some((meant) => meant.length === 0)) return { near };
    const area = near?.place && ['state', 'country'].includes(near.place.kind) ? near.place : undefined;
    const fullQuery = {
      ...query,
      state: query.state || (area?.state ?? ''),
      country: countryNameOf(query.country) || (area?.country ?? ''),
    };
    const { tags, ...others } = searchFiltersOf(fullQuery, now());
    const names = words.map((values) => ({ kind: 'name' as const, values }));
    const filters = await resolveTexts({ ...others, tags: [...tags, ...names] });
    if (filters.towns?.length === 0) return { near };
    return { near, filters, centre: area ? undefined : near?.place };
  };

  return {
    /** Finds tailors, newest first, or nearest first near a place. `country`: ISO code of the visitor's probable country. */
    search: async (query: SearchQuery, country?: string): Promise<SearchPage> => {
      const { near, filters, centre } = await resolveSearch(query, country);
      const picturesUrl = storage.publicUrl('');
      if (!filters) return { tailors: [], total: 0, more: false, near, picturesUrl };
      const found = await (centre ? searchNear(centre, filters, query) : searchNewest(filters, query));
      return { ...found, near, picturesUrl };
    },
    /** Counts the matches of a search. */
    count: async (query: WiderQuery, country?: string): Promise<Total> => {
      const { filters, centre } = await resolveSearch(query, country);
      if (!filters) return { total: 0, more: false };
      // As many as a page, so that the count is that of the search.
      const take = searchLimits.default + 1;
      const { total, more } = await (centre
        ? nearest({ centre, radiusMeters: query.radius, filters, take })
        : newest(filters, { after: undefined, take }));
      return { total, more };
    },
    /** Returns the number of listed tailors and of their cities, which can be some minutes old. */
    size: directorySize(db),
    /** Counts all matches of the same search by cells of a map. */
    map: async (query: MapQuery, country?: string): Promise<TailorMapAnswer> => {
      const { filters, centre } = await resolveSearch(query, country);
      if (!filters) return { cells: [], total: 0, isEstimate: false };
      const around = centre && { centre, radiusMeters: query.radius };
      return countOnMap({ filters, around, bounds: query.bounds });
    },
    /** Returns places that match an unfinished text. */
    places: (text: string, country?: string): Place[] => places.find(text, { country }).map(asPlace),
    /** Returns a tailor by the current or a former slug. For a former one `profileSlug` differs from `slug`. */
    bySlug: async (slug: string) => {
      const [row] = await db
        .select()
        .from(tailors)
        .where(and(eq(tailors.profileSlug, slug), isNull(tailors.hiddenAt)));
      if (row) return present(row);
      const [moved] = await db
        .select(getTableColumns(tailors))
        .from(formerSlugs)
        .innerJoin(tailors, eq(tailors.id, formerSlugs.tailorId))
        .where(and(eq(formerSlugs.slug, slug), isNull(tailors.hiddenAt)));
      return present(found(moved, 'Tailor'));
    },
    /** Returns the number of sitemap parts of `pagesPerPart` addresses. Parts are ranges of `seq`. */
    sitemapParts: async (pagesPerPart: number) => {
      const [last] = await db.select({ seq: max(tailors.seq) }).from(tailors);
      return Math.ceil((last?.seq ?? 0) / pagesPerPart);
    },
    /** Returns the listed pages of one part, counted from 0: at most `pagesPerPart`. */
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

/** Parses the cursor of a search near a place: '1234.5_678'. */
function positionIn(cursor: string | undefined): { orderMeters: number; seq: number } | undefined {
  const [orderMeters, seq] = cursor?.split('_').map(Number) ?? [];
  return orderMeters === undefined || seq === undefined ? undefined : { orderMeters, seq };
}

/** Parses the cursor of a search by age. Also accepts a cursor of a search near a place, which ends with the `listSeq`. */
function seqIn(cursor: string | undefined): number | undefined {
  return cursor === undefined ? undefined : Number(cursor.split('_').at(-1));
}
