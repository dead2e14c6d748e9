import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'wouter';
import { changes, useDeviceWord } from '../../lib/device-words';
import { useOfflineState } from '../../lib/offline-state';
import { useOneAtATime } from '../../lib/one-at-a-time';
import { paths } from '../../paths';
import { Button } from '../../ui/controls/button';
import { DownloadIcon } from '../../ui/display/later-icons';
import { Dialog, DialogBody } from '../../ui/overlays/dialog';
import { entryLine } from './entry-words';
import { saveUnsent } from './save-unsent';
import { SendButton } from './send-button';
import { useNames } from './use-names';
import { type NotSent, useSendNow } from './use-send-now';

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
  const [failure, setFailure] = useState<NotSent>();
  const { send, isSending } = useSendNow(setFailure);
  const leave = useOneAtATime(onLeave);
  const leaveWhenSent = useEffectEvent(() => void leave());
  useEffect(() => {
    if (entries.length === 0) leaveWhenSent();
  }, [entries.length]);
  const first = useRef<HTMLElement>(null);
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
              {[`${failure.title}.`, failure.text].filter(Boolean).join(' ')}{' '}
              {failure.isAsked && <Link href={paths.unsent()}>Answer</Link>}
            </>
          )}
        </div>
        <SendButton
          size="lg"
          block
          isSending={isSending}
          onSend={() => {
            setFailure(undefined);
            void send();
          }}
          onShown={(element) => (first.current = element)}
        />
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
