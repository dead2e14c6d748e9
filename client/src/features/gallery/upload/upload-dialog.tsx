import { lazy, Suspense, useState } from 'react';
import { Dialog, DialogBody } from '../../../ui/overlays/dialog';
import { ErrorBoundary } from '../../../ui/feedback/error-boundary';
import { Skeleton } from '../../../ui/feedback/skeleton';

/** Loaded on demand, because Uppy is larger than the rest of the screen. */
const UploadPanel = lazy(() => import('./upload-panel').then((module) => ({ default: module.UploadPanel })));

export function UploadDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [isPending, setIsPending] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title="Upload Images"
      description="Images only, up to 10 at a time, 10 MB each"
      dirty={isPending}
      dirtyText="Some images have not been uploaded."
    >
      <ErrorBoundary isPart>
        <Suspense
          fallback={
            <DialogBody>
              <Skeleton className="h-36" />
            </DialogBody>
          }
        >
          <UploadPanel onPending={setIsPending} onDone={onClose} />
        </Suspense>
      </ErrorBoundary>
    </Dialog>
  );
}
