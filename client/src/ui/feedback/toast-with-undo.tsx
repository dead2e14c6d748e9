import { Button } from '../controls/button';
import { dismissToast, toast } from './toast';
import { type FailureWords, toastFailure } from './use-action';

interface UndoableChange extends FailureWords {
  /** What was done: the title of the toast. */
  title: string;
  undo: () => Promise<unknown>;
}

/** How long Undo is offered, in milliseconds. */
const undoMs = 10_000;

/** Says in a toast what was done, with Undo. A failure of Undo is said in a toast too. */
export function toastWithUndo({ title, undo, ...words }: UndoableChange): void {
  const press = async () => {
    dismissToast(id);
    // The button that had the focus is gone.
    document.querySelector('main')?.focus({ preventScroll: true });
    try {
      await undo();
    } catch (error) {
      toastFailure(words, error);
    }
  };
  const action = (
    <Button variant="inherit" onClick={() => void press()}>
      Undo
    </Button>
  );
  const id = toast({ title, action, shownMs: undoMs });
}
