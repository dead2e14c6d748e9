import { zoneTimeText } from '@shared/tailor/fact-texts';
import { Button } from '../../../ui/controls/button';
import { hintClass } from '../../../ui/controls/field';

interface TimeZoneNoteProps {
  /** The IANA zone of the hours. */
  zone: string;
  onChange: (zone: string) => void;
}

/** Says which town's time the hours are in, and offers this device's zone if it is another one. */
export function TimeZoneNote({ zone, onChange }: TimeZoneNoteProps) {
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
