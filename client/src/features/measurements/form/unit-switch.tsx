import type { LengthUnit } from '@shared/measurements/units';
import { Segments } from '../../../ui/controls/segments';

interface UnitSwitchProps {
  /** Names the group. */
  label: string;
  /** The pressed unit; undefined for none. */
  unit: LengthUnit | undefined;
  onUnit: (unit: LengthUnit) => void;
}

const units = { in: 'in', cm: 'cm' } as const;

/** Two keys, 'in' and 'cm'. */
export function UnitSwitch({ label, unit, onUnit }: UnitSwitchProps) {
  return <Segments label={label} options={units} value={unit} onPress={onUnit} className="w-22 flex-none" />;
}
