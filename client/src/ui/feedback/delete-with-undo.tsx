import { hideRow, showRow, type HiddenRow } from '../../lib/api/hidden-rows';
import { Button } from '../controls/button';
import { dismissToast, toast } from './toast';
import { toastFailure } from './use-action';

interface Deletion {
  row: HiddenRow;
  /** The title of the toast with Undo. */
  done: string;
  /** Shown if the server sent no message. */
  failed: string;
  /** Deletes the row on the server and reloads the lists, also after a failure. */
  send: () => Promise<unknown>;
}

/** How long Undo is offered, in milliseconds. */
const undoMs = 10_000;

/** Events of a page that is being left. `beforeunload` comes before a logout ends the session; iOS only has `pagehide`. */
const leaving = ['beforeunload', 'pagehide'] as const;

/**
 * Hides a row at once, with Undo in a toast. The server is asked when that toast closes (after its time, by hand, by another
 * toast or dialog) or when the page is left. After a failure the row is shown again.
 */
export function deleteWithUndo({ row, done, failed, send }: Deletion): void {
  const leave = () => dismissToast(id);
  const settle = () => leaving.forEach((event) => removeEventListener(event, leave));
  let isUndone = false;
  const undo = () => {
    isUndone = true;
    dismissToast(id);
    document.querySelector('main')?.focus({ preventScroll: true });
  };
  const close = async () => {
    settle();
    if (isUndone) return showRow(row);
    try {
      await send();
    } catch (error) {
      toastFailure({ failed }, error);
    } finally {
      showRow(row);
    }
  };
  hideRow(row);
  // Undo gets the focus, because the opener of the confirmation is gone with its row.
  const action = (
    <Button variant="inherit" data-after-dialog onClick={undo}>
      Undo
    </Button>
  );
  const id = toast({ title: done, action, shownMs: undoMs, onClose: () => void close() });
  leaving.forEach((event) => addEventListener(event, leave));
}
