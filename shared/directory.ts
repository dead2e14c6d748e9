import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { garmentNames } from './garments';
import { culturalSubCategories, serviceCategories } from './services';
import { maxLengths } from './limits';
import { emptyText, moment } from './text';

/** 'a,b' -> ['a', 'b'], each from the closed list; absent -> []. */
const commaJoined = <const T extends readonly string[]>(options: T, message: string) =>
  z._default(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((text): string[] => [...new Set(text.split(',').filter(Boolean))]),
      ),
      z.array(z.enum(options, message)),
    ),
    [],
  );

/** Most rows that one answer carries, and how many come when nobody says. */
export const searchLimits = { default: 24, max: 100 } as const;

export const searchQuerySchema = z.object({
  city: emptyText(maxLengths.place),
  state: emptyText(maxLengths.place),
  zipcode: emptyText(maxLengths.place),
  country: emptyText(maxLengths.place),
  primaryCategories: commaJoined(serviceCategories, 'Not a service category'),
  culturalCategories: commaJoined(culturalSubCategories, 'Not a cultural specialty'),
  garments: commaJoined(garmentNames, 'Not a garment of the catalogue'),
  limit: z._default(
    z.pipe(
      z.pipe(z.string().check(z.regex(/^\d{1,3}$/, 'Must be a number from 1 to 100')), z.transform(Number)),
      z.int().check(z.minimum(1, 'Must be at least 1'), z.maximum(searchLimits.max, 'Must be at most 100')),
    ),
    searchLimits.default,
  ),
  cursor: z.optional(z.string().check(z.regex(/^\d{1,15}$/, 'Not a cursor'))),
});

/**
 * What everybody may see of a tailor. `whatsappUrl` opens a chat, whatever way the number was written, with `greeting` as
 * its first line. `profilePictureSrcset` lists the picture as WebP in several widths, null where there is none.
 */
export const publicTailorSchema = z.object({
  id: z.uuid(),
  businessName: z.string(),
  phone: z.nullable(z.string()),
  whatsapp: z.nullable(z.string()),
  whatsappUrl: z.nullable(z.string()),
  greeting: z.string(),
  city: z.string(),
  state: z.string(),
  zipcode: z.string(),
  country: z.string(),
  bio: z.nullable(z.string()),
  profilePictureUrl: z.nullable(z.string()),
  profilePictureSrcset: z.nullable(z.string()),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  primaryServiceCategories: z.array(z.string()),
  culturalSubCategories: z.array(z.string()),
  serviceCategories: z.array(z.string()),
  profileSlug: z.string(),
  isActive: z.boolean(),
  createdAt: moment,
  updatedAt: moment,
});

/** One card of the directory. */
export const tailorCardSchema = z.pick(publicTailorSchema, {
  id: true,
  businessName: true,
  city: true,
  state: true,
  country: true,
  bio: true,
  phone: true,
  whatsapp: true,
  whatsappUrl: true,
  profilePictureUrl: true,
  profilePictureSrcset: true,
  primaryServiceCategories: true,
  culturalSubCategories: true,
  profileSlug: true,
});

export type SearchQuery = z.output<typeof searchQuerySchema>;
export type TailorCard = z.output<typeof tailorCardSchema>;
export type PublicTailor = z.output<typeof publicTailorSchema>;

/**
 * The public directory. `search` answers a bare array, newest first, with the number of all matches in
 * `X-Total-Count` and the next page in `Link: <...>; rel="next"`.
 */
export const directoryApi = {
  search: endpoint({
    access: 'public',
    method: 'GET',
    path: '/api/tailors/search',
    query: searchQuerySchema,
    response: z.array(tailorCardSchema),
  }),
  tailor: endpoint({
    access: 'public',
    method: 'GET',
    path: '/api/tailors/:slug',
    params: z.object({ slug: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/, 'Not a profile URL')) }),
    response: publicTailorSchema,
  }),
};
