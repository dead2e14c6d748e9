import * as z from 'zod/mini';
import { filterFields, bothCoordinates, publicTailorSchema } from './contract';
import { endpoint } from '../contract/endpoint';

/** Most cells of one answer. */
export const maxMapCells = 400;

const degree = String.raw`-?\d{1,3}(?:\.\d{1,10})?`;

/** Parses 'west,south,east,north' in degrees. `east` exceeds 180 if the bounds cross the 180th meridian. */
const boundsSchema = z.pipe(
  z.pipe(
    z.string().check(z.regex(new RegExp(`^${degree}(?:,${degree}){3}$`), 'Must be west,south,east,north')),
    z.transform((text) => text.split(',').map(Number) as [number, number, number, number]),
  ),
  z
    .tuple([z.number(), z.number(), z.number(), z.number()])
    .check(
      z.refine(
        ([west, south, east, north]) =>
          west >= -180 &&
          west <= 180 &&
          east > west &&
          east - west <= 360 &&
          south >= -90 &&
          north <= 90 &&
          north > south,
        'Not the bounds of a map',
      ),
    ),
);

export const mapQuerySchema = z.object({ ...filterFields, bounds: z.optional(boundsSchema) }).check(bothCoordinates);

const mapTailorSchema = z.pick(publicTailorSchema, {
  id: true,
  businessName: true,
  profileSlug: true,
  profilePictureUrl: true,
  profilePictureSrcset: true,
});

/**
 * A cell of the map's grid with the matches in it. `latitude` and `longitude` are their centre, and `bounds` contain them: a
 * single point if all are at one town or postal code. The place is that of one of them. `tailor` is set if it is the only one.
 */
export const mapCellSchema = z
  .object({
    latitude: z.number(),
    longitude: z.number(),
    bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]),
    count: z.int(),
    city: z.string(),
    state: z.string(),
    country: z.string(),
    tailor: z.optional(mapTailorSchema),
  })
  .register(z.globalRegistry, { id: 'MapCell' });

/** The matches of a search on a map. With `isEstimate` the counts are computed from a sample of a large number. */
export const tailorMapSchema = z
  .object({
    cells: z.array(mapCellSchema).check(z.maxLength(maxMapCells)),
    total: z.int(),
    isEstimate: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'TailorMap' });

export type MapQuery = z.output<typeof mapQuerySchema>;
export type MapCell = z.output<typeof mapCellSchema>;
export type TailorMapAnswer = z.output<typeof tailorMapSchema>;

/** All matches of a search, in cells. Without `bounds`, the grid fits the matches. */
export const tailorMapApi = {
  cells: endpoint({
    access: 'public',
    method: 'GET',
    path: '/api/map',
    summary: 'Counts the tailors that a search finds, by cells of a map.',
    query: mapQuerySchema,
    response: tailorMapSchema,
  }),
};
