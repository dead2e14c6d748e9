import { type ReactNode, useState } from 'react';
import { changesWait, deviceWord, useDeviceWord } from '../../lib/device-words';
import { useCameFrom } from '../../lib/navigation/came-from';
import { usePageTitle } from '../../lib/navigation/page-title';
import { type Entry, offlineState, useOfflineState } from '../../lib/offline-state';
import { useOneAtATime } from '../../lib/one-at-a-time';
import { paths } from '../../paths';
import { Button } from '../../ui/controls/button';
import { DownloadIcon } from '../../ui/display/later-icons';
import { UploadIcon } from '../../ui/display/workroom-icons';
import { EmptyState } from '../../ui/feedback/empty-state';
import { toast } from '../../ui/feedback/toast';
import { PageHead } from '../../ui/layout/page-head';
import { SaveBar } from '../../ui/layout/save-bar';
import { currentBook } from '../book';
import type { Names } from './entry-words';
import { QuestionDialog } from './questions/question-dialog';
import { RenumberedOrders } from './renumbered-orders';
import { saveUnsent } from './save-unsent';
import { timeInSentence } from './times';
import { UnsentRow, type UnsentState } from './unsent-row';
import { useNames } from './use-names';
import { useSentRows } from './use-sent-rows';

function subtitleOf(count: number, device: string): string {
  if (count === 0) return 'All that you wrote is sent';
  return `Only on this ${device}, until ${count === 1 ? 'it is' : 'they are'} sent`;
}

/** What is on this device and not yet on the server, in plain words: what needs an answer first, then the oldest first. */
export function UnsentPage() {
  const { entries, sending, sentAt } = useOfflineState();
  const sent = useSentRows();
  const names = useNames([...sent, ...entries]);
  const device = useDeviceWord();
  const title = entries.length === 0 ? 'Nothing waits' : changesWait(entries.length);
  usePageTitle(title);
  const [asked, setAsked] = useState<number>();
  const question = entries.find(({ number, question: of }) => number === asked && of);
  const asks = entries.filter((entry) => entry.question);
  const rest = entries.filter((entry) => !entry.question);
  return (
    <div className="flex flex-col max-shell:min-h-window-above-bar">
      <PageHead title={title} subtitle={subtitleOf(entries.length, device)} {...useWayBack()} />
      <div className="grid grow grid-cols-1 content-start gap-6 shell:max-w-176">
        <RenumberedOrders names={names} />
        {asks.length > 0 && (
          <List id="asks" title="Needs your answer" isQuestion>
            {asks.map((entry) => (
              <UnsentRow
                key={entry.number}
                {...{ entry, names }}
                state="asks"
                onAnswer={() => setAsked(entry.number)}
              />
            ))}
          </List>
        )}
        <OnTheirWay {...{ names, sent, sending }} waiting={rest} />
        {entries.length + sent.length === 0 && (
          <EmptyState
            text={`What you write without a connection is kept on this ${device}, and stands here until it is sent.`}
          />
        )}
      </div>
      {entries.length > 0 && (
        <>
          <div className="h-6" />
          <Foot sentAt={sentAt} />
        </>
      )}
      {question && <QuestionDialog entry={question} names={names} onClose={() => setAsked(undefined)} />}
    </div>
  );
}

interface OnTheirWayProps {
  names: Names;
  sent: readonly Entry[];
  waiting: readonly Entry[];
  sending: number | undefined;
}

function OnTheirWay({ names, sent, waiting, sending }: OnTheirWayProps) {
  if (sent.length + waiting.length === 0) return null;
  const row = (entry: Entry, state: UnsentState) => <UnsentRow key={entry.number} {...{ entry, names, state }} />;
  return (
    <List id="waits" title="On their way">
      {sent.map((entry) => row(entry, 'sent'))}
      {waiting.map((entry) => row(entry, entry.number === sending ? 'sending' : 'waiting'))}
    </List>
  );
}

interface ListProps {
  id: string;
  title: string;
  isQuestion?: boolean;
  children: ReactNode;
}

function List({ id, title, isQuestion = false, children }: ListProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={`text-name ${isQuestion ? 'text-orange-ink' : ''}`}>
        {title}
      </h2>
      <ul role="list" className="mt-2 divide-y divide-hairline border-y border-hairline">
        {children}
      </ul>
    </section>
  );
}

function Foot({ sentAt }: { sentAt: number | undefined }) {
  const [isSending, setSending] = useState(false);
  const send = useOneAtATime(async () => {
    setSending(true);
    await currentBook()?.sendNow();
    setSending(false);
    const { isUnreachable, entries } = offlineState();
    if (isUnreachable && entries.length > 0)
      toast({ title: 'No connection yet', description: `Your changes stay on this ${deviceWord()}.` });
  });
  return (
    <SaveBar note={sentAt !== undefined && `Last sent ${timeInSentence(sentAt)}`}>
      <Button className="px-2! whitespace-nowrap" onClick={saveUnsent}>
        <DownloadIcon />
        Save as file
      </Button>
      <Button variant="primary" busy={isSending} onClick={() => void send()}>
        <UploadIcon />
        Send now
      </Button>
    </SaveBar>
  );
}

/** Returns where Back leads: to the page from which the user came, by default to the dashboard. */
function useWayBack() {
  const from = useCameFrom();
  if (from === paths.thisDevice()) return { backHref: from, backLabel: 'Back to settings' };
  return { backHref: paths.dashboard(), backLabel: 'Back to dashboard' };
}
