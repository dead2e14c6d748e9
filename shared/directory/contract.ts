import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint';
import { factsFields } from '../tailor/facts';
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

const yesOrEmpty = z._default(z.string().check(z.regex(/^(yes)?$/, "Must be 'yes' or left out")), '');

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
  homeVisits: yesOrEmpty,
  hasPrices: yesOrEmpty,
  openToday: yesOrEmpty,
  takesOrders: yesOrEmpty,
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
    cursor: z.optional(z.string().check(z.regex(/^(\d{1,9}(\.\d{1,20})?(e-\d+)?_)?-?\d{1,15}$/, 'Not a cursor'))),
  })
  .check(bothCoordinates);

/** How many orders were ready on the promised day, of those that count. */
export const keptPromisesSchema = z.object({ kept: z.int(), promised: z.int() }).register(z.globalRegistry, {
  id: 'KeptPromises',
  description:
    'Orders that were ready on the promised day or before, of all promises whose outcome is known. The server counts them from the ' +
    'orders that were taken in the order book; null unless the tailor shows them and ten of these orders were collected.',
});

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
    fullUntil: z.nullable(z.string()).register(z.globalRegistry, {
      description: 'The day from which the tailor takes new orders again; null while the book is open.',
    }),
    keptPromises: z.nullable(keptPromisesSchema),
    createdAt: moment,
    updatedAt: moment,
  })
  .register(z.globalRegistry, { id: 'PublicTailor' });

const widths = z.optional(z.array(z.int()));

const profilePictureSchema = z.object({ key: z.string(), width: z.int(), widths }).register(z.globalRegistry, {
  id: 'PictureFiles',
  description:
    'Files of a picture, below `X-Pictures-Url`: `{key}.jpg`, and WebP files in `widths` pixels: `{key}-{width}.webp`; the widest has ' +
    'the next of 320, 640, 1024 and 1600 in its name. `width` is that of the widest file. Without `widths`, these are all of 192, 240, 320, ' +
    '400, 640, 720, 1024 and 1600 below `width`, and `width` itself.',
});

/** `size` is width and height in pixels. The files are those of `PictureFiles`. */
const cardPictureSchema = z.object({
  key: z.string(),
  size: z.tuple([z.int(), z.int()]),
  widths,
  thumbhash: z.nullable(z.string()),
});

/**
 * One card of the directory. What a tailor does not have is left out, except for the specified fields. `distanceMeters` is the distance
 * from the requested place. `pictures` are the first images of the portfolio, at most three. The coordinates are those of the postal code;
 * with `isTownOnly`, only the town is known. `chatUrl` opens a WhatsApp chat without a text; `withMessage` adds `greetingTo(card)`.
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
      latitude: true,
      longitude: true,
      primaryServiceCategories: true,
      culturalSubCategories: true,
      profileSlug: true,
    }),
    {
      callUrl: z.optional(z.string()),
      chatUrl: z.optional(z.string()),
      firstMessage: z.optional(z.nullable(z.string())),
      profilePicture: z.optional(profilePictureSchema),
      distanceMeters: z.optional(z.int()),
      isTownOnly: z.optional(z.boolean()),
      fullUntil: z.optional(z.nullable(z.string())),
      pictures: z.optional(z.array(cardPictureSchema).check(z.maxLength(3))),
    },
  )
  .register(z.globalRegistry, { id: 'TailorCard' });

/** The number of listed tailors, and of the cities that they have written. */
export const directorySizeSchema = z
  .object({ tailors: z.int(), cities: z.int() })
  .register(z.globalRegistry, { id: 'DirectorySize' });

export type SearchQuery = z.output<typeof searchQuerySchema>;
export type TailorCard = z.output<typeof tailorCardSchema>;
export type PublicTailor = z.output<typeof publicTailorSchema>;
export type KeptPromises = z.output<typeof keptPromisesSchema>;

/**
 * The public directory. `search` answers an array, nearest first if a place is given, else newest first. Headers: the number of
 * all matches in `X-Total-Count` (a minimum with `X-Total-Is-At-Least: true`), the next page in `Link: <...>; rel="next"`, how `near`
 * was understood in `X-Near` (`nearSchema` as JSON, percent-encoded), and the folder of the pictures in `X-Pictures-Url`.
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
      'X-Pictures-Url': 'Address of the folder of all pictures.',
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
  size: endpoint({
    access: 'public',
    method: 'GET',
    path: '/api/directory',
    summary: 'Counts the listed tailors and their cities. The count can be some minutes old.',
    response: directorySizeSchema,
  }),
};
