import type { LengthUnit } from '@shared/measurements/units';
import type { ReactNode } from 'react';
import { UnitSwitch } from './unit-switch';

interface MeasuringToolsProps {
  /** A measure has a last value. */
  hasLast: boolean;
  unit: LengthUnit;
  onUnit: (unit: LengthUnit) => void;
}

/** The keys that the fields understand, and the unit; in the footer, from 900 px. */
export function MeasuringTools({ hasLast, unit, onUnit }: MeasuringToolsProps) {
  return (
    <>
      <p className="me-auto text-micro text-muted">
        <Key>16 1/4</Key> or <Key>16.25</Key>, <Key>Enter</Key> goes on
        {hasLast && (
          <>
            , <Key>Alt L</Key> takes the last
          </>
        )}
      </p>
      {/* The field in hand keeps the focus. */}
      <div role="presentation" onMouseDown={(event) => event.preventDefault()}>
        <UnitSwitch label="Unit" unit={unit} onUnit={onUnit} />
      </div>
    </>
  );
}

function Key({ children }: { children: ReactNode }) {
  return (
    <kbd className="rounded-xs border border-hairline bg-paper px-1.5 py-0.75 font-text text-micro/none font-semibold whitespace-nowrap text-ink">
      {children}
    </kbd>
  );
}
