import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isClaimedBefore } from '../../../lib/uploads/claim';
import { submissionKey } from '../../../lib/api/submission-key';
import { failedOf } from '../../../lib/uploads/picture-list';
import { uploadErrorOf } from '../../../lib/uploads/upload';
import { toast } from '../../../ui/feedback/toast';
import { showDashboard } from '../dashboard';
import { isUploading, portfolioUploader, savedOf, type Uploader, type UploadState } from './portfolio-uploader';
import { addImage, galleryQuery, refreshGallery } from '../queries';
import { uploadToast } from './upload-toast';

/** A file that cannot be uploaded. */
export interface RefusedFile {
  id: string;
  name: string;
  reason: string;
}

interface UploadsOptions {
  /** Called with whether the list contains files that are not in the portfolio. */
  onPending: (isPending: boolean) => void;
  /** Called when every chosen file is in the portfolio. */
  onAllSaved: () => void;
}

/** Shows Uppy's Dashboard in the element of `container` and returns the state of its files; unmounting ends the uploads. */
export function useUploads({ onPending, onAllSaved }: UploadsOptions) {
  const queryClient = useQueryClient();
  const container = useRef<HTMLDivElement>(null);
  const uploader = useRef<Uploader>(undefined);
  const [state, setState] = useState<UploadState>();
  const [refused, setRefused] = useState<RefusedFile[]>([]);
  const [savedCount, setSavedCount] = useState(0);

  const show = useEffectEvent((next: UploadState) => {
    setState(next);
    onPending(savedOf(next).length < Object.keys(next.files).length);
  });
  /** Tells the result of all uploads that ran at the same time; only files that need the user's attention stay in the list. */
  const report = useEffectEvent(async (uppy: Uploader, refusals: number, error: unknown) => {
    const saved = savedOf(uppy.getState()).map(({ id }) => id);
    const failed = failedOf(uppy.getState()).length + refusals;
    const isAllSaved = failed + refused.length === 0 && saved.length === uppy.getFiles().length;
    if (saved.length + failed === 0) return; // the user removed all files
    if (!isAllSaved) uppy.removeFiles(saved);
    setSavedCount((count) => count + saved.length);
    if (saved.length > 0) await refreshGallery(queryClient);
    toast(uploadToast(saved.length, failed, error));
    if (isAllSaved) onAllSaved();
  });

  useEffect(() => {
    if (!container.current) return;
    let isOver = false;
    let refusals = 0;
    let lastError: unknown;
    const uppy = portfolioUploader({
      countImages: () => queryClient.getQueryData(galleryQuery.queryKey)?.length ?? 0,
      save: async (image) => {
        await addImage(image).catch(ignoreClaimedBefore);
        if (isOver) void refreshGallery(queryClient);
      },
      onRefused: (name, reason, isSent) => {
        if (isSent) refusals += 1;
        setRefused((others) => [...others, { id: submissionKey(), name, reason }]);
      },
    });
    uploader.current = uppy;
    const endDashboard = showDashboard(uppy, container.current);
    uppy.on('upload-error', (_file, error) => void (lastError = uploadErrorOf(error)));
    uppy.on('state-update', (before, after) => {
      show(after);
      if (!isUploading(before) || isUploading(after)) return;
      void report(uppy, refusals, lastError);
      refusals = 0;
    });
    return () => {
      isOver = true;
      if (savedOf(uppy.getState()).length > 0) void refreshGallery(queryClient);
      endDashboard();
      uppy.destroy();
    };
  }, [queryClient]);

  return {
    container,
    state,
    refused,
    savedCount,
    start: (ids: string[]) => ids.forEach((id) => void uploader.current?.retryUpload(id)),
    dismiss: (id: string) => setRefused((all) => all.filter((file) => file.id !== id)),
  };
}

/** A picture whose first answer was lost is in the portfolio. */
function ignoreClaimedBefore(error: unknown): void {
  if (!isClaimedBefore(error)) throw error;
}
