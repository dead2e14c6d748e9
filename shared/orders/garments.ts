import * as z from 'zod/mini';
import { calendarDay, optionalLine, requiredText } from '../contract/text';
import { maxLengths } from '../contract/limits';
import { measurementValuesSchema, type MeasurementValues, valuesSchema } from '../measurements/contract';
import { priceOf } from './money';
import { orderLimits } from './order-limits';

const wholeNumber = (least: number, most: number, message: string) =>
  z.int(message).check(z.minimum(least, message), z.maximum(most, message));

/** Whether each id is there once. */
const hasDistinctIds = (items: readonly { id: string }[]) => new Set(items.map(({ id }) => id)).size === items.length;

const fitsAsText = (most: number) => (items: unknown) => JSON.stringify(items).length <= most;

/** The values of a record without its notes, which are the client's: in an order they would outlive the record. */
const lengthsSchema = z.pipe(
  measurementValuesSchema,
  z.transform(({ notes: _, ...lengths }: MeasurementValues) => lengths),
);

/** The measures of a record at the time: bodies change, cut garments do not. */
const snapshotSchema = z.object({
  recordId: z.uuid('Not an id'),
  label: optionalLine(maxLengths.label),
  takenAt: z.iso.datetime('Write it as 2024-03-31T10:30:00Z'),
  measurements: lengthsSchema,
  ownMeasures: z._default(valuesSchema, []),
});

const garmentSchema = z
  .object({
    id: z.uuid('Not an id'),
    garment: requiredText(maxLengths.category, 'Name the garment'),
    kind: z._default(z.enum(['new', 'alteration'], 'Choose new or alteration'), 'new'),
    works: z._default(
      z
        .array(requiredText(orderLimits.work, 'Name the work'))
        .check(z.maxLength(orderLimits.works, `At most ${orderLimits.works} works`)),
      [],
    ),
    quantity: z._default(wholeNumber(1, orderLimits.quantity, `Give a number from 1 to ${orderLimits.quantity}`), 1),
    done: z._default(wholeNumber(0, orderLimits.quantity, 'Done is not a number'), 0),
    /** The price of one in minor units; null is not agreed. */
    price: z._default(
      z.nullable(
        z
          .int('Price is not an amount')
          .check(z.minimum(0, 'Price is not an amount'), z.maximum(orderLimits.price, 'Price is too large')),
      ),
      null,
    ),
    wearer: optionalLine(maxLengths.name),
    measures: z._default(z.nullable(snapshotSchema), null),
  })
  .check(z.refine(({ done, quantity }) => done <= quantity, 'More garments are done than ordered'));

/** The garments of an order in requests. */
export const garmentsSchema = z.array(garmentSchema, 'Add a garment').check(
  z.minLength(1, 'Add a garment'),
  z.maxLength(orderLimits.garments, `At most ${orderLimits.garments} garments`),
  z.refine(hasDistinctIds, 'Contains a garment twice'),
  z.refine((garments) => priceOf(garments) <= orderLimits.total, 'The prices are too large to add up'),
  z.refine(fitsAsText(orderLimits.garmentsText), 'The garments have too many measures for one order'),
);

/** A time of the day as 'HH:MM'. */
export const timeOfDay = z.string('Give a time').check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Give a time'));

const fittingSchema = z.object({
  id: z.uuid('Not an id'),
  onDate: calendarDay,
  atTime: z._default(z.nullable(timeOfDay), null),
  note: optionalLine(orderLimits.fittingNote),
  doneAt: z._default(z.nullable(z.iso.datetime('Write it as 2024-03-31T10:30:00Z')), null),
});

/** The fittings of an order in requests. */
export const fittingsSchema = z
  .array(fittingSchema)
  .check(
    z.maxLength(orderLimits.fittings, `At most ${orderLimits.fittings} fittings`),
    z.refine(hasDistinctIds, 'Contains a fitting twice'),
    z.refine(fitsAsText(orderLimits.fittingsText), 'The notes of the fittings are too long'),
  );

/** A garment of an order in answers. */
export const answeredGarment = z.object({
  id: z.string(),
  garment: z.string(),
  kind: z.enum(['new', 'alteration']),
  works: z.array(z.string()),
  quantity: z.int(),
  done: z.int(),
  price: z.nullable(z.int()),
  wearer: z.nullable(z.string()),
  measures: z.nullable(
    z.object({
      recordId: z.string(),
      label: z.nullable(z.string()),
      takenAt: z.string(),
      measurements: z.record(z.string(), z.string()),
      ownMeasures: z.array(z.object({ key: z.string(), name: z.string(), value: z.string() })),
    }),
  ),
});

/** A fitting of an order in answers. */
export const answeredFitting = z.object({
  id: z.string(),
  onDate: z.string(),
  atTime: z.nullable(z.string()),
  note: z.nullable(z.string()),
  doneAt: z.nullable(z.string()),
});

export type Garment = z.output<typeof garmentSchema>;
export type Fitting = z.output<typeof fittingSchema>;
