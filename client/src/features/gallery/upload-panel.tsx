import { cx } from 'class-variance-authority';
import { Button } from '../../ui/controls/button';
import { DialogBody, DialogCancel, DialogFoot } from '../../ui/overlays/dialog';
import { DropZone } from './drop-zone';
import { UploadRow } from './upload-row';
import { useIsOnline } from './use-is-online';
import { useUploader } from './use-uploader';

interface UploadPanelProps {
  onPending: (isPending: boolean) => void;
  /** Called when every file is in the portfolio. */
  onAllSaved: () => void;
}

/** The files to upload, their progress, and the rejected files with the reasons. Loaded when the dialog opens. */
export function UploadPanel(props: UploadPanelProps) {
  const { items, rejected, isUploading, add, upload, retry, remove } = useUploader(props);
  const isOnline = useIsOnline();
  const failed = items.filter(({ state }) => state === 'failed');
  return (
    <>
      <DialogBody>
        <DropZone isMore={items.length > 0} onFiles={add} />
        <p
          className={cx(!isOnline && 'mt-4 rounded bg-action-tint px-3.5 py-2.5 text-small/[1.6] text-action-ink')}
          role="status"
        >
          {!isOnline && 'You are offline. The upload continues when you are back online.'}
        </p>
        <div role="alert" className="sr-only">
          {[...failed, ...rejected].map(({ id, name, reason }) => (
            <p key={id}>{`${name}: ${reason}`}</p>
          ))}
        </div>
        <ul className="grid not-empty:mt-4" role="list" aria-label="Images to upload">
          {items.map((item) => (
            <UploadRow
              key={item.id}
              item={item}
              onRetry={item.mayPass ? () => retry(item.id) : undefined}
              onRemove={() => remove(item.id)}
            />
          ))}
          {rejected.map((item) => (
            <UploadRow key={item.id} item={item} onRemove={() => remove(item.id)} />
          ))}
        </ul>
      </DialogBody>
      {items.length > 0 && (
        <DialogFoot line>
          <DialogCancel />
          <UploadButton {...{ items, isUploading, upload }} />
        </DialogFoot>
      )}
    </>
  );
}

type UploadButtonProps = Pick<ReturnType<typeof useUploader>, 'items' | 'isUploading' | 'upload'>;

/** Renders nothing if all remaining files were rejected. */
function UploadButton({ items, isUploading, upload }: UploadButtonProps) {
  const count = (wanted: string) => items.filter(({ state }) => state === wanted).length;
  if (isUploading) {
    return (
      <Button variant="primary" busy>
        Uploading {count('saved')} of {items.length}
      </Button>
    );
  }
  const waiting = count('waiting');
  const passing = items.filter(({ mayPass }) => mayPass).length;
  if (waiting + passing === 0) return null;
  return (
    <Button variant="primary" onClick={upload}>
      {waiting > 0 ? `Upload ${waiting} ${waiting === 1 ? 'image' : 'images'}` : retryLabel(passing)}
    </Button>
  );
}

const retryLabel = (count: number) => (count === 1 ? 'Retry' : 'Retry all');
