import { useState } from 'react';
import { Link } from 'wouter';
import { changes, changesWait, useDeviceWord } from '../../lib/device-words';
import { useOfflineState } from '../../lib/offline-state';
import { paths } from '../../paths';
import { CheckIcon, XIcon } from '../../ui/display/icons';
import { ChevronIcon } from '../../ui/display/later-icons';
import { CutThreadIcon } from './icons';
import { timeInSentence } from './times';
import { toSend } from './to-send';

const works = [
  'Find and read every client and order',
  'Measure, new clients, new orders',
  'Payments, stages, days, notes',
];
const waits = ['Deleting, pictures, import', 'Links and pages for clients', 'Changes made on other devices'];

/** One quiet row under the header; a press says what works. It is no alert, because the work goes on. */
export function NoConnection() {
  const { isUnreachable, updatedAt, entries } = useOfflineState();
  const device = useDeviceWord();
  const [isOpen, setOpen] = useState(false);
  const rest = [
    updatedAt !== undefined && `Updated ${timeInSentence(updatedAt)}`,
    entries.length > 0 && changesWait(entries.length),
  ].filter(Boolean);
  return (
    <aside aria-label="Connection" className="border-b border-hairline bg-sunken print:hidden">
      <div className="wrap">
        <button
          type="button"
          className="flex min-h-12 w-full items-center gap-2 py-1 text-start"
          aria-expanded={isOpen}
          aria-controls="connection"
          onClick={() => setOpen(!isOpen)}
        >
          <CutThreadIcon className="size-4.5 text-muted" />
          <span className="min-w-0 flex-1 text-micro/tight shell:flex shell:gap-3 shell:text-small/tight">
            <span className="block font-semibold tracking-snug">
              {isUnreachable
                ? `No connection. Your book is on this ${device}.`
                : `Sending ${changes(toSend(entries).length)}`}
            </span>
            {isUnreachable && <span className="block text-muted">{rest.join(', ')}</span>}
          </span>
          <ChevronIcon className={`size-4.5 text-muted ${isOpen ? '-rotate-90' : 'rotate-90'}`} />
        </button>
      </div>
      <div id="connection" hidden={!isOpen} className="wrap pb-3">
        <div className="grid gap-x-10 gap-y-3 border-t border-hairline pt-3 xs:grid-cols-2 shell:max-w-176">
          <Things title="Works now" things={works} isOn />
          <Things title="Waits for a connection" things={waits} />
          {entries.length > 0 && (
            <Link
              href={paths.unsent()}
              className="col-span-full -my-2 inline-flex min-h-tap items-center text-small font-medium"
            >
              {changesWait(entries.length)}
            </Link>
          )}
        </div>
      </div>
    </aside>
  );
}

function Things({ title, things, isOn = false }: { title: string; things: readonly string[]; isOn?: boolean }) {
  const Icon = isOn ? CheckIcon : XIcon;
  return (
    <div>
      <p className="text-micro font-semibold">{title}</p>
      <ul role="list" className="grid gap-0.5 text-small/snug">
        {things.map((each) => (
          <li key={each} className="flex items-start gap-2">
            <Icon className={`mt-0.5 size-4 ${isOn ? 'text-action-ink' : 'text-muted'}`} />
            {each}
          </li>
        ))}
      </ul>
    </div>
  );
}
