import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import {
  measurementsApi,
  type Measurement,
  type MeasurementInput,
  type MeasurementUpdate,
  type RecentMeasurement,
} from '@shared/measurements/contract';
import { call, endpointQuery } from '../../lib/api/api';
import { useHiddenRows } from '../../lib/api/hidden-rows';
import {
  type NewRow,
  type RowChange,
  useCreateRow,
  useDeleteRow,
  useReload,
  useUpdateRow,
} from '../../lib/api/row-mutations';

export const recordsQuery = (customerId: string) => endpointQuery(measurementsApi.list, { customerId });

/** Returns one client's records without those that are being deleted, newest first. Without a client, it loads nothing. */
export function useMeasurements(customerId: string | undefined) {
  const hidden = useHiddenRows();
  const select = useCallback((records: Measurement[]) => records.filter(({ id }) => !hidden.has(id)), [hidden]);
  return useQuery({ ...recordsQuery(customerId ?? ''), select, enabled: customerId !== undefined });
}

/** The number of records of each client; clients without records are missing. */
export const measurementCountsQuery = endpointQuery(measurementsApi.counts);

/** The newest records of all clients. Its key is the prefix of every client's list, so invalidating it reloads those too. */
export const recentMeasurementsQuery = endpointQuery(measurementsApi.recent);

/** Returns the number of records of each client, without records that are being deleted. */
export function useMeasurementCounts() {
  const hidden = useHiddenRows();
  const select = useCallback(
    (counts: Record<string, number>) => {
      const left = { ...counts };
      for (const { id, parentId } of hidden.values()) {
        if (parentId === undefined) delete left[id];
        else if (left[parentId]) left[parentId] -= 1;
      }
      return left;
    },
    [hidden],
  );
  return useQuery({ ...measurementCountsQuery, select });
}

/** Returns the newest records of all clients, without those that are being deleted. */
export function useRecentMeasurements() {
  const hidden = useHiddenRows();
  const select = useCallback(
    (records: RecentMeasurement[]) =>
      records.filter(({ id, customerId }) => !hidden.has(id) && !hidden.has(customerId)),
    [hidden],
  );
  return useQuery({ ...recentMeasurementsQuery, select });
}

/** The time of each client's newest record; clients without records are missing. */
export const latestMeasurementsQuery = endpointQuery(measurementsApi.latest);

export function useCreateMeasurement() {
  const send = (sent: NewRow<MeasurementInput>) => call(measurementsApi.create, sent);
  return useCreateRow(send, useRefreshMeasurements());
}

export function useUpdateMeasurement() {
  const send = ({ row, body }: RowChange<Measurement, MeasurementUpdate>) => {
    const { measurements, ownMeasures, tags, sheetId, sheetName } = body;
    const changed = { measurements, ownMeasures, tags, sheetId, sheetName };
    return call(measurementsApi.update, { params: { id: row.id }, body: changed, changing: row });
  };
  return useUpdateRow(send, useRefreshMeasurements());
}

export function useDeleteMeasurement() {
  return useDeleteRow((id) => call(measurementsApi.delete, { params: { id } }), useRefreshMeasurements());
}

function useRefreshMeasurements() {
  return useReload([recentMeasurementsQuery, measurementCountsQuery, latestMeasurementsQuery]);
}
