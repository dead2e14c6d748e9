import type { FromPrices, Turnaround } from '@shared/tailor/fact-texts';
import { garmentNames, type GarmentName } from '@shared/tailor/garments';
import { languageCodes } from '@shared/tailor/languages';
import { weekdays, type OpeningHours, type OpenTime } from '@shared/tailor/opening-hours';
import { paymentMethods } from '@shared/tailor/payment-methods';
import * as z from 'zod/mini';
import facts from './data/facts.json' with { type: 'json' };

/** The hours of a day: '9-18' -> opens '09:00', closes '18:00'. */
const timeSchema = z.pipe(
  z.string().check(z.regex(/^\d{1,2}-\d{1,2}$/)),
  z.transform((written): OpenTime => {
    const [opens = '', closes = ''] = written.split('-').map((hour) => `${hour.padStart(2, '0')}:00`);
    return { opens, closes };
  }),
);

/** Hours of Monday to Friday, Saturday and Sunday; a day that is left out is closed. */
const hoursSchema = z.pipe(
  z.strictObject({
    timeZone: z.string(),
    workdays: z.optional(timeSchema),
    saturday: z.optional(timeSchema),
    sunday: z.optional(timeSchema),
    byAppointment: z.optional(z.boolean()),
  }),
  z.transform(({ timeZone, workdays = null, byAppointment = false, ...weekend }): OpeningHours => {
    const hoursOf = (day: (typeof weekdays)[number]) =>
      day === 'saturday' || day === 'sunday' ? (weekend[day] ?? null) : workdays;
    const days = Object.fromEntries(weekdays.map((day) => [day, hoursOf(day)])) as OpeningHours['days'];
    return { timeZone, days, byAppointment };
  }),
);

/** Amounts by garment, in the order of the catalogue. */
const pricesSchema = z.pipe(
  z.strictObject({ currency: z.string(), amounts: z.partialRecord(z.enum(garmentNames), z.number()) }),
  z.transform(({ currency, amounts }): FromPrices => {
    const items = Object.entries(amounts).map(([garment, amount]) => ({ garment: garment as GarmentName, amount }));
    return { currency, items };
  }),
);

/** At least, and at most if it is limited. */
const rangeSchema = z.array(z.int()).check(z.minLength(1), z.maxLength(2));
const turnaroundSchema = z.pipe(
  z.union([z.strictObject({ weeks: rangeSchema }), z.strictObject({ days: rangeSchema })]),
  z.transform((range): Turnaround => {
    const [unit, [from = 0, to = null]] =
      'weeks' in range ? (['weeks', range.weeks] as const) : (['days', range.days] as const);
    return { from, to, unit };
  }),
);

const demoFactsSchema = z.strictObject({
  openingHours: z.optional(hoursSchema),
  fromPrices: z.optional(pricesSchema),
  /** Days since the prices were set. */
  pricesAge: z.optional(z.int()),
  /** Days until the closed book opens again. */
  closedFor: z.optional(z.int()),
  turnaround: z.optional(turnaroundSchema),
  /** In metres; null without a limit. */
  homeVisits: z.optional(z.nullable(z.int())),
  languages: z.optional(z.array(z.enum(languageCodes))),
  paymentMethods: z.optional(z.array(z.enum(paymentMethods))),
});

/** The facts of a demo tailor. */
export type DemoFacts = z.infer<typeof demoFactsSchema>;

/** The facts of some demo tailors by their slug; the others have given none. @throws ZodError if the file is not valid */
export const demoFacts: Readonly<Record<string, DemoFacts>> = z.record(z.string(), demoFactsSchema).parse(facts);
