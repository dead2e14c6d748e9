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
 * Returns the form of a new record, or of `record`. It keeps a value for every measure, so that text typed in one template
 * is still there in another; it validates and sends only the displayed `measures`.
 */
export function useMeasurementForm(customerId: string, measures: readonly Measure[], record?: Measurement) {
  return useForm<MeasurementValues, unknown, MeasurementInput>({
    resolver: (values, ...rest) => resolve({ ...values, measurements: only(measures, values.measurements) }, ...rest),
    defaultValues: valuesOf(customerId, record),
    mode: 'onTouched',
  });
}

/** Returns the form values of a record. */
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

/** The fields of a record's form. */
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
