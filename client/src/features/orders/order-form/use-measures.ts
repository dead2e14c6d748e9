import type { Measurement } from '@shared/measurements/contract';
import { starters, templates } from '@shared/sheets/built-in-sheets';
import { sheetsApi } from '@shared/sheets/contract';
import { snapshotOf } from '@shared/orders/measures';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../../lib/api/api';
import { useMeasurements } from '../../measurements/queries';
import { fittingRecord } from './measures-of-line';
import type { LineValues } from './order-values';

export type Measures = ReturnType<typeof useMeasures>;

/** Returns the records of a client, newest first, and the measures that a line has. */
export function useMeasures(customerId: string) {
  const { data: records = none } = useMeasurements(customerId || undefined);
  const { data: own = [] } = useQuery(endpointQuery(sheetsApi.list));
  return {
    records,
    of: (line: LineValues) => {
      if (line.measures !== 'usual') return line.measures;
      const record = fittingRecord(line, records, [...templates, ...own, ...starters]);
      return record ? snapshotOf(record) : null;
    },
  };
}

const none: Measurement[] = [];
