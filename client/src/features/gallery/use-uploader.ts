import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toast } from '../../ui/feedback/toast';
import { addImage, galleryQuery, refreshGallery } from './queries';
import type { UploadItem } from './upload-item';
import { outcomeToast, type UploadOutcome } from './upload-outcome';
import { startUploader } from './uploader';
import type { Uploader } from './uploader-file';

interface UploaderOptions {
  /** Whether the list contains files that are not in the portfolio but may still be added. */
  onPending: (isPending: boolean) => void;
  /** Called when every file is in the portfolio. */
  onAllSaved: () => void;
}

/** Returns the files of an upload and its actions; unmounting ends the upload. */
export function useUploader({ onPending, onAllSaved }: UploaderOptions) {
  const queryClient = useQueryClient();
  const [items, setItems] = useState<UploadItem[]>([]);
  const [rejected, setRejected] = useState<UploadItem[]>([]);
  const [isUploading, setIsUploading] = useState(false);
  const uploader = useRef<Uploader>(undefined);
  const rejections = useRef(0);

  const reject = (name: string, bytes: number, reason: string) => {
    const id = `rejected-${(rejections.current += 1)}`;
    setRejected((others) => [...others, { id, name, bytes, reason, state: 'failed', percent: 0 }]);
  };
  const show = useEffectEvent((list: UploadItem[], isGoing: boolean) => {
    setItems(list);
    setIsUploading(isGoing);
    onPending(list.some(({ state, mayPass }) => state !== 'saved' && (state !== 'failed' || mayPass)));
  });
  const report = useEffectEvent(async (outcome: UploadOutcome, isAllSaved: boolean) => {
    if (outcome.saved > 0) await refreshGallery(queryClient);
    const told = outcomeToast(outcome);
    if (told) toast(told);
    if (isAllSaved) onAllSaved();
  });

  useEffect(() => {
    let isOver = false;
    let isAhead = false;
    const started = startUploader({
      save: async (objectId, place) => {
        await addImage({ objectId, displayOrder: place, caption: null, category: null });
        if (isOver) void refreshGallery(queryClient);
        isAhead = true;
      },
      countImages: () => queryClient.getQueryData(galleryQuery.queryKey)?.length ?? 0,
      onChange: (list, isGoing) => show(list, isGoing),
      onRejected: reject,
      onDone: (outcome, isAllSaved) => {
        isAhead = false;
        void report(outcome, isAllSaved);
      },
    });
    uploader.current = started;
    return () => {
      isOver = true;
      started.destroy();
      // Unmounted during an upload: the files that arrived are in the portfolio.
      if (isAhead) void refreshGallery(queryClient);
    };
  }, [queryClient]);

  const start = (id: string) => void uploader.current?.retryUpload(id).catch(() => undefined);

  return {
    items,
    rejected,
    isUploading,
    add: (files: Iterable<File>) =>
      uploader.current?.addFiles([...files].map((data) => ({ name: data.name, type: data.type, data }))),
    /** Sends all waiting files, and retries failed ones for which a retry may help. */
    upload: () => items.filter(({ state, mayPass }) => state === 'waiting' || mayPass).forEach(({ id }) => start(id)),
    retry: start,
    remove: (id: string) => {
      if (rejected.some((item) => item.id === id)) setRejected((all) => all.filter((item) => item.id !== id));
      else uploader.current?.removeFile(id);
    },
  };
}
