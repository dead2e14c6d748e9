import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toast } from '../../ui/toast';
import { addImage, galleryQuery, refreshGallery } from './queries';
import { outcomeToast, type UploadOutcome } from './upload-outcome';
import { UploadProblems, type UploadProblem } from './upload-problems';
import { mountUploader } from './uploader';
import './upload.css';

interface UploadPanelProps {
  onPending: (isPending: boolean) => void;
  /** Every file is in the portfolio. */
  onAllSaved: () => void;
}

/** Uppy's Dashboard, and what it could not take, with the reasons. Loaded when the dialog opens. */
export function UploadPanel({ onPending, onAllSaved }: UploadPanelProps) {
  const queryClient = useQueryClient();
  const [problems, setProblems] = useState<UploadProblem[]>([]);
  const target = useRef<HTMLDivElement>(null);
  const rejections = useRef(0);

  const addProblem = (problem: UploadProblem) =>
    setProblems((others) => [...others.filter(({ id }) => id !== problem.id), problem]);
  const clearProblems = (ids: readonly string[]) =>
    setProblems((all) => (all.some(({ id }) => ids.includes(id)) ? all.filter(({ id }) => !ids.includes(id)) : all));

  const save = useEffectEvent((objectId: string, index: number) => {
    const count = queryClient.getQueryData(galleryQuery.queryKey)?.length ?? 0;
    return addImage({ objectId, displayOrder: count + index, caption: null, category: null });
  });
  const report = useEffectEvent(async (outcome: UploadOutcome, isAllSaved: boolean) => {
    if (outcome.saved > 0) await refreshGallery(queryClient);
    const told = outcomeToast(outcome);
    if (told) toast(told);
    if (isAllSaved) onAllSaved();
  });
  const pend = useEffectEvent(onPending);

  useEffect(() => {
    const place = target.current;
    if (!place) return;
    const unmount = mountUploader(place, {
      save: (objectId, index) => save(objectId, index),
      onRejected: (name, reason) =>
        addProblem({ id: `rejected-${(rejections.current += 1)}`, name, reason, isRejected: true }),
      onFailed: (id, name, reason) => addProblem({ id, name, reason, isRejected: false }),
      onCleared: clearProblems,
      onPending: (isPending) => pend(isPending),
      onDone: (outcome, isAllSaved) => void report(outcome, isAllSaved),
    });
    place.querySelector<HTMLElement>('.uppy-Dashboard-browse')?.focus();
    return unmount;
  }, []);

  return (
    <div className="upload">
      <UploadProblems problems={problems} onDismiss={(id) => clearProblems([id])} />
      <div ref={target} />
    </div>
  );
}
