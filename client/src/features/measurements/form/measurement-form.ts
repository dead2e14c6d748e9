import * as z from 'zod/mini';
import { measureOf, measuresOf, type Measure } from '@shared/measurements/catalogue';
import { measurementInputSchema, measureText, noteText, specifiedKeys } from '@shared/measurements/contract';
import type { Measurement, MeasurementInput, MeasurementUpdate } from '@shared/measurements/contract';
import { recordOf, valuesOf } from '@shared/measurements/values';
import type { Sheet } from '@shared/sheets/contract';
import type { walkInInputSchema } from '@shared/walk-ins/contract';
import { useEffect, useState } from 'react';
import { useDraft } from '../../../forms/use-draft';
import { useRowForm, type RowForm, type RowFormOptions } from '../../../forms/use-row-form';
import type { OpenDraft } from '../../../lib/drafts/drafts';
import { useCreateMeasurement, useUpdateMeasurement } from '../queries';

/** The values of the form. */
export interface RecordValues {
  /** Missing in a walk-in of a new client, who has a name. */
  customerId?: string;
  /** The name of a walk-in's new client. */
  name?: string;
  phone?: string | null;
  tags?: string | null;
  /** The texts of all measures by key, and the notes. */
  measurements: Record<string, string | undefined>;
}

/** The form of a record of a client, or of a walk-in. */
export type MeasurementForm = RowForm<RecordValues, MeasurementUpdate>;

interface MeasurementFormOptions {
  customerId: string;
  /** The record to edit. */
  record: Measurement | undefined;
  /** The templates and the tailor's sheets. */
  sheets: readonly Sheet[];
  /** The sheet of a new record that was chosen before the form opened. */
  first?: Sheet;
  onDone: () => void;
}

/** Returns the form of a new record of a client, or of `record`. */
export function useMeasurementForm({ customerId, record, sheets, first, onDone }: MeasurementFormOptions) {
  return useSheetForm<Measurement, MeasurementInput>({
    kind: 'measurement',
    draft: useDraft<RecordValues>('measurement', record?.id ?? newRecordId(customerId)),
    record,
    sheets,
    first,
    schema: measurementInputSchema,
    beside: () => ({ customerId }),
    create: useCreateMeasurement(),
    update: useUpdateMeasurement(),
    words: record ? editing : adding,
    onDone,
  });
}

interface SheetFormOptions<R extends Measurement, Sent extends MeasurementUpdate> extends Pick<
  RowFormOptions<R, RecordValues, Sent>,
  'kind' | 'create' | 'update' | 'words' | 'onDone'
> {
  draft: OpenDraft<RecordValues>;
  /** The record to edit. */
  record?: R;
  sheets: readonly Sheet[];
  /** The sheet of a new record that was chosen before the form opened. */
  first?: Sheet;
  /** Parses the values; those of the measures are parsed by the fields that the form has. */
  schema: typeof measurementInputSchema | typeof walkInInputSchema;
  /** Returns the values beside those of the record. */
  beside: (row?: R | Sent) => Pick<RecordValues, 'customerId' | 'name' | 'phone'>;
}

/**
 * Returns the form of a record, and the `measures` with a field: those of the chosen sheet, or all specified and the record's own
 * ones for an existing record. A new record is labelled with the sheet's name until the user types another label. The form keeps
 * a value for every measure, so that text typed in one sheet is still there in another; it validates and sends only those with a
 * field. If an earlier attempt created the record and another device has changed it, the record's measures get fields too, because
 * a save deletes each measure that it does not contain.
 */
export function useSheetForm<R extends Measurement, Sent extends MeasurementUpdate>(
  options: SheetFormOptions<R, Sent>,
) {
  const { kind, draft, record, sheets, first, beside, schema, ...saving } = options;
  const [sheetId, setSheetId] = useState<string | null>(() => draft.choice ?? first?.id ?? null);
  const firstId = first?.id;
  useEffect(() => {
    if (firstId && !draft.choice) draft.choose(firstId);
  }, [draft, firstId]);
  const [found, setFound] = useState<readonly Measure[]>([]);
  const sheet = sheets.find(({ id }) => id === sheetId);
  const ofSheet = record ? measuresOfRecord(record) : sheet ? measuresOf(sheet) : [];
  const measures = withoutRepeated([...ofSheet, ...found]);
  const form = useRowForm<R, RecordValues, Sent>({
    ...saving,
    kind,
    draft,
    row: record,
    schema: schemaOf(measures, schema, sheet) as z.ZodMiniType<Sent, RecordValues>,
    valuesOf: (row) => ({ ...beside(row), ...textsOf(measures, row ?? (first && labelled(first))) }),
    labels: labelsOf(measures),
    onChanged: (current) =>
      setFound((earlier) => [...earlier, ...valuesOf(current).map(({ key, name }) => measureOf(key, name))]),
  });
  const choose = (chosen: Sheet) => {
    setSheetId(chosen.id);
    draft.choose(chosen.id);
    const label = form.getValues('tags') ?? '';
    if (label === '' || sheets.some(({ name }) => name === label)) form.setValue('tags', chosen.name);
  };
  return { form, measures, sheet, choose, leaveSheet: () => setSheetId(null) };
}

