import { cva } from 'class-variance-authority';
import type { Entry } from '../../lib/offline-state';
import { Button } from '../../ui/controls/button';
import { CheckIcon } from '../../ui/display/icons';
import { entryWords, type Names, plainText } from './entry-words';
import { EntryText } from './entry-text';
import { timeInRow } from './times';

export type UnsentState = 'asks' | 'sending' | 'waiting' | 'sent';

interface UnsentRowProps {
  entry: Entry;
  names: Names;
  state: UnsentState;
  /** Opens the question of the entry. */
  onAnswer?: () => void;
}

const stateWords: Readonly<Record<UnsentState, string>> = {
  asks: 'Needs an answer',
  sending: 'Sending',
  waiting: 'Waiting',
  sent: 'Sent',
};

/** A change that is only on this device. The seam before it says how far it is, and so does the word at its end. */
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
      </div>
      <p className="text-end text-micro/snug">
        <time className="block text-muted tabular-nums" dateTime={new Date(entry.writtenAt).toISOString()}>
          {timeInRow(entry.writtenAt)}
        </time>
        {state !== 'asks' && (
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

/** Orange, being sewn, basted. */
const seamClass = cva('w-0.75 flex-none self-stretch rounded-xs', {
  variants: {
    state: {
      asks: 'bg-orange',
      sending: '[--along:to_bottom] sewn',
      waiting: 'bg-[repeating-linear-gradient(to_bottom,var(--thread)_0_5px,transparent_5px_10px)]',
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
      sent: 'font-semibold text-action-ink',
    },
  },
});
