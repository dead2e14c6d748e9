import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { changes, changesWait, useDeviceWord } from '../../lib/device-words';
import { skipLeaveQuestion } from '../../lib/navigation/navigation';
import { useOfflineState } from '../../lib/offline-state';
import { paths } from '../../paths';
import { CheckIcon, XIcon } from '../../ui/display/icons';
import { ChevronIcon, PersonIcon } from '../../ui/display/later-icons';
import { UploadIcon } from '../../ui/display/workroom-icons';
import { CutThreadIcon } from './icons';
import { loginHere } from './login-here';
import { timeInSentence } from './times';
import { loginWords, sendableCount, waitingWords } from './waiting';

/**
 * Without a connection, with the book of this device or, where it has none, with changes that wait; after the end of the session; and while
 * changes are sent.
 */
export type Phase = 'away' | 'waiting' | 'login' | 'sending';

const works = [
  'Find and read every client and order',
  'Measure, new clients, new orders',
  'Payments, stages, days, notes',
];
const waits = ['Deleting, pictures, import', 'Links and pages for clients', 'Changes made on other devices'];

/** One quiet row under the header. It is no alert, because the work goes on. */
export function NoConnection({ phase }: { phase: Phase }) {
  return (
    <aside aria-label="Connection" className="border-b border-hairline bg-sunken print:hidden">
      {rows[phase]}
    </aside>
  );
}

/** A press says what works. */
function AwayRow() {
  const { updatedAt, entries } = useOfflineState();
  const device = useDeviceWord();
  const [isOpen, setOpen] = useState(false);
  const rest = [
    updatedAt !== undefined && `Updated ${timeInSentence(updatedAt)}`,
    entries.length > 0 && changesWait(entries.length),
  ].filter(Boolean);
  return (
    <>
      <div className="wrap">
        <button
          type="button"
          className={rowClass}
          aria-expanded={isOpen}
          aria-controls="connection"
          onClick={() => setOpen(!isOpen)}
        >
          <CutThreadIcon className="size-4.5 text-muted" />
          <RowWords text={`No connection. Your book is on this ${device}.`} rest={rest.join(', ')} />
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
    </>
  );
}

/** Leads to the sign-in, and back to this page. */
function LoginRow() {
  const { entries } = useOfflineState();
  const device = useDeviceWord();
  const stays = ` ${entries.length === 1 ? 'It stays' : 'They stay'} on this ${device}.`;
  return (
    <div className="wrap">
      <a href={loginHere()} className={linkClass} onClick={skipLeaveQuestion}>
        <PersonIcon className="size-4.5 text-muted" />
        <RowWords text={loginWords(entries.length)} rest={`Session ended.${entries.length > 0 ? stays : ''}`} isLink />
        <ChevronIcon className="size-4.5 text-muted" />
      </a>
    </div>
  );
}

function WaitingRow() {
  const words = waitingWords(useOfflineState());
  return <ChangesRow icon={<CutThreadIcon className="size-4.5 text-muted" />} text={words.join(', ')} />;
}

function SendingRow() {
  const count = sendableCount(useOfflineState());
  return <ChangesRow icon={<UploadIcon className="size-4.5 text-muted" />} text={`Sending ${changes(count)}`} />;
}

/** Leads to the changes. */
function ChangesRow({ icon, text }: { icon: ReactNode; text: string }) {
  return (
    <div className="wrap">
      <Link href={paths.unsent()} className={linkClass}>
        {icon}
        <RowWords text={text} isLink />
        <ChevronIcon className="size-4.5 text-muted" />
      </Link>
    </div>
  );
}

const rows: Readonly<Record<Phase, ReactNode>> = {
  away: <AwayRow />,
  waiting: <WaitingRow />,
  login: <LoginRow />,
  sending: <SendingRow />,
};

const rowClass = 'flex min-h-12 w-full items-center gap-2 py-1 text-start';
const linkClass = `${rowClass} group text-ink no-underline`;

interface RowWordsProps {
  text: string;
  /** What is said besides, less loudly. */
  rest?: string;
  isLink?: boolean;
}

function RowWords({ text, rest, isLink }: RowWordsProps) {
  return (
    <span className="min-w-0 flex-1 text-micro/tight shell:flex shell:gap-3 shell:text-small/tight">
      <span className={`block font-semibold tracking-snug ${isLink ? 'group-hover:underline' : ''}`}>{text}</span>
      {rest && <span className="block text-muted">{rest}</span>}
    </span>
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
