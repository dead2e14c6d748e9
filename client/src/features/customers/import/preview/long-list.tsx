import { type ReactNode, useState } from 'react';
import { Button } from '../../../../ui/controls/button';

/** Rows that are shown at first, and added by each press. */
const shownRows = 50;

/** A list that shows its first rows, and more on request. */
export function LongList<T>({ of, children }: { of: readonly T[]; children: (row: T) => ReactNode }) {
  const [shown, setShown] = useState(shownRows);
  return (
    <>
      <ul role="list" className="divide-y divide-hairline border-y border-hairline">
        {of.slice(0, shown).map(children)}
      </ul>
      {of.length > shown && (
        <Button variant="action" onClick={() => setShown(shown + shownRows)}>
          Show more ({(of.length - shown).toLocaleString('en')})
        </Button>
      )}
    </>
  );
}
