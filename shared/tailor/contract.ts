import * as z from 'zod/mini';
import { requiredAddressParts, countryNames } from '../places/address';
import { publicTailorSchema } from '../directory/contract';
import { endpoint } from '../contract/endpoint';
import { addDays } from '../orders/days';
import { factsInputFields } from './facts';
import { garmentNames } from './garments';
import { CULTURAL_CATEGORY, culturalSubCategories, serviceCategories } from './services';
import { maxLengths } from '../contract/limits';
import { isReservedSlug, slugReserved } from './reserved-slugs';
import {
  calendarDay,
  clearedText,
  emptyText,
  figureLine,
  idParams,
  line,
  moment,
  optionalText,
  requiredText,
} from '../contract/text';
import { hasOneNumber, oneNumberMessage } from './several-numbers';
import { lengthUnits } from '../measurements/units';

/** A slug that a tailor can have. It may be a reserved word, because earlier slugs are kept. */
const anySlugSchema = requiredText(maxLengths.slug, 'Profile URL is required').check(
  z.regex(/^[a-z0-9-]*$/, 'URL can only contain lowercase letters, numbers, and hyphens'),
  z.refine((slug) => slug === '' || slug.length >= 3, 'Profile URL must be at least 3 characters'),
);

/** A slug that a tailor may choose. `currentSlug` is the tailor's current slug, which may be reserved. */
const chosenSlugSchema = (currentSlug?: string) =>
  anySlugSchema.check(z.refine((slug) => slug === currentSlug || !isReservedSlug(slug), slugReserved));

/** A slug that a tailor may choose. */
export const slugSchema = chosenSlugSchema();

/** A telephone number as it is written. Two of them would make a link to neither. */
const optionalNumber = clearedText(figureLine(maxLengths.phone).check(z.refine(hasOneNumber, oneNumberMessage)));

const distinct = <T>(list: T[]): T[] => [...new Set(list)];

const listOf = <const T extends readonly string[]>(options: T, message: string) =>
  z.array(z.enum(options, message), message).check(z.overwrite(distinct), z.maxLength(options.length, message));

/** Longest time for which a book can be closed, in days: the sign names its day without a year. */
export const longestClosed = 365;

const isWithinAYear = (day: string) => !(day > addDays(new Date().toISOString().slice(0, 10), longestClosed));

/** What the door says, and what it needs. Each stays as it is if it is left out. */
const doorFields = {
  fullUntil: z
    .optional(z.nullable(calendarDay.check(z.refine(isWithinAYear, 'Choose a day within a year'))))
    .register(z.globalRegistry, {
      description:
        'The day from which the tailor takes new orders again; null, or a day that has begun there, opens the book.',
    }),
  timeZone: z
    .optional(z.string().check(z.regex(/^[A-Za-z0-9_+/-]{1,60}$/, 'Not a time zone')))
    .register(z.globalRegistry, {
      description:
        "The device's IANA time zone, in which the day of `fullUntil` begins if neither the order book nor the opening hours have one.",
    }),
  showsKeptPromises: z.optional(z.boolean()),
};

/** Fields of setup and settings. State and postal code may be empty here; `tailorSettingsSchema` requires them by country. */
const tailorFieldsSchema = z.object({
  businessName: requiredText(maxLengths.name, 'Business name is required'),
  phone: optionalNumber,
  whatsapp: optionalNumber,
  city: requiredText(maxLengths.place, 'City is required'),
  state: emptyText(maxLengths.place),
  zipcode: emptyText(maxLengths.place),
  country: requiredText(maxLengths.place, 'Country is required').check(
    z.refine((name) => name === '' || countryNames.includes(name), 'Choose a country from the list'),
  ),
  bio: optionalText(maxLengths.longText),
  firstMessage: optionalText(maxLengths.firstMessage),
  primaryServiceCategories: listOf(serviceCategories, 'Not a service category').check(
    z.minLength(1, 'Please select at least one service category'),
  ),
  culturalSubCategories: z._default(listOf(culturalSubCategories, 'Not a cultural specialty'), []),
  serviceCategories: z._default(listOf(garmentNames, 'Not a garment of the catalogue'), []),
  profileSlug: anySlugSchema,
  profilePictureUrl: z.optional(z.nullable(line(maxLengths.url))),
  isActive: z.optional(z.boolean()),
  lengthUnit: z.optional(z.nullable(z.enum(lengthUnits, 'Choose inches or centimetres'))),
  ...factsInputFields,
  ...doorFields,
});

type TailorFields = z.output<typeof tailorFieldsSchema>;

/**
 * Removes what belongs to an unselected choice: specialties without their category 'Cultural & Traditional Wear', prices of
 * garments that the tailor does not make, and the distance of home visits without home visits.
 */
