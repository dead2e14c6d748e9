import { type ReactNode, Suspense, useState } from 'react';
import { lazyScreen } from '../../lib/navigation/lazy-screen';
import { offlineState } from '../../lib/offline-state';
import { useAction } from '../../ui/feedback/use-action';
import type { Leaving } from './leave-unsent';

const LeaveUnsent = lazyScreen(() => import('./leave-unsent'), 'LeaveUnsent');

/**
 * Returns a function that leaves the book of this device: at once, or after a question while changes are not sent. `question` is the
 * dialog, to be rendered.
 * @param go leaves; its failure closes the question, and is the caller's to show
 */
export function useLeaveBook(
  go: () => void | Promise<void>,
  leaving: Leaving = 'logout',
): { leave: () => Promise<void>; question: ReactNode } {
  const [isAsking, setAsking] = useState(false);
  const leave = useAction(
    async () => {
      if (offlineState().entries.length === 0) return go();
      await LeaveUnsent.load();
      setAsking(true);
    },
    { failed: 'Some changes are not sent yet. Open Home, and send them first.' },
  );
  const close = () => setAsking(false);
  const question = isAsking && (
    <Suspense>
      <LeaveUnsent
        leaving={leaving}
        onClose={close}
        onLeave={async () => {
          await go();
          // A logout leaves the page. Closing the question would go back in the history, which aborts that.
          if (leaving !== 'logout') close();
        }}
      />
    </Suspense>
  );
  return { leave, question };
}
