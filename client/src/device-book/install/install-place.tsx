import { lazy, Suspense, useEffect, useState } from 'react';
import { useOfflineState } from '../../lib/offline-state';
import { ErrorBoundary } from '../../ui/feedback/error-boundary';
import { answerHint, countDay, isHintDue } from './install-days';
import { useInstall } from './use-install';

const InstallHint = lazy(async () => ({ default: (await import('./install-hint')).InstallHint }));

/**
 * The place of the hint on Home, which few visits show: from the third day of use on, on a phone that can add the workroom to its home
 * screen, and not beside a notice. Counts the days of use.
 */
export function InstallPlace() {
  const [isDue, setDue] = useState(() => isHintDue());
  useEffect(() => countDay(), []);
  const { isUnreachable, entries } = useOfflineState();
  const answer = () => {
    answerHint();
    setDue(false);
  };
  const { canAdd, add, dialog } = useInstall(answer);
  if (!isDue || !canAdd || isUnreachable || entries.length > 0) return dialog;
  return (
    <>
      <ErrorBoundary isPart around={() => null}>
        <Suspense>
          <InstallHint onAdd={add} onNotNow={answer} />
        </Suspense>
      </ErrorBoundary>
      {dialog}
    </>
  );
}