/** The form of a record with the choice of its sheet. */
export type SheetForm = Omit<ReturnType<typeof useSheetForm<Measurement, MeasurementUpdate>>, 'form'> & {
  form: MeasurementForm;
};

/** Returns a new record's first values: the label is the name of its sheet. */
const labelled = ({ name }: Sheet): MeasurementUpdate => ({ measurements: {}, tags: name });

/** Returns the draft id of a client's new record. */
export const newRecordId = (customerId: string) => `new-${customerId}`;

const measuresOfRecord = ({ ownMeasures }: Measurement) => [
  ...specifiedKeys.map((key) => measureOf(key)),
  ...ownMeasures.map(({ key, name }) => measureOf(key, name)),
];

/** Returns the measures, each key once, in the words of its first entry. */
const withoutRepeated = (measures: readonly Measure[]): Measure[] =>
  measures.filter(({ key }, index) => measures.findIndex((each) => each.key === key) === index);

/**
 * Parses the values of the measures with a field, and the values beside them, into the input of a record that is taken by `sheet`.
 * Without one, an existing record keeps its sheet.
 */
function schemaOf(
  measures: readonly Measure[],
  input: typeof measurementInputSchema | typeof walkInInputSchema,
  sheet: Sheet | undefined,
): z.ZodMiniType<MeasurementUpdate, RecordValues> {
  const texts = z.object({
    ...Object.fromEntries(measures.map(({ key }) => [key, measureText])),
    notes: noteText,
  });
  const parsed = z.extend(input, { measurements: texts });
  const asInput = ({ measurements, ...rest }: z.output<typeof parsed>): MeasurementUpdate => ({
    ...rest,
    ...inputOf(measures, measurements),
    sheetId: sheet?.id,
    sheetName: sheet?.name,
  });
  return z.pipe(parsed as unknown as z.ZodMiniType<z.output<typeof parsed>, RecordValues>, z.transform(asInput));
}

/** Returns the measures and the notes of a record as the API takes them. */
function inputOf(measures: readonly Measure[], { notes, ...texts }: RecordValues['measurements']) {
  const { measurements, ownMeasures } = recordOf(
    measures.map(({ key, name }) => ({ key, name, value: texts[key] ?? '' })),
  );
  return { measurements: { ...measurements, ...(notes && { notes }) }, ownMeasures };
}

function textsOf(measures: readonly Measure[], record?: MeasurementUpdate): RecordValues {
  const written = new Map(record ? valuesOf(record).map(({ key, value }) => [key, value]) : []);
  const keys = [...specifiedKeys, ...measures.map(({ key }) => key)];
  return {
    tags: record?.tags ?? '',
    measurements: {
      ...Object.fromEntries(keys.map((key) => [key, written.get(key) ?? ''])),
      notes: record?.measurements.notes ?? '',
    },
  };
}

const labelsOf = (measures: readonly Measure[]) => ({
  name: 'Name',
  phone: 'Phone',
  tags: 'Label',
  ...Object.fromEntries(
    [...measures, ...specifiedKeys.map((key) => measureOf(key))]
      .reverse()
      .map(({ key, name }) => [`measurements.${key}` as const, name]),
  ),
  'measurements.notes': 'Additional Notes',
});

export const adding = {
  submit: 'Add Measurement',
  submitting: 'Adding...',
  saved: { title: 'Measurement added successfully' },
  failed: 'Failed to add measurement',
};

const editing = {
  submit: 'Update Measurement',
  submitting: 'Updating...',
  saved: { title: 'Measurement updated successfully' },
  failed: 'Failed to update measurement',
};
