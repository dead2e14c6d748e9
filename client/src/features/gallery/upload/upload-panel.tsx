import { failedOf } from '../../../lib/uploads/picture-list';
import { useIsOnline } from '../../../lib/use-is-online';
import { Button } from '../../../ui/controls/button';
import { XIcon } from '../../../ui/display/icons';
import { DialogBody } from '../../../ui/overlays/dialog';
import { Notice, QuotaNotice } from './quota-notice';
import { UploadFoot } from './upload-foot';
import { useUploads, type RefusedFile } from './use-uploads';

interface UploadPanelProps {
  onPending: (isPending: boolean) => void;
  /** Closes the dialog. */
  onDone: () => void;
}

/** The files to upload, their progress, and the failed files with the reasons. Loaded when the dialog opens. */
export function UploadPanel({ onPending, onDone }: UploadPanelProps) {
  const { container, state, refused, savedCount, start, dismiss } = useUploads({ onPending, onAllSaved: onDone });
  const isOnline = useIsOnline();
  const failed = state ? failedOf(state) : [];
  return (
    <>
      <DialogBody>
        <p className="grid gap-4 not-empty:mb-4" role="status">
          {!isOnline && <Notice>You are offline. The upload continues when you are back online.</Notice>}
          <QuotaNotice />
          {savedCount > 0 && failed.length + refused.length > 0 && (
            <Notice>{savedSentence(savedCount, failed.length + refused.length)}</Notice>
          )}
        </p>
        <ul className="grid not-empty:mb-4" role="list" aria-label="Images that were not uploaded">
          {failed.map(({ id, meta, error }) => (
            <Problem key={id} name={meta.name} reason={error ?? ''} />
          ))}
          {refused.map((file) => (
            <Problem key={file.id} {...file} onDismiss={() => dismiss(file.id)} />
          ))}
        </ul>
        <div ref={container} />
      </DialogBody>
      {state && <UploadFoot state={state} isDone={savedCount > 0} onDone={onDone} onStart={start} />}
    </>
  );
}

function savedSentence(saved: number, failed: number): string {
  const isIn = saved === 1 ? 'image is' : 'images are';
  return `${saved} ${isIn} in your portfolio. ${failed} ${failed === 1 ? 'was' : 'were'} not uploaded.`;
}

interface ProblemProps extends Pick<RefusedFile, 'name' | 'reason'> {
  /** Missing for a file that is still in the list. */
  onDismiss?: () => void;
}

function Problem({ name, reason, onDismiss }: ProblemProps) {
  return (
    <li className="flex min-h-tap items-center gap-3 border-t border-hairline py-2 last:border-b">
      <p className="min-w-0 grow text-small wrap-anywhere" role="alert">
        <b className="block">{name}</b> <span className="text-danger-ink">{reason}</span>
      </p>
      {onDismiss && (
        <Button variant="ghost" iconOnly aria-label={`Remove ${name}`} onClick={onDismiss}>
          <XIcon />
        </Button>
      )}
    </li>
  );
}
