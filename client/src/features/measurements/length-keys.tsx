import { measureLabel, type Measure } from '@shared/measurements';
import { withEighths, parseLength, switchUnit, type LengthUnit, type Conversion } from '@shared/units';
import { cx } from 'class-variance-authority';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '../../ui/controls/button';
import { focusNextField } from './focus-next-field';
import type { MeasurementForm } from './measurement-form';

const fractions = [
  { sign: '⅛', eighths: 1, name: 'one eighth' },
  { sign: '¼', eighths: 2, name: 'one quarter' },
  { sign: '⅜', eighths: 3, name: 'three eighths' },
  { sign: '½', eighths: 4, name: 'one half' },
  { sign: '⅝', eighths: 5, name: 'five eighths' },
  { sign: '¾', eighths: 6, name: 'three quarters' },
  { sign: '⅞', eighths: 7, name: 'seven eighths' },
] as const;

const units: readonly LengthUnit[] = ['in', 'cm'];

interface LengthKeysProps {
  form: MeasurementForm;
  /** The measure whose field was focused last. */
  active: Measure | null;
  unit: LengthUnit;
  onUnit: (unit: LengthUnit) => void;
}

/** On phones the keys share the width. */
const keyClass = 'max-shell:w-auto max-shell:min-w-0 max-shell:flex-1';

/** Keys that a phone's number keyboard lacks: fractions of an inch, Next and the unit. The active field keeps the focus. */
export function LengthKeys({ form, active, unit, onUnit }: LengthKeysProps) {
  const [announcement, setAnnouncement] = useState('');
  const turned = useRef<Partial<Record<Measure, Conversion>>>({});
  const name = active && (`measurements.${active}` as const);
  const text = useWatch({ control: form.control, name: name ?? 'measurements.neck' });
  const written = name ? (text ?? '') : '';
  const shown = parseLength(written)?.unit ?? unit;
  const put = (next: string) => {
    if (!name || next === written) return;
    form.setValue(name, next, { shouldDirty: true });
    setAnnouncement(`${measureLabel(active)} ${next}`);
  };
  const change = (next: LengthUnit) => {
    onUnit(next);
    if (!active) return;
    const turn = switchUnit(written, next, turned.current[active]);
    if (turn.to !== written) turned.current[active] = turn;
    put(turn.to);
  };
  const areFractionsDisabled = !active || shown === 'cm';
  return (
    <div
      className="flex items-center gap-1.5 max-shell:contents shell:me-auto"
      role="presentation"
      onMouseDown={(event) => event.preventDefault()}
    >
      <div className="flex items-center gap-1 max-shell:basis-full" role="group" aria-label="Fraction of this measure">
        {fractions.map(({ sign, eighths, name: spoken }) => (
          <Button
            key={sign}
            iconOnly
            className={keyClass}
            aria-label={spoken}
            aria-disabled={areFractionsDisabled || undefined}
            onClick={() => put(withEighths(written, eighths))}
          >
            <span className="font-display text-[1.0625rem]/none font-[560]">{sign}</span>
          </Button>
        ))}
        <Button
          className={cx(keyClass, 'px-1 shell:hidden')}
          aria-disabled={!active || undefined}
          onClick={() => document.activeElement && focusNextField(document.activeElement)}
        >
          Next
        </Button>
      </div>
      <div
        className="relative grid w-20 flex-none auto-cols-[1fr] grid-flow-col overflow-hidden rounded after:pointer-events-none after:absolute after:inset-0 after:rounded-[inherit] after:border after:border-edge shell:w-24"
        role="group"
        aria-label="Unit"
      >
        {units.map((each) => (
          <button
            key={each}
            type="button"
            className="min-h-tap bg-surface text-small/[1.6] font-semibold focus-visible:shadow-none focus-visible:-outline-offset-4 aria-pressed:bg-ink aria-pressed:text-paper"
            aria-pressed={each === shown}
            onClick={() => change(each)}
          >
            {each}
          </button>
        ))}
      </div>
      <p className="sr-only" role="status">
        {announcement}
      </p>
    </div>
  );
}
