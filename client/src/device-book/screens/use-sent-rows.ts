import { useEffect, useState } from 'react';
import { type Entry, useOfflineState } from '../../lib/offline-state';

/** How long a row that was sent stays on the page, in milliseconds. */
const shownMs = 3_000;

/** Returns the entries that were sent a moment ago, while the page is open. */
export function useSentRows(): readonly Entry[] {
  const { entries, sending } = useOfflineState();
  const [sent, setSent] = useState<readonly Entry[]>([]);
  const [before, setBefore] = useState({ entries, sending });
  if (before.entries !== entries || before.sending !== sending) {
    setBefore({ entries, sending });
    // An entry that goes while it is not being sent was thrown away.
    const isThere = entries.some(({ number }) => number === before.sending);
    const gone = isThere ? undefined : before.entries.find(({ number }) => number === before.sending);
    if (gone) setSent([...sent, gone]);
  }
  useEffect(() => {
    if (sent.length === 0) return;
    const timer = setTimeout(() => setSent((all) => all.slice(1)), shownMs);
    return () => clearTimeout(timer);
  }, [sent]);
  return sent;
}
