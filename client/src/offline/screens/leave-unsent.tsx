import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'wouter';
import { changes, useDeviceWord } from '../../lib/device-words';
import { offlineState, useOfflineState } from '../../lib/offline-state';
import { useOneAtATime } from '../../lib/one-at-a-time';
import { paths } from '../../paths';
import { Button } from '../../ui/controls/button';
import { DownloadIcon } from '../../ui/display/later-icons';
import { UploadIcon } from '../../ui/display/workroom-icons';
import { Dialog, DialogBody } from '../../ui/overlays/dialog';
import { currentBook } from '../book';
import { entryLine } from './entry-words';
import { saveUnsent } from './save-unsent';
import { useNames } from './use-names';

/** Why the book leaves the device. Only a logout takes unsent changes with it. */
export type Leaving = 'logout' | 'switch-off';

interface LeaveUnsentProps {
  leaving: Leaving;
  onClose: () => void;
  onLeave: () => Promise<void>;
}

/** The changes that are named. */
const named = 3;

/** Names what is not sent before the book leaves the device. When all is sent, it leaves by itself. */
export function LeaveUnsent({ leaving, onClose, onLeave }: LeaveUnsentProps) {
  const { entries } = useOfflineState();
  const names = useNames(entries);
  const device = useDeviceWord();
  const { send, isSending, failure } = useSendNow();
  const leave = useOneAtATime(onLeave);
  const leaveWhenSent = useEffectEvent(() => void leave());
  useEffect(() => {
    if (entries.length === 0) leaveWhenSent();
  }, [entries.length]);
  const first = useRef<HTMLButtonElement>(null);
  const others = entries.length - named;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      firstFocus={first}
      title={
        entries.length === 0
          ? leavingWords[leaving]
          : `${changes(entries.length)} ${entries.length === 1 ? 'is' : 'are'} only on this ${device}`
      }
      description={descriptions[leaving](device, entries.length === 1)}
    >
      <DialogBody className="grid grid-cols-1 gap-3">
        <ul role="list" className="divide-y divide-hairline border-y border-hairline text-small/snug wrap-anywhere">
          {entries.slice(0, named).map((entry) => (
            <li key={entry.number} className="py-2" dir="auto">
              {entryLine(entry, names)}
            </li>
          ))}
          {others > 0 && <li className="py-2">and {others.toLocaleString('en')} more</li>}
        </ul>
        <div role="status" className="text-small font-medium empty:hidden">
          {failure && (
            <>
              {failure.text} {failure.isAsked && <Link href={paths.unsent()}>Answer</Link>}
            </>
          )}
        </div>
        <Button ref={first} variant="primary" size="lg" block busy={isSending} onClick={() => void send()}>
          <UploadIcon />
          {isSending ? 'Sending...' : 'Send now'}
        </Button>
        <Button size="lg" block onClick={saveUnsent}>
          <DownloadIcon />
          Save as file
        </Button>
        <Button
          variant={leaving === 'logout' ? 'danger-quiet' : 'secondary'}
          size="lg"
          block
          className="mt-3"
          onClick={() => void leave()}
        >
          {leaving === 'logout' ? 'Log out and lose them' : 'Switch off'}
        </Button>
      </DialogBody>
    </Dialog>
  );
}

/** Shown when nothing is left to send. */
const leavingWords: Readonly<Record<Leaving, string>> = { logout: 'Logging out...', 'switch-off': 'Switching off...' };

const descriptions: Readonly<Record<Leaving, (device: string, isOne: boolean) => string>> = {
  logout: (device, isOne) =>
    `Logging out takes your book off this ${device}, and ${isOne ? 'the change' : 'them'} with it.`,
  'switch-off': (device, isOne) =>
    `Switching off takes your book off this ${device}. ${isOne ? 'It stays until it is' : 'They stay until they are'} sent.`,
};

interface Failure {
  text: string;
  /** A change needs an answer. */
  isAsked: boolean;
}

function useSendNow() {
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const send = useOneAtATime(async () => {
    setSending(true);
    setFailure(undefined);
    await currentBook()?.sendNow();
    setSending(false);
    setFailure(failureNow());
  });
  return { send, isSending, failure };
}

function failureNow(): Failure | undefined {
  const { entries, isUnreachable } = offlineState();
  const asked = entries.filter(({ question }) => question).length;
  if (entries.length === 0) return undefined;
  if (isUnreachable) return { text: 'No connection: nothing is lost, but it is not sent.', isAsked: false };
  if (asked > 0)
    return { text: `${changes(asked)} ${asked === 1 ? 'needs' : 'need'} your answer first.`, isAsked: true };
  return { text: 'Not all could be sent. Try again in a moment.', isAsked: false };
}