function withoutStrays(fields: TailorFields): TailorFields {
  const { primaryServiceCategories, culturalSubCategories, serviceCategories, fromPrices, homeVisits } = fields;
  const isMade = (garment: string) => serviceCategories.some((made) => made === garment);
  const items = fromPrices?.items.filter(({ garment }) => isMade(garment)) ?? [];
  return {
    ...fields,
    culturalSubCategories: primaryServiceCategories.includes(CULTURAL_CATEGORY) ? culturalSubCategories : [],
    ...(fromPrices && { fromPrices: items.length > 0 ? { ...fromPrices, items } : null }),
    ...(homeVisits === false && { homeVisitMeters: null }),
  };
}

/** Input of an update. Only the store can check whether a reserved slug is the tailor's current one. */
export const tailorInputSchema = z
  .pipe(tailorFieldsSchema, z.transform(withoutStrays))
  .register(z.globalRegistry, { id: 'TailorInput' });

const choosingSlug = (currentSlug?: string) =>
  z.extend(tailorFieldsSchema, { profileSlug: chosenSlugSchema(currentSlug) });

/** Input of the setup form. `currentSlug` is the slug of an existing profile. */
export const tailorSetupSchema = (currentSlug?: string) =>
  z.pipe(choosingSlug(currentSlug), z.transform(withoutStrays));

/** Input of the settings form, with the state and postal code that the country's addresses need. */
export const tailorSettingsSchema = (currentSlug?: string) =>
  z.pipe(
    choosingSlug(currentSlug).check(
      z.refine(({ state, country }) => state !== '' || !requiredAddressParts(country).state, {
        path: ['state'],
        message: 'State/Province is required',
        when: () => true,
      }),
      z.refine(({ zipcode, country }) => zipcode !== '' || !requiredAddressParts(country).zipcode, {
        path: ['zipcode'],
        message: 'Postal code is required',
        when: () => true,
      }),
    ),
    z.transform(withoutStrays),
  );

/** The tailor's own profile. `firstMessage` is null for the default greeting. */
export const tailorSchema = z
  .extend(publicTailorSchema, {
    userId: z.uuid(),
    firstMessage: z.nullable(z.string()),
    hiddenAt: z.nullable(moment).register(z.globalRegistry, {
      description: 'Since when the operator hides the page from visitors; null if it is public.',
    }),
    profilePictureHiddenAt: z.nullable(moment).register(z.globalRegistry, {
      description: 'Since when the operator hides the profile picture from visitors; null if it is public.',
    }),
    lengthUnit: z.nullable(z.enum(lengthUnits)).register(z.globalRegistry, {
      description: 'The unit of the measurements that the tailor takes; null for the usual one of the country.',
    }),
    showsKeptPromises: z.boolean().register(z.globalRegistry, {
      description: 'Whether the page shows `keptPromises` as soon as there are enough.',
    }),
  })
  .register(z.globalRegistry, { id: 'Tailor' });

export type TailorInput = z.output<typeof tailorInputSchema>;
export type Tailor = z.output<typeof tailorSchema>;

/** Calls for the tailor's own profile. `create` needs a user without a profile; `update` answers 404 for other profiles. */
export const tailorApi = {
  me: endpoint({
    access: 'tailor',
    method: 'GET',
    path: '/api/tailors/me',
    summary: "Reads the tailor's own profile.",
    versioned: true,
    response: tailorSchema,
  }),
  create: endpoint({
    access: 'user',
    method: 'POST',
    path: '/api/tailors',
    summary: 'Creates the profile of a user who has none. That of a suspended user is hidden.',
    errors: { 409: 'The profile URL is taken, or the user has a profile already.' },
    idempotent: true,
    body: tailorSetupSchema(),
    response: tailorSchema,
  }),
  update: endpoint({
    access: 'tailor',
    method: 'PUT',
    path: '/api/tailors/:id',
    summary:
      'Replaces the profile; an optional text that is left out is cleared, any other optional field stays as it is.',
    errors: {
      409: 'The profile URL is taken.',
      429: 'Too many requests, or a fourth change of the profile URL in 30 days; `Retry-After` says when to try again.',
    },
    publishes: true,
    versioned: true,
    params: idParams,
    body: tailorInputSchema,
    response: tailorSchema,
  }),
  slugAvailability: endpoint({
    access: 'user',
    method: 'GET',
    path: '/api/slugs/:slug',
    pathIsTyped: true,
    summary: 'Tells whether a profile URL is available.',
    params: z.object({ slug: slugSchema }),
    response: z.object({ available: z.boolean() }),
  }),
};
