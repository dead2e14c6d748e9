import { lengthUnits, type LengthUnit } from '@shared/measurements/units';

interface UnitSwitchProps {
  /** Names the group. */
  label: string;
  /** The pressed unit; undefined for none. */
  unit: LengthUnit | undefined;
  onUnit: (unit: LengthUnit) => void;
}

/** Two keys, 'in' and 'cm'. */
export function UnitSwitch({ label, unit, onUnit }: UnitSwitchProps) {
  return (
    <div
      className="relative grid w-24 flex-none auto-cols-fr grid-flow-col overflow-hidden rounded after:pointer-events-none after:absolute after:inset-0 after:rounded-inherit after:border after:border-edge"
      role="group"
      aria-label={label}
    >
      {lengthUnits.map((each) => (
        <button
          key={each}
          type="button"
          className="min-h-tap bg-surface text-small/[1.6] font-semibold focus-visible:no-shadow focus-visible:-outline-offset-4 aria-pressed:bg-ink aria-pressed:text-paper"
          aria-pressed={each === unit}
          onClick={() => onUnit(each)}
        >
          {each}
        </button>
      ))}
    </div>
  );
}
