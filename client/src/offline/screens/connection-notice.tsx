import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useDeviceWord } from '../../lib/device-words';
import { lazyScreen } from '../../lib/navigation/lazy-screen';
import { isAway, useOfflineState } from '../../lib/offline-state';
import { ErrorBoundary } from '../../ui/feedback/error-boundary';
import { toSend } from './to-send';

/** Without a connection, and after that until all changes of this device are sent. */
type Phase = 'away' | 'sending';

const NoConnection = lazyScreen(() => import('./no-connection'), 'NoConnection');

interface ConnectionNotice {
  /** The row below the header of the frame. */
  row: ReactNode;
  /** What a screen reader says, once and not again on the next screen. */
  said: ReactNode;
}

/** Returns what the workroom shows while there is no connection; empty while there is one. Call it where screens do not unmount it. */
export function useConnectionNotice(): ConnectionNotice {
  const phase = usePhase();
  useCodeInAdvance();
  const device = useDeviceWord();
  const words = { away: `No connection. Your book is on this ${device}.`, sending: 'Sending changes' };
  return {
    row: phase && (
      <ErrorBoundary around={() => null}>
        <Suspense>
          <NoConnection />
        </Suspense>
      </ErrorBoundary>
    ),
    said: phase && <Said text={words[phase]} />,
  };
}

/** Loads the code of the row while there is a connection: without a worker it cannot be loaded when it is needed. */
function useCodeInAdvance(): void {
  const { isKept, updatedAt } = useOfflineState();
  const canBeNeeded = isKept && updatedAt !== undefined;
  useEffect(() => {
    // If this fails, showing the row tries again.
    if (canBeNeeded) NoConnection.load().catch(() => undefined);
  }, [canBeNeeded]);
}

function usePhase(): Phase | undefined {
  const state = useOfflineState();
  const [wasAway, setWasAway] = useState(false);
  const isAwayNow = isAway(state);
  const isSending = wasAway && state.isKept && !state.isUnreachable && toSend(state.entries).length > 0;
  if (wasAway !== (isAwayNow || isSending)) setWasAway(isAwayNow || isSending);
  return isAwayNow ? 'away' : isSending ? 'sending' : undefined;
}

/** Screen readers announce what changes in a live region, not what it has at first. */
function Said({ text }: { text: string }) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (place.current) place.current.textContent = text;
  }, [text]);
  return <p ref={place} className="sr-only" role="status" />;
}
