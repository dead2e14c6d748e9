import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint';
import { maxLengths } from '../contract/limits';
import { sheetLimits } from '../sheets/sheet-limits';
import { answeredKey, measureKey } from './measure-key';
import { idParams, line, moment, optionalText, requiredText } from '../contract/text';

/** The measures of a body or garment, in display order. `notes` is not one of them. */
export const measures = [
  'neck',
  'chest',
  'waist',
  'shoulder',
  'sleeveLength',
  'armhole',
  'bicep',
  'wrist',
  'hip',
  'inseam',
  'outseam',
  'thigh',
  'knee',
  'ankle',
  'rise',
  'shirtLength',
  'jacketLength',
  'dressLength',
] as const;

export type Measure = (typeof measures)[number];

/** Returns the label of a measure: 'sleeveLength' -> 'Sleeve Length', 'shoulder' -> 'Shoulder Width'. */
export function measureLabel(measure: Measure): string {
  if (measure === 'shoulder') return 'Shoulder Width';
  return measure.replace(/[A-Z]/g, ' $&').replace(/^./, (first) => first.toUpperCase());
}

export const templates = {
  shirt: {
    name: 'Shirt',
    measures: ['neck', 'chest', 'waist', 'shoulder', 'sleeveLength', 'armhole', 'bicep', 'wrist', 'shirtLength'],
  },
  pants: { name: 'Pants', measures: ['waist', 'hip', 'inseam', 'outseam', 'thigh', 'knee', 'ankle', 'rise'] },
  suit: {
    name: 'Suit/Jacket',
    measures: ['neck', 'chest', 'waist', 'shoulder', 'sleeveLength', 'armhole', 'bicep', 'jacketLength'],
  },
  dress: { name: 'Dress', measures: ['chest', 'waist', 'hip', 'shoulder', 'sleeveLength', 'dressLength'] },
} as const satisfies Record<string, { name: string; measures: readonly Measure[] }>;

export type TemplateName = keyof typeof templates;

/** Guesses the template of a record by a measure that only this template has; undefined if there is none. */
export function templateOf(values: MeasurementValues): TemplateName | undefined {
  if (values.dressLength) return 'dress';
  if (values.shirtLength) return 'shirt';
  if (values.jacketLength) return 'suit';
  return values.inseam || values.outseam ? 'pants' : undefined;
}

/** A measure as free text ('15 1/2 in'); '' and null become undefined. */
export const measureText = optionalMeasure(maxLengths.measure);

/** The notes of a record; '' and null become undefined. */
export const noteText = optionalMeasure(maxLengths.longText);

/** Measures as free text ('15 1/2 in'). Empty ones are removed from the stored object. */
export const measurementValuesSchema = z.pipe(
  z.object({
    ...(Object.fromEntries(measures.map((name) => [name, measureText])) as Record<Measure, typeof measureText>),
    notes: noteText,
  }),
  z.transform((values): MeasurementValues =>
    Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)),
  ),
);

export type MeasurementValues = Partial<Record<Measure | 'notes', string>>;

/** A measure beside the specified ones, with its name at the time: a record stays readable when its sheet changes. */
const ownValueSchema = z.object({
  key: measureKey,
  name: requiredText(maxLengths.measure, 'Name is required'),
  value: line(maxLengths.measure),
});

/** Own measures in the order of the sheet. Empty ones are removed. */
const ownValuesSchema = z.pipe(
  z.array(ownValueSchema).check(
    z.maxLength(sheetLimits.measures, `At most ${sheetLimits.measures} measures`),
    z.refine((all) => new Set(all.map(({ key }) => key)).size === all.length, 'Contains a measure twice'),
  ),
  z.transform((all): OwnValue[] => all.filter(({ value }) => value !== '')),
);

export type OwnValue = z.output<typeof ownValueSchema>;

export const measurementUpdateSchema = z
  .object({
    measurements: measurementValuesSchema,
    /** If left out, the record keeps its own measures. */
    ownMeasures: z.optional(ownValuesSchema),
    tags: optionalText(maxLengths.label),
  })
  .register(z.globalRegistry, { id: 'MeasurementUpdate' });

export const measurementInputSchema = z
  .extend(measurementUpdateSchema, {
    customerId: z.string('Please select a client').check(z.minLength(1, 'Please select a client'), z.uuid('Not an id')),
  })
  .register(z.globalRegistry, { id: 'MeasurementInput' });

export const measurementSchema = z
  .object({
    id: z.uuid(),
    customerId: z.uuid(),
    measurements: z.partialRecord(z.enum([...measures, 'notes']), z.string()),
    ownMeasures: z.array(z.object({ key: answeredKey, name: z.string(), value: z.string() })),
    tags: z.nullable(z.string()),
    createdAt: moment,
    updatedAt: moment,
  })
  .register(z.globalRegistry, { id: 'Measurement' });

/** A record with the name of its client, for the dashboard. */
export const recentMeasurementSchema = z
  .extend(measurementSchema, { customerName: z.string() })
  .register(z.globalRegistry, { id: 'RecentMeasurement' });

export type MeasurementInput = z.output<typeof measurementInputSchema>;
export type MeasurementUpdate = z.output<typeof measurementUpdateSchema>;
export type Measurement = z.output<typeof measurementSchema>;
export type RecentMeasurement = z.output<typeof recentMeasurementSchema>;

/** Calls for the records of measurements. */
export const measurementsApi = {
  recent: endpoint({
    access: 'tailor',
    method: 'GET',
    path: '/api/measurements',
    summary: 'Lists the records that were changed last, over all clients.',
    response: z.array(recentMeasurementSchema),
  }),
  all: endpoint({
    access: 'tailor',
    method: 'GET',
    path: '/api/measurements/all',
    summary: 'Lists the records of all clients, those of one client together and oldest first.',
    response: z.array(measurementSchema),
  }),
  counts: endpoint({
    access: 'tailor',
    method: 'GET',
    path: '/api/measurements/counts',
    summary: "Counts the records of each client: the client's id -> number.",
    response: z.record(z.uuid(), z.int()),
  }),
  latest: endpoint({
    access: 'tailor',
    method: 'GET',
    path: '/api/measurements/latest',
    summary: "Tells when each client was last measured: the client's id -> time of the newest record.",
    response: z.record(z.uuid(), moment),
  }),
  list: endpoint({
    access: 'tailor',
    method: 'GET',
    path: '/api/measurements/:customerId',
    summary: 'Lists the records of one client, newest first.',
    params: z.object({ customerId: z.uuid('Not an id') }),
    response: z.array(measurementSchema),
  }),
  create: endpoint({
    access: 'tailor',
    method: 'POST',
    path: '/api/measurements',
    summary: 'Adds a record of measurements to a client.',
    errors: { 404: "The client is missing or another tailor's." },
    idempotent: true,
    body: measurementInputSchema,
    response: measurementSchema,
  }),
  update: endpoint({
    access: 'tailor',
    method: 'PUT',
    path: '/api/measurements/:id',
    summary: 'Replaces the measures and the label of a record.',
    versioned: true,
    params: idParams,
    body: measurementUpdateSchema,
    response: measurementSchema,
  }),
  delete: endpoint({
    access: 'tailor',
    method: 'DELETE',
    path: '/api/measurements/:id',
    summary: 'Deletes a record of measurements.',
    params: idParams,
  }),
};

function optionalMeasure(maxLength: number) {
  return z.pipe(
    optionalText(maxLength),
    z.transform((text): string | undefined => text ?? undefined),
  );
}
