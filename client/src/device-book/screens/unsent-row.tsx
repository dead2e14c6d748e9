import { cva } from 'class-variance-authority';
import type { Entry } from '../../lib/offline-state';
import { Button } from '../../ui/controls/button';
import { CheckIcon } from '../../ui/display/icons';
import { entryWords, type Names, plainText } from './entry-words';
import { EntryText } from './entry-text';
import { timeInRow } from './times';

export type UnsentState = 'asks' | 'sending' | 'waiting' | 'failed' | 'sent';

interface UnsentRowProps {
  entry: Entry;
  names: Names;
  state: UnsentState;
  /** Opens the question of the entry. */
  onAnswer?: () => void;
}

/** The word at the end of a row. A question has a button there, and a failure a line of its own. */
const stateWords: Readonly<Record<UnsentState, string>> = {
  asks: '',
  sending: 'Sending',
  waiting: 'Waiting',
  failed: '',
  sent: 'Sent',
};

/** A change that is only on this device. The seam before it says how far it is, and so do its words. */
export function UnsentRow({ entry, names, state, onAnswer }: UnsentRowProps) {
  const { what, of } = entryWords(entry, names);
  return (
    <li className="relative flex min-h-16 items-center gap-3 py-2">
      <span className={seamClass({ state })} aria-hidden="true" />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="text-body/tight">
          <EntryText parts={what} />
        </p>
        <p className="text-micro/snug text-muted" dir="auto">
          {of}
        </p>
        {state === 'failed' && (
          <p className="text-micro/snug font-semibold text-orange-ink">Could not be saved yet, tried again</p>
        )}
      </div>
      <p className="text-end text-micro/snug">
        <time className="block text-muted tabular-nums" dateTime={new Date(entry.writtenAt).toISOString()}>
          {timeInRow(entry.writtenAt)}
        </time>
        {stateWords[state] && (
          <span className={stateClass({ state })}>
            {state === 'sent' && <CheckIcon className="me-0.5 inline size-4" />}
            {stateWords[state]}
          </span>
        )}
      </p>
      {onAnswer && (
        <Button
          size="compact"
          className="before:absolute before:inset-0"
          aria-label={`Answer: ${plainText(what)}, ${of}`}
          onClick={onAnswer}
        >
          Answer
        </Button>
      )}
    </li>
  );
}

const basted = 'bg-[repeating-linear-gradient(to_bottom,var(--thread)_0_5px,transparent_5px_10px)]';

/** Orange, being sewn, basted. */
const seamClass = cva('w-0.75 flex-none self-stretch rounded-xs', {
  variants: {
    state: {
      asks: 'bg-orange',
      sending: '[--along:to_bottom] sewn',
      waiting: basted,
      failed: basted,
      sent: 'bg-action',
    },
  },
});

const stateClass = cva('', {
  variants: {
    state: {
      asks: '',
      sending: 'font-semibold text-action-ink',
      waiting: 'text-muted',
      failed: '',
      sent: 'font-semibold text-action-ink',
    },
  },
});
