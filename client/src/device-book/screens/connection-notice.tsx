import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useDeviceWord } from '../../lib/device-words';
import { lazyScreen } from '../../lib/navigation/lazy-screen';
import { isAway, useOfflineState } from '../../lib/offline-state';
import { ErrorBoundary } from '../../ui/feedback/error-boundary';
import type { Phase } from './no-connection';
import { loginWords, needsLogin, sendableCount, waitingWords } from './waiting';

/** How long changes are sent before the row says so: most are sent sooner. In milliseconds. */
const slowMs = 3_000;

const NoConnection = lazyScreen(() => import('./no-connection'), 'NoConnection');
const LeftOutRows = lazyScreen(() => import('./left-out-rows'), 'LeftOutRows');

interface ConnectionNotice {
  /** The row below the header of the frame. */
  row: ReactNode;
  /** What a screen reader says, once and not again on the next screen. */
  said: ReactNode;
}

/**
 * Returns what the workroom shows while there is no connection, while the session has ended, and while changes are sent that were written
 * before or take long, and of rows that cannot be read; empty otherwise. Call it where screens do not unmount it.
 */
export function useConnectionNotice(): ConnectionNotice {
  const phase = usePhase();
  const words = useWords(phase);
  useCodeInAdvance();
  const hasLeftOut = (useOfflineState().leftOut ?? []).length > 0;
  return {
    row: (phase || hasLeftOut) && (
      <ErrorBoundary around={() => null}>
        <Suspense>
          {phase && <NoConnection phase={phase} />}
          {hasLeftOut && <LeftOutRows />}
        </Suspense>
      </ErrorBoundary>
    ),
    said: words && <Said text={words} />,
  };
}

function useWords(phase: Phase | undefined): string | undefined {
  const state = useOfflineState();
  const device = useDeviceWord();
  switch (phase) {
    case 'away':
      return `No connection. Your book is on this ${device}.`;
    case 'login':
      return loginWords(state.entries.length);
    case 'waiting':
      return waitingWords(state)[0];
    case 'sending':
      return 'Sending changes';
    case undefined:
      return undefined;
  }
}

/** Loads the code of the row while there is a connection: without a worker it cannot be loaded when it is needed. */
function useCodeInAdvance(): void {
  const { isKept, updatedAt, entries } = useOfflineState();
  const canBeNeeded = (isKept && updatedAt !== undefined) || entries.length > 0;
  useEffect(() => {
    // If this fails, showing the row tries again.
    if (canBeNeeded) NoConnection.load().catch(() => undefined);
  }, [canBeNeeded]);
}

function usePhase(): Phase | undefined {
  const state = useOfflineState();
  const [wasAway, setWasAway] = useState(false);
  const isAwayNow = isAway(state);
  const canSend = sendableCount(state) > 0;
  const isSending = canSend && wasAway;
  if (wasAway !== (isAwayNow || isSending)) setWasAway(isAwayNow || isSending);
  const isSlow = useLasting(canSend, slowMs);
  if (isAwayNow) return 'away';
  if (needsLogin(state)) return 'login';
  // Also where the book is not kept: what was written before waits there.
  if (state.isUnreachable && state.entries.length > 0) return 'waiting';
  return isSending || isSlow ? 'sending' : undefined;
}

/** Returns whether something has been true for some milliseconds. */
function useLasting(isTrue: boolean, ms: number): boolean {
  const [hasLasted, setHasLasted] = useState(false);
  useEffect(() => {
    if (!isTrue) return;
    const timer = setTimeout(() => setHasLasted(true), ms);
    return () => {
      clearTimeout(timer);
      setHasLasted(false);
    };
  }, [isTrue, ms]);
  return isTrue && hasLasted;
}

/** Screen readers announce what changes in a live region, not what it has at first. */
function Said({ text }: { text: string }) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (place.current) place.current.textContent = text;
  }, [text]);
  return <p ref={place} className="sr-only" role="status" />;
}
