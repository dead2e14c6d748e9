import { lengthUnitOf } from '@shared/length-units';
import type { Measurement } from '@shared/measurements';
import type { LengthUnit } from '@shared/units';
import { useQuery } from '@tanstack/react-query';
import { myTailorQuery } from '../tailor-profile/queries';
import { writtenUnit } from './record-history';

/** Returns the tailor's unit; without one, the unit of the client's records, or the usual one of the tailor's country. */
export function useUsualUnit(records: readonly Measurement[]): LengthUnit {
  const { data: tailor } = useQuery(myTailorQuery);
  return tailor?.lengthUnit ?? writtenUnit(records) ?? (tailor ? lengthUnitOf(tailor.country) : 'in');
}
