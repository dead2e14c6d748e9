import { zodResolver } from '@hookform/resolvers/zod';
import {
  measureLabel,
  measurementInputSchema,
  measures as allMeasures,
  type Measure,
  type Measurement,
  type MeasurementInput,
  type MeasurementUpdate,
} from '@shared/measurements';
import { useForm, type Resolver, type UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { Questions } from '../../lib/edited-row';

export type MeasurementValues = z.input<typeof measurementInputSchema>;

export type MeasurementForm = UseFormReturn<MeasurementValues, unknown, MeasurementInput>;

const resolve: Resolver<MeasurementValues, unknown, MeasurementInput> = zodResolver(measurementInputSchema);

/**
 * The form of a new record, or of `record`. It holds a value for every measure, so that what was typed under one
 * template is still there under another; only the `measures` on the screen are checked and sent.
 */
export function useMeasurementForm(customerId: string, measures: readonly Measure[], record?: Measurement) {
  return useForm<MeasurementValues, unknown, MeasurementInput>({
    resolver: (values, ...rest) => resolve({ ...values, measurements: only(measures, values.measurements) }, ...rest),
    defaultValues: valuesOf(customerId, record),
    mode: 'onTouched',
  });
}

/** What the form of a record holds. */
export function valuesOf(customerId: string, record?: MeasurementUpdate): MeasurementValues {
  return {
    customerId,
    tags: record?.tags ?? '',
    measurements: {
      ...Object.fromEntries(allMeasures.map((measure) => [measure, record?.measurements[measure] ?? ''])),
      notes: record?.measurements.notes ?? '',
    },
  };
}

/** The questions of a record's form. */
export const questions: Questions<MeasurementValues> = [
  ['tags', 'Label'],
  ...allMeasures.map((measure) => [`measurements.${measure}`, measureLabel(measure)] as const),
  ['measurements.notes', 'Additional Notes'],
];

function only(
  measures: readonly Measure[],
  values: MeasurementValues['measurements'],
): MeasurementValues['measurements'] {
  return { ...Object.fromEntries(measures.map((measure) => [measure, values[measure]])), notes: values.notes };
}
