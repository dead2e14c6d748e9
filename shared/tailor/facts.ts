import * as z from 'zod/mini';
import { currencyCodes } from './currencies';
import { garmentNames } from './garments';
import { languageCodes } from './languages';
import { factLimits } from '../contract/limits';
import { hasOpenDay, isTimeZone } from './opening-hours';
import { paymentMethods } from './payment-methods';
import { moment } from '../contract/text';

/*
 * What clients ask for first. Answers have schemas without catalogues, so that a stored value stays readable when a catalogue
 * changes; inputs are stricter.
 */

const dayOf = <T extends z.ZodMiniType>(time: T) => {
  const day = z.nullable(time);
  return z.object({
    monday: day,
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: day,
    saturday: day,
    sunday: day,
  });
};

const openingHoursSchema = z
  .object({
    timeZone: z.string(),
    days: dayOf(z.object({ opens: z.string(), closes: z.string() })),
    byAppointment: z.boolean(),
  })
  .register(z.globalRegistry, {
    id: 'OpeningHours',
    description:
      'Local times (`HH:MM`) of each weekday in the IANA time zone `timeZone`; null is closed. A `closes` before `opens` is on ' +
      'the next day. `byAppointment`: clients can come at other times by appointment.',
  });

const fromPricesSchema = z
  .object({
    currency: z.string(),
    items: z.array(z.object({ garment: z.string(), amount: z.int() })),
  })
  .register(z.globalRegistry, {
    id: 'FromPrices',
    description: 'The lowest price of each garment, in whole units of one ISO 4217 currency.',
  });

const turnaroundSchema = z
  .object({ from: z.int(), to: z.nullable(z.int()), unit: z.enum(['days', 'weeks']) })
  .register(z.globalRegistry, {
    id: 'Turnaround',
    description: 'Usual time from order to delivery; `to` is the end of a range, or null.',
  });

/** The facts in answers; null or an empty list is not given. */
export const factsFields = {
  openingHours: z.nullable(openingHoursSchema),
  fromPrices: z.nullable(fromPricesSchema),
  pricesSetAt: z.nullable(moment).register(z.globalRegistry, {
    description: 'When `fromPrices` were set or last confirmed; null without prices.',
  }),
  turnaround: z.nullable(turnaroundSchema),
  homeVisits: z.boolean().register(z.globalRegistry, {
    description: 'Whether the tailor visits clients at home.',
  }),
  homeVisitMeters: z.nullable(z.int()).register(z.globalRegistry, {
    description: 'How far home visits go, in metres; null without a limit.',
  }),
  languages: z.array(z.string()).register(z.globalRegistry, {
    description: 'Spoken languages: BCP 47 codes.',
  }),
  paymentMethods: z.array(z.string()),
};

const time = z.string('Give a time').check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Give a time'));

const openTime = z.object({ opens: time, closes: time }).check(
  z.refine(({ opens, closes }) => opens !== closes, {
    path: ['closes'],
    message: 'Opening and closing time are the same',
  }),
);

const openingHoursInput = z
  .object({
    timeZone: z
      .string()
      .check(z.maxLength(factLimits.timeZone, 'Not a time zone'), z.refine(isTimeZone, 'Not a time zone')),
    days: dayOf(openTime),
    byAppointment: z.boolean(),
  })
  .check(
    z.refine((hours) => hours.byAppointment || hasOpenDay(hours), {
      message: 'Open at least one day, or choose by appointment',
    }),
  );

const wholeNumber = (max: number, message: string) =>
  z.int(message).check(z.minimum(1, message), z.maximum(max, message));

const garments: readonly string[] = garmentNames;

const inCatalogueOrder = <T extends { garment: string }>(items: T[]): T[] =>
  [...items].sort((a, b) => garments.indexOf(a.garment) - garments.indexOf(b.garment));

const fromPricesInput = z.object({
  currency: z.enum(currencyCodes, 'Choose a currency'),
  items: z
    .array(
      z.object({
        garment: z.enum(garments, 'Not a garment of the catalogue'),
        amount: wholeNumber(factLimits.amount, 'Give a whole number from 1 to 999,999,999'),
      }),
    )
    .check(
      z.minLength(1, 'Give at least one price'),
      z.maxLength(garmentNames.length, 'Give one price for each garment'),
      z.refine(
        (items) => new Set(items.map(({ garment }) => garment)).size === items.length,
        'Give one price for each garment',
      ),
      z.overwrite(inCatalogueOrder),
    ),
});

const turnaroundNumber = wholeNumber(factLimits.turnaround, 'Give a whole number from 1 to 99');

const turnaroundInput = z
  .object({
    from: turnaroundNumber,
    to: z.nullable(turnaroundNumber),
    unit: z.enum(['days', 'weeks'], 'Choose days or weeks'),
  })
  .check(
    z.refine(({ from, to }) => to === null || from <= to, {
      path: ['to'],
      message: 'Must not be less than the first number',
    }),
  );

const distinct = <T>(list: T[]): T[] => [...new Set(list)];

const tooManyLanguages = `Choose at most ${factLimits.languages} languages`;

/** The facts in inputs. One that is left out stays as it is; null or an empty list removes it. */
export const factsInputFields = {
  openingHours: z.optional(z.nullable(openingHoursInput)),
  fromPrices: z.optional(z.nullable(fromPricesInput)),
  confirmsPrices: z.optional(z.boolean()).register(z.globalRegistry, {
    description: 'Renews `pricesSetAt`, although the prices stay the same.',
  }),
  turnaround: z.optional(z.nullable(turnaroundInput)),
  homeVisits: z.optional(z.boolean()),
  homeVisitMeters: z.optional(
    z.nullable(wholeNumber(factLimits.homeVisitMeters, 'Give a whole number, at most 500 km')),
  ),
  languages: z.optional(
    z
      .array(z.enum(languageCodes, 'Not a language of the list'))
      .check(z.overwrite(distinct), z.maxLength(factLimits.languages, tooManyLanguages)),
  ),
  paymentMethods: z.optional(
    z
      .array(z.enum(paymentMethods, 'Not a way of payment'))
      .check(z.overwrite(distinct), z.maxLength(paymentMethods.length, 'Not a way of payment')),
  ),
};
