import { weekdayName } from '@shared/tailor/fact-texts';
import { weekdays, type OpeningHours, type OpenTime, type Weekday } from '@shared/tailor/opening-hours';
import { cx } from 'class-variance-authority';
import { useId, useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { FieldNotes } from '../../../ui/controls/field';
import { inputClass } from '../../../ui/controls/input';
import { Switch } from '../../../ui/controls/switch';

type Days = OpeningHours['days'];
type Errors = FieldErrors<Days> | undefined;

const workdays = weekdays.slice(0, 5);

interface HoursRowsProps {
  days: Days;
  errors: Errors;
  onChange: (days: Days) => void;
}

/** A row for each day. Monday to Friday share one row while their hours are the same. */
export function HoursRows({ days, errors, onChange }: HoursRowsProps) {
  const [isSplit, setSplit] = useState(false);
  const areSame = workdays.every((day) => isSameTime(days[day], days.monday));
  const isShared = areSame && !isSplit;
  const set = (changed: readonly Weekday[], time: OpenTime | null) =>
    onChange({ ...days, ...Object.fromEntries(changed.map((day) => [day, time])) });
  const share = (isOn: boolean) => {
    setSplit(!isOn);
    if (isOn) set(workdays, days.monday);
  };
  const rows = isShared ? [workdays, ...weekdays.slice(5).map((day) => [day])] : weekdays.map((day) => [day]);
  return (
    <div className="grid gap-2">
      <Switch label="Same hours every weekday" checked={isShared} onChange={share} />
      {rows.map((row) => {
        const [first = 'monday'] = row;
        return (
          <DayRow
            key={row.join()}
            label={row.length > 1 ? 'Mon–Fri' : weekdayName(first).slice(0, 3)}
            time={days[first]}
            error={errorOf(errors, first)}
            onChange={(time) => set(row, time)}
          />
        );
      })}
    </div>
  );
}

const isSameTime = (one: OpenTime | null, other: OpenTime | null) =>
  one?.opens === other?.opens && one?.closes === other?.closes;

function errorOf(errors: Errors, day: Weekday): string | undefined {
  const { opens, closes } = errors?.[day] ?? {};
  return opens?.message ?? closes?.message;
}

interface DayRowProps {
  label: string;
  time: OpenTime | null;
  error: string | undefined;
  onChange: (time: OpenTime | null) => void;
}

const usual: OpenTime = { opens: '09:00', closes: '18:00' };

function DayRow({ label, time, error, onChange }: DayRowProps) {
  const id = useId();
  const input = (name: keyof OpenTime) =>
    time && (
      <input
        type="time"
        aria-label={`${label} ${name}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className={cx(inputClass({ size: 'compact', start: 'narrow', end: 'narrow' }), noPickerIcon)}
        value={time[name]}
        onChange={(event) => onChange({ ...time, [name]: event.currentTarget.value })}
      />
    );
  return (
    <div role="group" aria-label={label} className="grid gap-1">
      <div className="grid grid-cols-[6rem_minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-2">
        <label className="flex min-h-tap cursor-pointer items-center gap-2.5">
          <input
            type="checkbox"
            className="m-0 size-5 flex-none accent-action"
            checked={time !== null}
            onChange={(event) => onChange(event.currentTarget.checked ? usual : null)}
          />
          <span>{label}</span>
        </label>
        {time ? (
          <>
            {input('opens')}
            <span aria-hidden="true">–</span>
            {input('closes')}
          </>
        ) : (
          <span className="col-span-3 text-muted">Closed</span>
        )}
      </div>
      <FieldNotes id={id} error={error} />
    </div>
  );
}

/** Two fields with the icon do not fit beside the day on a narrow phone; a press on the field opens the picker of a phone. */
const noPickerIcon = '[&::-webkit-calendar-picker-indicator]:hidden';
