import * as z from 'zod/mini';
import { measurementCalls } from './calls';
import { endpoint, otherRowOfId } from '../contract/endpoint';
import { maxLengths } from '../contract/limits';
import { sheetLimits } from '../sheets/sheet-limits';
import { answeredKey, measureKey } from './measure-key';
import {
  clearedText,
  figureLine,
  givenId,
  idParams,
  line,
  lines,
  moment,
  optionalText,
  pastMoment,
  requiredText,
} from '../contract/text';
import { latinDigits } from '../contract/digits';

/** The keys of the specified measures, in display order. `notes` is not one of them. */
export const specifiedKeys = [
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

export type SpecifiedKey = (typeof specifiedKeys)[number];

/** A measure as free text ('15 1/2 in'); '' and null become undefined. */
export const measureText = optionalMeasure(lines(maxLengths.measure).check(z.overwrite(latinDigits)));

/** The notes of a record; '' and null become undefined. */
export const noteText = optionalMeasure(lines(maxLengths.longText));

/** Measures as free text ('15 1/2 in'). Empty ones are removed from the stored object, and unknown ones are refused. */
export const measurementValuesSchema = z.pipe(
  z.strictObject({ ...ofEach(measureText), notes: noteText }, { error: unknownMeasure }),
  z.transform((values): MeasurementValues =>
    Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)),
  ),
);

export type MeasurementValues = Partial<Record<SpecifiedKey | 'notes', string>>;

/** The value of a measure, with the name that it had at the time: a record stays readable when its sheet changes. */
const valueSchema = z.object({
  key: measureKey,
  name: requiredText(maxLengths.measure, 'Name is required'),
  value: figureLine(maxLengths.measure),
});

/** Values beside those of the specified measures, in the order of the sheet. Empty ones are removed. */
export const valuesSchema = z.pipe(
  z.array(valueSchema).check(
    z.maxLength(sheetLimits.measures, `At most ${sheetLimits.measures} measures`),
    z.refine((all) => new Set(all.map(({ key }) => key)).size === all.length, 'Contains a measure twice'),
  ),
  z.transform((all): Value[] => all.filter(({ value }) => value !== '')),
);

export type Value = z.output<typeof valueSchema>;

const sheetIdText = line(sheetLimits.id).check(z.regex(/^[a-z0-9-]+$/, 'Not an id'));

export const measurementUpdateSchema = z
  .object({
    measurements: measurementValuesSchema,
    /** If left out, the record keeps its own measures. */
    ownMeasures: z.optional(valuesSchema),
    tags: optionalText(maxLengths.label),
    /**
     * The sheet by which the record is taken: the id of a template or of a sheet of the tailor. It is kept as a text, and only looked
     * up among the tailor's own sheets. If left out, the record keeps the sheet that it has.
     */
    sheetId: z.optional(z.nullable(sheetIdText)),
    /** The name of the sheet at the time. */
    sheetName: z.optional(z.nullable(requiredText(maxLengths.sheetName, 'Name is required'))),
  })
  .register(z.globalRegistry, { id: 'MeasurementUpdate' });

export const measurementInputSchema = z
  .extend(measurementUpdateSchema, {
    customerId: z.string('Please select a client').check(z.minLength(1, 'Please select a client'), z.uuid('Not an id')),
  })
  .register(z.globalRegistry, { id: 'MeasurementInput' });

/** A new record. One that was taken without a network says when. */
export const newMeasurementSchema = z
  .extend(measurementInputSchema, { id: givenId, takenAt: z.optional(pastMoment) })
  .register(z.globalRegistry, { id: 'NewMeasurement' });

export const measurementSchema = z
  .object({
    id: z.uuid(),
    customerId: z.uuid(),
    // Leaves out a key that is none of a measure, which only a change of the database can have stored.
    measurements: z.object({ ...ofEach(z.optional(z.string())), notes: z.optional(z.string()) }),
    ownMeasures: z.array(z.object({ key: answeredKey, name: z.string(), value: z.string() })),
    tags: z.nullable(z.string()),
    sheetId: z.nullable(z.string()),
    sheetName: z.nullable(z.string()),
    createdAt: moment,
    updatedAt: moment,
  })
  .register(z.globalRegistry, { id: 'Measurement' });

/** A record with the name of its client, for the dashboard. */
export const recentMeasurementSchema = z
  .extend(measurementSchema, { customerName: z.string() })
  .register(z.globalRegistry, { id: 'RecentMeasurement' });

export type MeasurementInput = z.output<typeof measurementInputSchema>;
export type NewMeasurement = z.output<typeof newMeasurementSchema>;
export type MeasurementUpdate = z.output<typeof measurementUpdateSchema>;
export type Measurement = z.output<typeof measurementSchema>;
export type RecentMeasurement = z.output<typeof recentMeasurementSchema>;

/** Calls for the records of measurements. */
export const measurementsApi = {
  recent: endpoint({
    access: 'tailor',
    ...measurementCalls.recent,
    summary: 'Lists the records that were changed last, over all clients.',
    response: z.array(recentMeasurementSchema),
  }),
  all: endpoint({
    access: 'tailor',
    ...measurementCalls.all,
    summary: 'Lists the records of all clients, those of one client together and oldest first.',
    response: z.array(measurementSchema),
  }),
  counts: endpoint({
    access: 'tailor',
    ...measurementCalls.counts,
    summary: "Counts the records of each client: the client's id -> number.",
    response: z.record(z.uuid(), z.int()),
  }),
  latest: endpoint({
    access: 'tailor',
    ...measurementCalls.latest,
    summary: "Tells when each client was last measured: the client's id -> time of the newest record.",
    response: z.record(z.uuid(), moment),
  }),
  list: endpoint({
    access: 'tailor',
    ...measurementCalls.list,
    summary: 'Lists the records of one client, newest first.',
    params: z.object({ customerId: z.uuid('Not an id') }),
    response: z.array(measurementSchema),
  }),
  create: endpoint({
    access: 'tailor',
    ...measurementCalls.create,
    summary:
      'Adds a record of measurements to a client, taken at `takenAt` or now. The same id again answers the record that is there.',
    errors: { 404: "The client is missing or another tailor's.", 412: otherRowOfId },
    idempotent: true,
    recomputed: ['takenAt'],
    body: newMeasurementSchema,
    response: measurementSchema,
  }),
  update: endpoint({
    access: 'tailor',
    ...measurementCalls.update,
    summary: 'Replaces the measures and the label of a record; other fields that are left out stay as they are.',
    versioned: true,
    params: idParams,
    body: measurementUpdateSchema,
    response: measurementSchema,
  }),
  delete: endpoint({
    access: 'tailor',
    ...measurementCalls.delete,
    summary: 'Deletes a record of measurements.',
    params: idParams,
  }),
};

/** Returns a schema for each measure. */
function ofEach<S>(schema: S) {
  return Object.fromEntries(specifiedKeys.map((key) => [key, schema])) as Record<SpecifiedKey, S>;
}

function unknownMeasure({ code, keys }: { code?: string; keys?: string[] }) {
  return code === 'unrecognized_keys'
    ? `Put into ownMeasures what is no measure of this list: ${keys?.join(', ')}`
    : undefined;
}

function optionalMeasure(text: z.ZodMiniType<string, string>) {
  return z.pipe(
    clearedText(text),
    z.transform((text): string | undefined => text ?? undefined),
  );
}
