import { useMutation, useQueryClient } from '@tanstack/react-query';
import { measurementsApi, type Measurement, type MeasurementInput, type MeasurementUpdate } from '@shared/measurements';
import { call, ignoreNotFound, endpointQuery, isOutdated } from '../../lib/api';
import { retryClaim } from '../../lib/claim';

/** One client's records, newest first. */
export const measurementsQuery = (customerId: string) => endpointQuery(measurementsApi.list, { customerId });

/** The number of records of each client; clients without records are missing. */
export const measurementCountsQuery = endpointQuery(measurementsApi.counts);

/** The newest records of all clients. Its key is the prefix of every client's list, so invalidating it reloads those too. */
export const recentMeasurementsQuery = endpointQuery(measurementsApi.recent);

export function useCreateMeasurement() {
  const refresh = useRefreshMeasurements();
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: { body: MeasurementInput; idempotencyKey: string }) =>
      retryClaim(() => call(measurementsApi.create, { body, idempotencyKey })),
    onSuccess: refresh,
    onError: (error) => void (isOutdated(error) && refresh()),
  });
}

export function useUpdateMeasurement() {
  const refresh = useRefreshMeasurements();
  return useMutation({
    mutationFn: ({ row, body: { measurements, tags } }: { row: Measurement; body: MeasurementUpdate }) =>
      call(measurementsApi.update, { params: { id: row.id }, body: { measurements, tags }, changing: row }),
    onSuccess: refresh,
    onError: (error) => void (isOutdated(error) && refresh()),
  });
}

export function useDeleteMeasurement() {
  const refresh = useRefreshMeasurements();
  return useMutation({
    mutationFn: (id: string) => call(measurementsApi.delete, { params: { id } }).catch(ignoreNotFound),
    onSuccess: refresh,
    onError: () => void refresh(),
  });
}

/** Waits until the lists are reloaded, so that a dialog closes when the change is visible. */
function useRefreshMeasurements() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [recentMeasurementsQuery, measurementCountsQuery].map(({ queryKey }) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
}
