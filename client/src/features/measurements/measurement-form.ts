import * as z from 'zod/mini';
import { measureLabel, measurementInputSchema, measures as allMeasures, templates } from '@shared/measurements';
import type { Measure, Measurement, MeasurementInput, MeasurementUpdate, TemplateName } from '@shared/measurements';
import { useState } from 'react';
import { useDraft } from '../../forms/use-draft';
import { useRowForm, type RowForm } from '../../forms/use-row-form';
import { useCreateMeasurement, useUpdateMeasurement } from './queries';

type MeasurementValues = z.input<typeof measurementInputSchema>;

export type MeasurementForm = RowForm<MeasurementValues, MeasurementInput>;

/**
 * Returns the form of a new record, or of `record`, and the `measures` with a field: those of the chosen template, or all of
 * them for an existing record. A new record is labelled with the template's name until the user types another label. The form keeps a value for every measure, so that text typed in one template is still there in
 * another; it validates and sends only those with a field. If an earlier attempt created the record and another device has
 * changed it, the record's measures get fields too, because a save deletes each measure that it does not contain.
 */
export function useMeasurementForm(customerId: string, record: Measurement | undefined, onDone: () => void) {
  const draft = useDraft<MeasurementValues>('measurement', record?.id ?? newRecordId(customerId));
  const [template, setTemplate] = useState(() => templateNamed(draft.choice));
  const [found, setFound] = useState<readonly Measure[]>([]);
  const ofTemplate = record ? allMeasures : template ? templates[template].measures : [];
  const measures = [...new Set([...ofTemplate, ...found])];
  const form = useRowForm({
    kind: 'measurement',
    draft,
    row: record,
    schema: schemaOf(measures),
    valuesOf: (row?: MeasurementUpdate) => valuesOf(customerId, row),
    labels,
    create: useCreateMeasurement(),
    update: useUpdateMeasurement(),
    words: record ? editing : adding,
    onDone,
    onChanged: ({ measurements }) =>
      setFound((earlier) => [...earlier, ...allMeasures.filter((measure) => measurements[measure])]),
  });
  const choose = (chosen: TemplateName) => {
    setTemplate(chosen);
    draft.choose(chosen);
    const label = form.getValues('tags') ?? '';
    if (label === '' || isNameOfTemplate(label)) form.setValue('tags', templates[chosen].name);
  };
  return { form, measures, template, choose, leaveTemplate: () => setTemplate(null) };
}

/** Returns the draft id of a client's new record. */
export const newRecordId = (customerId: string) => `new-${customerId}`;

const isNameOfTemplate = (label: string) => Object.values(templates).some(({ name }) => name === label);

const templateNamed = (name = '') => (name in templates ? (name as TemplateName) : null);

function schemaOf(measures: readonly Measure[]) {
  const displayed = ({ measurements, ...rest }: MeasurementValues): MeasurementValues => ({
    ...rest,
    measurements: {
      ...Object.fromEntries(measures.map((measure) => [measure, measurements[measure]])),
      notes: measurements.notes,
    },
  });
  return z.pipe(z.transform(displayed), measurementInputSchema);
}

function valuesOf(customerId: string, record?: MeasurementUpdate): MeasurementValues {
  return {
    customerId,
    tags: record?.tags ?? '',
    measurements: {
      ...Object.fromEntries(allMeasures.map((measure) => [measure, record?.measurements[measure] ?? ''])),
      notes: record?.measurements.notes ?? '',
    },
  };
}

const labels = {
  tags: 'Label',
  ...Object.fromEntries(allMeasures.map((measure) => [`measurements.${measure}` as const, measureLabel(measure)])),
  'measurements.notes': 'Additional Notes',
};

const adding = {
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
