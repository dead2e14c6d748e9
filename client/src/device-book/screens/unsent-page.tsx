import { type ReactNode, useState } from 'react';
import { changesWait, useDeviceWord } from '../../lib/device-words';
import { useCameFrom } from '../../lib/navigation/came-from';
import { usePageTitle } from '../../lib/navigation/page-title';
import { type Entry, type OfflineState, useOfflineState } from '../../lib/offline-state';
import { paths } from '../../paths';
import { Button } from '../../ui/controls/button';
import { DownloadIcon } from '../../ui/display/later-icons';
import { EmptyState } from '../../ui/feedback/empty-state';
import { toast } from '../../ui/feedback/toast';
import { PageHead } from '../../ui/layout/page-head';
import { SaveBar } from '../../ui/layout/save-bar';
import type { Names } from './entry-words';
import { QuestionDialog } from './questions/question-dialog';
import { RenumberedOrders } from './renumbered-orders';
import { saveUnsent } from './save-unsent';
import { SendButton } from './send-button';
import { timeInSentence } from './times';
import { UnsentRow, type UnsentState } from './unsent-row';
import { useNames } from './use-names';
import { useSendNow } from './use-send-now';
import { useSentRows } from './use-sent-rows';
import { needsLogin, waitingOf } from './waiting';

function subtitleOf(count: number, device: string): string {
  if (count === 0) return 'All that you wrote is sent';
  return `Only on this ${device}, until ${count === 1 ? 'it is' : 'they are'} sent`;
}

/** What is on this device and not yet on the server, in plain words: what needs an answer first, then the oldest first. */
export function UnsentPage() {
  const { entries, sentAt } = useOfflineState();
  const sent = useSentRows();
  const names = useNames([...sent, ...entries]);
  const device = useDeviceWord();
  const title = entries.length === 0 ? 'Nothing waits' : changesWait(entries.length);
  usePageTitle(title);
  const [asked, setAsked] = useState<number>();
  const question = entries.find(({ number, question: of }) => number === asked && of);
  const { asks, behind } = waitingOf(entries);
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
        {behind.length > 0 && (
          <List id="behind" title="After your answer">
            {behind.map((entry) => (
              <UnsentRow key={entry.number} {...{ entry, names }} state="waiting" />
            ))}
          </List>
        )}
        <Others {...{ names, sent }} />
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

interface OthersProps {
  names: Names;
  sent: readonly Entry[];
}

/** What needs no answer: changes that wait for a connection or a sign-in, or else those that are tried again and those that are sent. */
function Others({ names, sent }: OthersProps) {
  const state = useOfflineState();
  const { entries, sending } = state;
  const { failed, inTurn } = waitingOf(entries);
  const stopped = stoppedTitle(state);
  const row = (entry: Entry, state: UnsentState) => <UnsentRow key={entry.number} {...{ entry, names, state }} />;
  const unsent = (entry: Entry) => {
    if (stopped) return row(entry, 'waiting');
    if (entry.number === sending) return row(entry, 'sending');
    return row(entry, entry.failures ? 'failed' : 'waiting');
  };
  const waiting = stopped ? byNumber([...failed, ...inTurn]) : failed;
  const onTheirWay = stopped ? [] : inTurn;
  return (
    <>
      {waiting.length > 0 && (
        <List id="waiting" title={stopped ?? 'Not saved yet'}>
          {waiting.map(unsent)}
        </List>
      )}
      {sent.length + onTheirWay.length > 0 && (
        <List id="sent" title="On their way">
          {sent.map((entry) => row(entry, 'sent'))}
          {onTheirWay.map(unsent)}
        </List>
      )}
    </>
  );
}

/** Returns what keeps all changes from being sent. */
function stoppedTitle(state: OfflineState): string | undefined {
  if (state.isUnreachable) return 'Waiting for a connection';
  return needsLogin(state) ? 'Waiting for you to log in' : undefined;
}

const byNumber = (entries: readonly Entry[]) => [...entries].sort((one, other) => one.number - other.number);

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
  const { send, isSending } = useSendNow((reason) => {
    if (reason) toast({ title: reason.title, description: reason.text });
  });
  return (
    <SaveBar note={sentAt !== undefined && `Last sent ${timeInSentence(sentAt)}`}>
      <Button className="px-2! whitespace-nowrap" onClick={saveUnsent}>
        <DownloadIcon />
        Save as file
      </Button>
      <SendButton isSending={isSending} onSend={() => void send()} />
    </SaveBar>
  );
}

/** Returns where Back leads: to the page from which the user came, by default to the dashboard. */
function useWayBack() {
  const from = useCameFrom();
  if (from === paths.thisDevice()) return { backHref: from, backLabel: 'Back to settings' };
  return { backHref: paths.dashboard(), backLabel: 'Back to dashboard' };
}
