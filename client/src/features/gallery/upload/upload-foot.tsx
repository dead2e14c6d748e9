import { failedOf } from '../../../lib/uploads/picture-list';
import { Button } from '../../../ui/controls/button';
import { DialogCancel, DialogFoot } from '../../../ui/overlays/dialog';
import { hasPanel } from '../dashboard';
import { isUploading, savedOf, waitingOf, type UploadState } from './portfolio-uploader';

interface UploadFootProps {
  state: UploadState;
  /** Images were saved before; 'Done' closes without a question. */
  isDone: boolean;
  onDone: () => void;
  onStart: (ids: string[]) => void;
}

/** The buttons of the dialog; hidden without files, and behind a panel with its own buttons. */
export function UploadFoot({ state, isDone, onDone, onStart }: UploadFootProps) {
  const waiting = waitingOf(state);
  const isFinished = isDone && waiting.length === 0 && !isUploading(state);
  if (hasPanel(state) || (Object.keys(state.files).length === 0 && !isDone)) return null;
  return (
    <DialogFoot line>
      {isFinished ? <Button onClick={onDone}>Done</Button> : <DialogCancel />}
      <UploadButton state={state} onStart={onStart} />
    </DialogFoot>
  );
}

/** Sends all waiting files and retries the failed ones. */
function UploadButton({ state, onStart }: Pick<UploadFootProps, 'state' | 'onStart'>) {
  const [waiting, failed] = [waitingOf(state), failedOf(state)];
  if (isUploading(state)) {
    return (
      <Button variant="primary" busy>
        Uploading {savedOf(state).length} of {Object.keys(state.files).length}
      </Button>
    );
  }
  if (waiting.length + failed.length === 0) return null;
  return (
    <Button variant="primary" onClick={() => onStart([...waiting, ...failed].map(({ id }) => id))}>
      {waiting.length > 0
        ? `Upload ${waiting.length} ${waiting.length === 1 ? 'image' : 'images'}`
        : retryLabel(failed.length)}
    </Button>
  );
}

const retryLabel = (count: number) => (count === 1 ? 'Retry' : 'Retry all');
