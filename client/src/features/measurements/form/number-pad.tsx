import { inUnit, lengthParts } from '@shared/measurements/units';
import { cva } from 'class-variance-authority';
import { type ComponentProps, useState } from 'react';
import { DeleteKeyIcon } from '../../../ui/display/workroom-icons';
import type { Measure } from '@shared/measurements/catalogue';
import type { MeasurementForm } from './measurement-form';
import { deleteFrom, typeInto } from '../../../lib/fields/type-into';
import { nameOf, type Measuring } from './use-measuring';

const fractions = [
  { sign: '⅛', eighths: 1, name: 'one eighth' },
  { sign: '¼', eighths: 2, name: 'one quarter' },
  { sign: '⅜', eighths: 3, name: 'three eighths' },
  { sign: '½', eighths: 4, name: 'one half' },
  { sign: '⅝', eighths: 5, name: 'five eighths' },
  { sign: '¾', eighths: 6, name: 'three quarters' },
  { sign: '⅞', eighths: 7, name: 'seven eighths' },
] as const;

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

interface NumberPadProps {
  form: MeasurementForm;
  measuring: Measuring;
  measures: readonly Measure[];
  /** The client's last value of each measure, by key. */
  last: ReadonlyMap<string, string>;
}

/**
 * The keys for the field in hand, instead of a phone's keyboard, which has no fractions and no next measure. The field keeps the
 * focus, and a screen reader says what it holds after a key.
 */
export function NumberPad({ form, measuring, measures, last }: NumberPadProps) {
  const [announcement, setAnnouncement] = useState('');
  const { hand } = measuring;
  if (!hand) return null;
  const { measure, input, unit } = hand;
  const index = measures.findIndex(({ key }) => key === measure);
  const next = measures[index + 1]?.key;
  const lastText = last.get(measure);
  const lastValue = lastText && inUnit(lastText, unit);
  const press = (act: () => void) => () => {
    act();
    setAnnouncement(`${measures[index]?.name} ${form.getValues(nameOf(measure)) || 'empty'}`);
  };
  const other = unit === 'in' ? 'cm' : 'in';
  const isMetric = unit === 'cm';
  return (
    <div
      className="flex-none touch-manipulation border-t border-hairline bg-sunken p-2 pb-safe-2 select-none group-data-asking/dialog:hidden low:py-1.5"
      role="presentation"
      onPointerDown={keepFocus}
      onMouseDown={keepFocus}
    >
      <div className={padClass} role="group" aria-label="Number pad">
        <div className="col-span-full grid grid-cols-7 gap-1" role="group" aria-label="Fraction of this measure">
          {fractions.map(({ sign, eighths, name }) => (
            <Key
              key={sign}
              look="fraction"
              aria-label={name}
              aria-disabled={isMetric || undefined}
              onClick={press(() => measuring.setEighths(eighths))}
            >
              {sign}
            </Key>
          ))}
        </div>
        {digits.map((digit) => (
          <Key key={digit} onClick={press(() => typeInto(input, digit))}>
            {digit}
          </Key>
        ))}
        <Key className="low:col-start-6 low:row-start-3" aria-label="Point" onClick={press(() => typeInto(input, '.'))}>
          .
        </Key>
        <Key onClick={press(() => typeInto(input, '0'))}>0</Key>
        <Key
          look="quiet"
          className="low:col-start-6 low:row-start-2"
          aria-label="Delete"
          onClick={press(() => deleteFrom(input))}
        >
          <DeleteKeyIcon className="size-6" />
        </Key>
        <Key
          look="last"
          className="col-start-4 row-start-2 low:col-span-2 low:col-start-1 low:row-start-4"
          aria-disabled={!lastValue || undefined}
          onClick={press(() => lastValue && measuring.put(measure, lastValue))}
        >
          <small className="font-text text-fit-sm font-medium">Last</small>
          <span>{lastValue ? lengthParts(lastValue).figure : '–'}</span>
        </Key>
        <Key
          look="unit"
          className="col-start-4 row-start-3 low:col-span-2 low:col-start-3 low:row-start-4"
          aria-label={isMetric ? 'Centimetres, change to inches' : 'Inches, change to centimetres'}
          onClick={press(() => measuring.changeUnit(other))}
        >
          <UnitName name="in" isUsed={!isMetric} />
          <UnitName name="cm" isUsed={isMetric} />
        </Key>
        <Key
          key={next ?? 'save'}
          look="next"
          type={next ? 'button' : 'submit'}
          className="col-start-4 row-span-2 row-start-4 low:col-span-2 low:col-start-5 low:row-start-4"
          onClick={next ? () => form.setFocus(nameOf(next)) : undefined}
        >
          {next ? 'Next' : 'Save'}
        </Key>
      </div>
      <p className="sr-only" role="status">
        {announcement}
      </p>
    </div>
  );
}

const padClass = 'grid grid-cols-[repeat(3,minmax(0,1fr))_minmax(0,1.15fr)] gap-1.5 low:grid-cols-6 low:gap-1';

function UnitName({ name, isUsed }: { name: string; isUsed: boolean }) {
  return (
    <span className={isUsed ? 'font-semibold text-ink underline decoration-2 underline-offset-4' : undefined}>
      {name}
    </span>
  );
}

interface KeyProps extends ComponentProps<'button'> {
  look?: 'fraction' | 'quiet' | 'last' | 'unit' | 'next';
}

function Key({ look, className, onClick, ...rest }: KeyProps) {
  return (
    <button
      type="button"
      {...rest}
      className={keyClass({ look: look ?? 'digit', className })}
      onClick={rest['aria-disabled'] ? undefined : onClick}
    />
  );
}

const keyClass = cva(
  'grid min-h-[min(3rem,max(48px,7.5vh))] place-items-center content-center rounded border p-0 lining-nums tabular-nums no-flash focus-visible:no-shadow focus-visible:-outline-offset-3 low:min-h-[44px] off:cursor-not-allowed off:text-muted',
  {
    variants: {
      look: {
        digit: 'border-hairline bg-surface text-fit-lg font-medium active:border-action active:bg-action-tint',
        fraction:
          'min-h-[44px] border-hairline bg-surface text-fit-lg font-medium active:border-action active:bg-action-tint off:bg-transparent',
        quiet: 'border-transparent active:bg-wash',
        last: 'border-action bg-surface font-display text-fit font-medium text-action-ink active:bg-action-tint low:flex low:items-baseline low:justify-center low:gap-1.5 low:leading-11 off:border-hairline off:bg-transparent',
        unit: 'grid-flow-col gap-3 border-hairline text-fit/none font-medium text-muted active:bg-wash',
        next: 'border-action bg-action text-fit/none font-semibold text-action-on active:bg-action-press',
      },
    },
  },
);

/** The field keeps the focus. Some browsers move it at the pointer's event, others at the mouse's. */
const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault();
