import { lengthUnitOf } from '@shared/measurements/length-units';
import type { Measurement } from '@shared/measurements/contract';
import type { LengthUnit } from '@shared/measurements/units';
import { useQuery } from '@tanstack/react-query';
import { myTailorQuery } from '../../tailor-profile/queries';
import { writtenUnit } from '../history/record-history';

/** Returns the tailor's unit; without one, the unit of the client's records, or the usual one of the tailor's country. */
export function useUsualUnit(records: readonly Measurement[]): LengthUnit {
  const { data: tailor } = useQuery(myTailorQuery);
  return tailor?.lengthUnit ?? writtenUnit(records) ?? (tailor ? lengthUnitOf(tailor.country) : 'in');
}
