import { type ComponentProps, type MouseEvent, useState } from 'react';
import { kindsOfDrafts, wipeDrafts } from '../../lib/drafts/drafts';
import { leaveScreen } from '../../lib/navigation/navigation';
import { useLeaveBook } from '../../device-book/screens/use-leave-book';
import { wipeBook } from '../../device-book/wipe-book';
import { paths } from '../../paths';
import { ConfirmDialog } from '../overlays/confirm-dialog';

/**
 * Leaves the app and signs out. It also removes the book and the drafts on this device, and asks first if a form was left with a draft
 * and if changes are not sent.
 */
export function LogoutLink({ children, ...props }: Omit<ComponentProps<'a'>, 'href' | 'onClick'>) {
  const [question, setQuestion] = useState<string>();
  const { leave, question: unsentQuestion } = useLeaveBook(async () => {
    wipeDrafts();
    await wipeBook();
    window.location.assign(paths.logout());
  });
  const logout = () => void leave();
  const ask = (event: MouseEvent) => {
    event.preventDefault();
    const kinds = kindsOfDrafts();
    leaveScreen(() => (kinds.length > 0 ? setQuestion(questionOf(kinds)) : logout()));
  };
  return (
    <>
      <a {...props} href={paths.logout()} onClick={ask}>
        {children}
      </a>
      <ConfirmDialog
        open={question !== undefined}
        onOpenChange={() => setQuestion(undefined)}
        title={question}
        description="It is not saved, and only on this device. Logging out removes it."
        cancelLabel="Stay"
        confirmLabel="Log out anyway"
        onConfirm={() => {
          setQuestion(undefined);
          logout();
        }}
      />
      {unsentQuestion}
    </>
  );
}

const questionOf = (kinds: readonly string[]) =>
  kinds.some((kind) => ['measurement', 'walk-in'].includes(kind))
    ? 'You have an unfinished record'
    : 'You have an unfinished form';
