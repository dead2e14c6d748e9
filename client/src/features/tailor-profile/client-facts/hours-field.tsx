import { hasOpenDay, type OpeningHours, type OpenTime, weekdays } from '@shared/tailor/opening-hours';
import { useController } from 'react-hook-form';
import { Field, FieldNotes, hintClass } from '../../../ui/controls/field';
import { inputClass } from '../../../ui/controls/input';
import { Switch } from '../../../ui/controls/switch';
import { fieldId, useProfileContext } from '../profile-form';
import { HoursRows } from './hours-rows';
import { factLabels } from './titles';
import { zoneTimeText } from '@shared/tailor/fact-texts';
import { Button } from '../../../ui/controls/button';

type Kind = 'none' | 'weekly' | 'appointment';

/** The opening hours: not given, by weekday, or by appointment only. */
export function HoursField() {
  const { control, formState } = useProfileContext();
  const { ref, value, onChange, onBlur } = useController({ control, name: 'openingHours' }).field;
  const hours = value ?? null;
  const errors = formState.errors.openingHours;
  const id = fieldId('openingHours');
  const change = (part: Partial<OpeningHours>) => hours && onChange({ ...hours, ...part });
  return (
    <fieldset id={id} ref={ref} tabIndex={-1} className="grid max-w-104 min-w-0 gap-3" onBlur={onBlur}>
      <legend className="sr-only">{factLabels.openingHours}</legend>
      <Field label={factLabels.openingHours} optional>
        {(control) => (
          <select
            {...control}
            className={inputClass({ end: 'select' })}
            value={kindOf(hours)}
            onChange={({ currentTarget }) => onChange(hoursOf(currentTarget.value as Kind, hours))}
          >
            <option value="none">Not given</option>
            <option value="weekly">By weekday</option>
            <option value="appointment">By appointment</option>
          </select>
        )}
      </Field>
      {hours && kindOf(hours) === 'weekly' && (
        <>
          <HoursRows days={hours.days} errors={errors?.days} onChange={(days) => change({ days })} />
          <Switch
            label="Other times by appointment"
            checked={hours.byAppointment}
            onChange={(byAppointment) => change({ byAppointment })}
          />
          <TimeZoneNote zone={hours.timeZone} onChange={(timeZone) => change({ timeZone })} />
        </>
      )}
      <FieldNotes id={id} error={errors?.message ?? errors?.root?.message ?? errors?.timeZone?.message} />
    </fieldset>
  );
}

function kindOf(hours: OpeningHours | null): Kind {
  if (!hours) return 'none';
  return hours.byAppointment && !hasOpenDay(hours) ? 'appointment' : 'weekly';
}

/** Returns the hours to begin with: of an office week, in the time zone of this device unless there is one already. */
function hoursOf(kind: Kind, before: OpeningHours | null): OpeningHours | null {
  if (kind === 'none') return null;
  const isAppointment = kind === 'appointment';
  const usual: OpenTime = { opens: '09:00', closes: '18:00' };
  const days = weekdays.map((day, index) => [day, isAppointment || index > 4 ? null : usual]);
  return {
    timeZone: before?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
    days: Object.fromEntries(days) as OpeningHours['days'],
    byAppointment: isAppointment,
  };
}

interface TimeZoneNoteProps {
  /** The IANA zone of the hours. */
  zone: string;
  onChange: (zone: string) => void;
}

/** Says which town's time the hours are in, and offers this device's zone if it is another one. */
function TimeZoneNote({ zone, onChange }: TimeZoneNoteProps) {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <p className={hintClass}>Times are {zoneTimeText(zone)}.</p>
      {own !== zone && (
        <Button variant="action" size="s" onClick={() => onChange(own)}>
          Use {zoneTimeText(own)}
        </Button>
      )}
    </div>
  );
}
