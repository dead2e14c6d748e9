import { inUnit, writtenParts, parseLength, switchUnit, withEighths, withUnit } from '@shared/measurements/units';
import type { Conversion, LengthUnit } from '@shared/measurements/units';
import type { Measure } from '@shared/measurements/catalogue';
import type { Measurement } from '@shared/measurements/contract';
import { lengthUnitOf } from '@shared/measurements/length-units';
import { writtenUnit } from '@shared/measurements/values';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { MeasurementForm } from './measurement-form';
import { myTailorQuery } from '../../tailor-profile/queries';

/** The measure whose field was focused last, until a field of words gets the focus. */
interface FocusedField {
  /** The key of the measure. */
  measure: string;
  input: HTMLInputElement;
  /** The unit of a number without a unit. */
  unit: LengthUnit;
  /** What was typed since the field was focused. */
  typed: string;
}

export type Measuring = ReturnType<typeof useMeasuring>;

/**
 * Owns the field in hand and the unit of a form. The form's values are complete texts ('16¼ in'); a field shows the number, and
 * the unit beside it. The unit of the client's `records` is used until the user chooses one.
 */
export function useMeasuring(form: MeasurementForm, records: readonly Measurement[]) {
  const usual = useUsualUnit(records);
  const [focused, setHand] = useState<FocusedField | null>(null);
  const [chosen, setChosen] = useState<LengthUnit>();
  const conversions = useRef(new Map<string, Conversion>());
  const unit = chosen ?? usual;
  const valueOf = (measure: string) => form.getValues(nameOf(measure)) ?? '';
  const put = (measure: string, value: string) => {
    if (value !== valueOf(measure)) form.setValue(nameOf(measure), value, { shouldDirty: true });
  };
  /** Returns the value for a typed text. A saved number without a unit stays as it is. */
  const stored = ({ measure, unit }: FocusedField, typed: string) =>
    typed === form.formState.defaultValues?.measurements?.[measure] ? typed : withUnit(typed, unit);
  const unitOf = (measure: string) => (focused?.measure === measure ? focused.unit : unit);
  return {
    hand: focused,
    unit,
    unitOf,
    put,
    /** Fills in the last value of every measure that has no value yet. */
    fillIn: (measures: readonly { key: string }[], last: ReadonlyMap<string, string>) => {
      for (const { key } of measures) {
        const value = last.get(key);
        if (value && !valueOf(key).trim()) put(key, inUnit(value, unit));
      }
    },
    focus: (measure: string, input: HTMLInputElement) => {
      const written = parseLength(valueOf(measure))?.unit ?? unit;
      setHand((held) => (held?.measure === measure ? held : { measure, input, unit: written, typed: '' }));
    },
    blur: () => setHand(null),
    /** Notes the text of the field in hand. Returns the value to store. */
    type: (typed: string): string => {
      if (!focused) return typed;
      setHand({ ...focused, typed });
      return stored(focused, typed);
    },
    /** Returns what the field of a measure shows for its value. Another unit than 'in' or 'cm' stays in the text. */
    shown: (measure: string, value: string): { figure: string; unit: string; isTyping: boolean } => {
      if (focused?.measure === measure && stored(focused, focused.typed) === value) {
        const { typed } = focused;
        return { figure: typed, unit: parseLength(typed)?.unit ? '' : focused.unit, isTyping: typed !== '' };
      }
      if (value.trim() === '') return { figure: '', unit: unitOf(measure), isTyping: false };
      const { figure, unit: word } = writtenParts(value);
      const isSplit = word === 'in' || word === 'cm';
      return { ...(isSplit ? { figure, unit: word } : { figure: value, unit: '' }), isTyping: false };
    },
    /** Replaces the fraction of the field in hand. */
    setEighths: (eighths: number) => {
      if (focused) put(focused.measure, withEighths(valueOf(focused.measure), eighths));
    },
    /** Changes the unit, and converts the field in hand. */
    changeUnit: (next: LengthUnit) => {
      setChosen(next);
      if (!focused) return;
      const { measure } = focused;
      const turn = switchUnit(valueOf(measure), next, conversions.current.get(measure));
      if (turn.to !== turn.from) conversions.current.set(measure, turn);
      setHand({ ...focused, unit: next, typed: '' });
      put(measure, turn.to);
    },
  };
}

/** Returns the tailor's unit; without one, the unit of the client's records, or the usual one of the tailor's country. */
export function useUsualUnit(records: readonly Measurement[]): LengthUnit {
  const { data: tailor } = useQuery(myTailorQuery);
  return tailor?.lengthUnit ?? writtenUnit(records) ?? (tailor ? lengthUnitOf(tailor.country) : 'in');
}

/** Returns how many of the measures have a value. */
export function useTaken(form: MeasurementForm, measures: readonly Measure[]): number {
  const values = useWatch({ control: form.control, name: 'measurements' });
  return measures.filter(({ key }) => values[key]?.trim()).length;
}

export const nameOf = (measure: string) => `measurements.${measure}` as const;
