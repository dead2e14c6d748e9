import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint';
import { factsFields } from '../tailor/facts';
import { galleryImageSchema } from '../gallery/contract';
import { garmentNames } from '../tailor/garments';
import { languageCodes } from '../tailor/languages';
import { radiusLimits } from './radius';
import { culturalSubCategories, serviceCategories } from '../tailor/services';
import { maxLengths } from '../contract/limits';
import { emptyText, moment } from '../contract/text';

/** Parses 'a,b' -> ['a', 'b'] without repetitions. Each must be one of `options`. Absent -> []. */
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

const numberIn = (min: number, max: number, message: string) =>
  z.pipe(
    z.pipe(z.string().check(z.regex(/^-?\d{1,6}(\.\d{1,10})?$/, message)), z.transform(Number)),
    z.number().check(z.minimum(min, message), z.maximum(max, message)),
  );

/** Maximum and default number of rows in one answer. */
export const searchLimits = { default: 24, max: 100 } as const;

/** The filters of a search and of the map of its matches. */
export const filterFields = {
  q: emptyText(maxLengths.name),
  near: emptyText(maxLengths.place),
  lat: z.optional(numberIn(-90, 90, 'Must be from -90 to 90')),
  lng: z.optional(numberIn(-180, 180, 'Must be from -180 to 180')),
  radius: z._default(numberIn(1, radiusLimits.max, 'Must be from 1 to 500000 metres'), radiusLimits.default),
  city: emptyText(maxLengths.place),
  state: emptyText(maxLengths.place),
  zipcode: emptyText(maxLengths.place),
  country: emptyText(maxLengths.place),
  primaryCategories: commaJoined(serviceCategories, 'Not a service category'),
  culturalCategories: commaJoined(culturalSubCategories, 'Not a cultural specialty'),
  garments: commaJoined(garmentNames, 'Not a garment of the catalogue'),
  languages: commaJoined(languageCodes, 'Not a language of the list'),
  homeVisits: z._default(z.string().check(z.regex(/^(yes)?$/, "Must be 'yes' or left out")), ''),
};

/** Refuses one coordinate without the other. */
export const bothCoordinates = z.refine<{ lat?: number; lng?: number }>(
  ({ lat, lng }) => (lat === undefined) === (lng === undefined),
  { path: ['lng'], message: 'Give both lat and lng' },
);

export const searchQuerySchema = z
  .object({
    ...filterFields,
    limit: z._default(
      z.pipe(
        z.pipe(z.string().check(z.regex(/^\d{1,3}$/, 'Must be a number from 1 to 100')), z.transform(Number)),
        z.int().check(z.minimum(1, 'Must be at least 1'), z.maximum(searchLimits.max, 'Must be at most 100')),
      ),
      searchLimits.default,
    ),
    cursor: z.optional(z.string().check(z.regex(/^(\d{1,9}(\.\d{1,20})?(e-\d+)?_)?\d{1,15}$/, 'Not a cursor'))),
  })
  .check(bothCoordinates);

/**
 * The public profile of a tailor. `callUrl` dials the phone and `smsUrl` opens a text message to the WhatsApp number or else the
 * phone, both in the international format where the number has one. `whatsappUrl` opens a chat. Messages start with `greeting`.
 * `profilePictureSrcset` lists the picture as WebP in several widths; null if there is none.
 */
export const publicTailorSchema = z
  .object({
    id: z.uuid(),
    businessName: z.string(),
    phone: z.nullable(z.string()),
    whatsapp: z.nullable(z.string()),
    callUrl: z.nullable(z.string()),
    smsUrl: z.nullable(z.string()),
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
    ...factsFields,
    createdAt: moment,
    updatedAt: moment,
  })
  .register(z.globalRegistry, { id: 'PublicTailor' });

const cardPictureSchema = z.pick(galleryImageSchema, {
  imageUrl: true,
  srcset: true,
  thumbhash: true,
  width: true,
  height: true,
});

/**
 * One card of the directory. `distanceMeters` is the distance from the requested place. `pictures` are the first images of the
 * portfolio, at most three. The coordinates are those of the postal code; with `isTownOnly`, only the town is known.
 */
export const tailorCardSchema = z
  .extend(
    z.pick(publicTailorSchema, {
      id: true,
      businessName: true,
      city: true,
      state: true,
      country: true,
      bio: true,
      phone: true,
      whatsapp: true,
      callUrl: true,
      whatsappUrl: true,
      profilePictureUrl: true,
      profilePictureSrcset: true,
      latitude: true,
      longitude: true,
      primaryServiceCategories: true,
      culturalSubCategories: true,
      profileSlug: true,
    }),
    {
      distanceMeters: z.nullable(z.number()),
      isTownOnly: z.optional(z.boolean()),
      pictures: z.optional(z.array(cardPictureSchema).check(z.maxLength(3))),
    },
  )
  .register(z.globalRegistry, { id: 'TailorCard' });

export type SearchQuery = z.output<typeof searchQuerySchema>;
export type TailorCard = z.output<typeof tailorCardSchema>;
export type PublicTailor = z.output<typeof publicTailorSchema>;

/**
 * The public directory. `search` answers an array, nearest first if a place is given, else newest first. Headers: the number of
 * all matches in `X-Total-Count` (a minimum with `X-Total-Is-At-Least: true`), the next page in `Link: <...>; rel="next"`, and
 * how `near` was understood in `X-Near` (`nearSchema` as JSON, percent-encoded).
 */
export const directoryApi = {
  search: endpoint({
    access: 'public',
    method: 'GET',
    path: '/api/tailors/search',
    summary: 'Searches the listed tailors: nearest first where a place is given, else newest first.',
    headers: {
      'X-Total-Count': 'Number of all matches.',
      'X-Total-Is-At-Least': '`true` where counting stopped early, so that there may be more matches.',
      'X-Near': 'What `near` was understood as: JSON, percent-encoded.',
      Link: 'Address of the next page, with rel="next"; absent on the last page.',
    },
    query: searchQuerySchema,
    response: z.array(tailorCardSchema),
  }),
  tailor: endpoint({
    access: 'public',
    method: 'GET',
    path: '/api/tailors/:slug',
    summary: 'Reads the public page of a tailor.',
    params: z.object({ slug: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/, 'Not a profile URL')) }),
    response: publicTailorSchema,
  }),
};
