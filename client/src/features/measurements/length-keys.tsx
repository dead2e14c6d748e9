import { measureLabel, type Measure } from '@shared/measurements';
import { addEighths, parseLength, turnLength, type LengthUnit, type Turned } from '@shared/units';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '../../ui/button';
import type { MeasurementForm } from './measurement-form';

const fractions = [
  { sign: '⅛', eighths: 1, name: 'one eighth' },
  { sign: '¼', eighths: 2, name: 'one quarter' },
  { sign: '½', eighths: 4, name: 'one half' },
  { sign: '¾', eighths: 6, name: 'three quarters' },
] as const;

const units: readonly LengthUnit[] = ['in', 'cm'];

interface LengthKeysProps {
  form: MeasurementForm;
  /** The measure whose field had the focus last. */
  active: Measure | null;
  unit: LengthUnit;
  onUnit: (unit: LengthUnit) => void;
}

/** Keys that a phone's keyboard lacks: fractions of an inch and the unit, for the field in hand. It keeps its focus. */
export function LengthKeys({ form, active, unit, onUnit }: LengthKeysProps) {
  const [said, setSaid] = useState('');
  const turned = useRef<Partial<Record<Measure, Turned>>>({});
  const name = active && (`measurements.${active}` as const);
  const text = useWatch({ control: form.control, name: name ?? 'measurements.neck' });
  const written = name ? (text ?? '') : '';
  const shown = parseLength(written)?.unit ?? unit;
  const put = (next: string) => {
    if (!name || next === written) return;
    form.setValue(name, next, { shouldDirty: true });
    setSaid(`${measureLabel(active)} ${next}`);
  };
  const change = (next: LengthUnit) => {
    onUnit(next);
    if (!active) return;
    const turn = turnLength(written, next, turned.current[active]);
    if (turn.to !== written) turned.current[active] = turn;
    put(turn.to);
  };
  const isDeaf = !active || shown === 'cm';
  return (
    <div className="keys" onMouseDown={(event) => event.preventDefault()}>
      <div className="keys__fractions" role="group" aria-label="Add a fraction to this measure">
        {fractions.map(({ sign, eighths, name: spoken }) => (
          <Button
            key={sign}
            aria-label={spoken}
            aria-disabled={isDeaf || undefined}
            onClick={() => put(addEighths(written, eighths))}
          >
            {sign}
          </Button>
        ))}
      </div>
      <div className="seg" role="group" aria-label="Unit">
        {units.map((each) => (
          <button key={each} type="button" aria-pressed={each === shown} onClick={() => change(each)}>
            {each}
          </button>
        ))}
      </div>
      <p className="sr" role="status">
        {said}
      </p>
    </div>
  );
}
