import { distanceKm, type Point } from '@seamfolk/gazetteer';
import { and, eq, inArray } from 'drizzle-orm';
import type { MapCell, TailorMapAnswer } from '@shared/directory/map-contract';
import type { Database } from '../../../db/client';
import { tailors } from '../../tailor/tables';
import type { ObjectStorage } from '../../../storage/object-storage';
import { profilePictureOf } from '../../tailor/presenter';
import type { ResolvedFilters } from '../filters';
import { type Bounds, cellsOf, type CountedCell } from './map-grid';
import { spotsOf } from './map-statements';

export interface MapSearch {
  filters: ResolvedFilters;
  /** The circle of a search near a place. */
  around?: { centre: Point; radiusMeters: number };
  /** The visible part of the map. */
  bounds?: Bounds;
}

const columns = {
  id: tailors.id,
  seq: tailors.seq,
  businessName: tailors.businessName,
  profileSlug: tailors.profileSlug,
  profilePictureKey: tailors.profilePictureKey,
  profilePictureWidths: tailors.profilePictureWidths,
  profilePictureHiddenAt: tailors.profilePictureHiddenAt,
  city: tailors.city,
  state: tailors.state,
  country: tailors.country,
};

/** Returns a function that counts all matches of a search by cells of a map. */
export function tailorMap(db: Database, storage: Pick<ObjectStorage, 'publicUrl'>) {
  return async ({ filters, around, bounds }: MapSearch): Promise<TailorMapAnswer> => {
    const within = around ? intersectionOf(boundsAround(around), bounds) : bounds;
    if (within === 'apart') return { cells: [], total: 0, isEstimate: false };
    const result = await spotsOf(db, filters, within);
    const inCircle = (spot: Point) => !around || distanceKm(around.centre, spot) * 1_000 <= around.radiusMeters;
    const spots = result.spots.filter(inCircle);
    const cells = cellsOf(spots, bounds);
    const total = cells.reduce((sum, { count }) => sum + count, 0);
    return { cells: await withNames(cells, result.isEstimate), total, isEstimate: result.isEstimate };
  };

  /** Adds the town of one tailor to each cell, and the tailor if there are no others. */
  async function withNames(cells: CountedCell[], isEstimate: boolean): Promise<MapCell[]> {
    const seqs = cells.map(({ seq }) => seq);
    const rows =
      seqs.length === 0
        ? []
        : await db
            .select(columns)
            .from(tailors)
            .where(and(eq(tailors.isActive, true), inArray(tailors.seq, seqs)));
    const bySeq = new Map(rows.map((row) => [row.seq, row]));
    return cells.flatMap(({ seq, ...cell }) => {
      const row = bySeq.get(seq);
      if (!row) return [];
      const { id, businessName, profileSlug, city, state, country } = row;
      const isAlone = cell.count === 1 && !isEstimate;
      const tailor = isAlone ? { id, businessName, profileSlug, ...profilePictureOf(storage, row) } : undefined;
      return [{ ...cell, city, state, country, tailor }];
    });
  }
}

const metresADegree = 111_000;

/** Returns bounds that contain a circle. */
function boundsAround({ centre: { latitude, longitude }, radiusMeters }: NonNullable<MapSearch['around']>): Bounds {
  const north = radiusMeters / metresADegree;
  const furthest = Math.min(89, Math.abs(latitude) + north);
  const east = north / Math.cos((furthest * Math.PI) / 180);
  const [south, top] = [Math.max(-90, latitude - north), Math.min(90, latitude + north)];
  if (east >= 180) return [-180, south, 180, top];
  const west = longitude - east < -180 ? longitude - east + 360 : longitude - east;
  return [west, south, west + 2 * east, top];
}

/** Returns the part that two bounds share. */
function intersectionOf(a: Bounds, b: Bounds | undefined): Bounds | 'apart' {
  if (!b) return a;
  const [south, north] = [Math.max(a[1], b[1]), Math.min(a[3], b[3])];
  if (south > north) return 'apart';
  for (const shift of [0, 360, -360]) {
    const [west, east] = [Math.max(a[0] + shift, b[0]), Math.min(a[2] + shift, b[2])];
    if (west <= east) return west > 180 ? [west - 360, south, east - 360, north] : [west, south, east, north];
  }
  return 'apart';
}
