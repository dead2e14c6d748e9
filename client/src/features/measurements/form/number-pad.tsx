import { inUnit, lengthParts } from '@shared/measurements/units';
import { useState } from 'react';
import { Key, KeyPad } from '../../../ui/controls/key-pad';
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
 * The keys for the field in hand: a phone's keyboard has no fractions and no next measure. A screen reader says what the field holds
 * after a key.
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
    <KeyPad announcement={announcement}>
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
        look="offer"
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
    </KeyPad>
  );
}

function UnitName({ name, isUsed }: { name: string; isUsed: boolean }) {
  return (
    <span className={isUsed ? 'font-semibold text-ink underline decoration-2 underline-offset-4' : undefined}>
      {name}
    </span>
  );
}
