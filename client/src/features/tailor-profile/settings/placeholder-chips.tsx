import { type Placeholder, placeholdersOf } from '@shared/orders/messages/placeholders';
import type { MessageKind } from '@shared/orders/stages';
import { useId } from 'react';
import { chipButtonClass } from '../../../ui/controls/chips';
import { labelClass } from '../../../ui/controls/field';

interface PlaceholderChipsProps {
  kind: MessageKind;
  onInsert: (name: Placeholder) => void;
}

/** What a message can have of the order, in plain words. A press inserts it where the cursor is. */
export function PlaceholderChips({ kind, onInsert }: PlaceholderChipsProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <span className={labelClass()} id={id}>
        Insert
      </span>
      <ul role="list" className="flex flex-wrap gap-1.5" aria-labelledby={id}>
        {placeholdersOf(kind).map((name) => (
          <li key={name}>
            <button
              type="button"
              className={chipButtonClass({ dense: true, className: 'px-3!' })}
              // The field keeps the cursor.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onInsert(name)}
            >
              {wordsOf(name, kind)}
              <span className="ms-1.5 font-normal text-muted">{`{${name}}`}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const words: Readonly<Record<Placeholder, string>> = {
  name: 'First name',
  garments: 'Garments',
  number: 'Order number',
  day: 'Promised day',
  time: 'Its time',
  amount: 'Left to pay',
  until: 'Open until',
  shop: 'Your shop',
  link: 'Page of the order',
};

function wordsOf(name: Placeholder, kind: MessageKind): string {
  if (name !== 'day') return words[name];
  if (kind === 'fitting') return 'Day of the fitting';
  return kind === 'ready' || kind === 'waiting' ? 'Day it was ready' : words.day;
}
