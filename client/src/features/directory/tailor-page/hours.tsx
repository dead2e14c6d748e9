import {
  byAppointmentOnly,
  hoursTexts,
  openDaysText,
  openStateText,
  otherTimes,
  zoneTimeText,
} from '@shared/tailor/fact-texts';
import { isOtherTimeHere, openStateAt, type OpeningHours } from '@shared/tailor/opening-hours';
import { useMinute } from '../../../lib/use-minute';

/**
 * Whether the tailor is open now, then the hours of the week. The first line has the same height before the time is known.
 * If the visitor's clock shows another time, the line names the zone.
 */
export function Hours({ hours }: { hours: OpeningHours }) {
  const minute = useMinute();
  const now = minute === undefined ? undefined : new Date(minute * 60_000);
  const state = now && openStateAt(hours, now);
  const week = hoursTexts(hours);
  return (
    <>
      <dd>
        {state ? (
          <>
            <b className="font-semibold">{state.isOpen ? 'Open now' : 'Closed now'}</b> · {openStateText(state)}
            {now && isOtherTimeHere(hours.timeZone, now) && ` (${zoneTimeText(hours.timeZone)})`}
          </>
        ) : (
          openDaysText(hours) || byAppointmentOnly
        )}
      </dd>
      {week.length > 0 && (
        <dd className="text-micro leading-snug text-muted">
          {week.map((days, index) => (
            <span key={days}>
              {index > 0 && ', '}
              <span className="inline-block">{days}</span>
            </span>
          ))}
          {hours.byAppointment && `. ${otherTimes}`}
        </dd>
      )}
    </>
  );
}
